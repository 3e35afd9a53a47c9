/** The kinds of push notifications. Each has a switch. */
export const PUSH_KINDS = ['missing', 'game', 'overtaken', 'result'] as const
export type PushKind = (typeof PUSH_KINDS)[number]

/** A player's switches. A kind that is missing is on. */
export type PushSwitches = Partial<Record<PushKind, boolean>>

/** `users/{uid}/devices/{hash}`: a browser that shows a player's notifications, as its push service knows it. */
export interface PushDevice {
  /** Its address at the push service. Whoever knows it and has our keys can send to it. */
  endpoint: string
  /** What messages to it are encrypted with, in base64url. */
  keys: { p256dh: string; auth: string }
  /** When it subscribed (epoch ms). */
  at: number
}

/** What a notification shows. */
export interface PushMessage {
  title: string
  body: string
  /** The path of the app that it opens. */
  path: string
  /** A later notification of the same tag replaces it. */
  tag: string
}

/**
 * A message as it is sent: a declarative one (Declarative Web Push), which newer browsers show by themselves, and the
 * service worker shows in others.
 */
export interface DeclarativePush {
  web_push: 8030
  notification: Omit<PushMessage, 'path'> & {
    lang: string
    /** The address that it opens. */
    navigate: string
  }
}
