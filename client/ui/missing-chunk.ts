/** Code that could not be loaded: there is no network, or the release has changed. */

const missingChunk = 'ChunkLoadError';

/** Marks the error of a failed dynamic import, with a text for the visitor. */
export function nameMissingChunk(error: Error, text: string): void {
  error.name = missingChunk;
  error.message = text;
}

export function isMissingChunk(error: unknown): error is Error {
  return error instanceof Error && error.name === missingChunk;
}
