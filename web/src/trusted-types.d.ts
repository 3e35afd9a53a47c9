/** The part of Trusted Types that is used; TypeScript's own description of the browser has none of it. */
interface TrustedScriptURL {
  toString(): string
}
interface TrustedTypePolicy {
  createScriptURL(address: string): TrustedScriptURL
}
interface Window {
  /** Absent in older browsers, which take any string. */
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): TrustedTypePolicy
  }
}
interface ServiceWorkerContainer {
  register(address: TrustedScriptURL | string): Promise<ServiceWorkerRegistration>
}
