export {}

declare const self: ServiceWorkerGlobalScope

// The Firebase sign-in SDK tells the page's worker of every change of the user that it keeps, also while it starts, and
// waits 50 ms for an answer before it says who is signed in. This worker keeps no user, so it answers at once that there
// is nothing to do. The fields are those of the SDK's own messages (firebase-js-sdk, packages/auth, messagechannel).
self.addEventListener('message', ({ data, ports }) => {
  const { eventId, eventType } = (data ?? {}) as { eventId?: unknown; eventType?: unknown }
  if (eventId && eventType) ports[0]?.postMessage({ status: 'done', eventId, eventType, response: [] })
})
