/** How long a call may take (ms) for which the API asks the feed: longer than the API waits for it, so that it can say so. */
export const FEED_TIMEOUT = 12_000
