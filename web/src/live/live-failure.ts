import { ChunkError } from '#web/app/loadChunk'

/** A document that could not be read, with the sentence of the product for it; the database's own is no player's. */
class LiveFailure extends Error {
  constructor(sentence: string, cause: unknown) {
    super(sentence, { cause })
    this.name = 'LiveFailure'
  }
}

/** What to throw to the screen's boundary. A part of the app that did not come says so itself. */
export const liveFailure = (cause: Error, sentence: string): Error =>
  cause instanceof ChunkError ? cause : new LiveFailure(sentence, cause)
