import { readFile, type FileReading, type TrustAnchor } from './read-signature.ts';

/** Reads one file in its own thread, and ends with it. */

export interface CheckRequest {
  file: File;
  roots: readonly TrustAnchor[];
}

export type CheckReply = { readBytes: number } | { reading: FileReading } | { failed: true };

function reply(message: CheckReply): void {
  self.postMessage(message);
}

self.addEventListener('message', ({ data: { file, roots } }: MessageEvent<CheckRequest>) => {
  readFile(file, { roots, onRead: (readBytes) => reply({ readBytes }) }).then(
    (reading) => reply({ reading }),
    () => reply({ failed: true }),
  );
});
