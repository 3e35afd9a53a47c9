/** What a page tells the worker of a new release that waits: to take over from the old one. */
export const APPLY_UPDATE = 'apply-update'
