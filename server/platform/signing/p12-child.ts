import { readFrames } from '#server/platform/processes/frames.ts';
import { readP12, type P12Contents, type P12Fault } from './p12-file.ts';
import type { P12Answer } from './p12.ts';

/** Child process that opens PKCS #12 files that people import: a frame with the file, then one with its passphrase. */

process.on('disconnect', () => process.exit(0));

function toAnswer(read: P12Contents | P12Fault): P12Answer {
  if (typeof read === 'string') return { fault: read };
  const toText = (der: Buffer): string => der.toString('base64');
  return { pkcs8: toText(read.pkcs8), chain: read.chain.map(toText) };
}

let file: Buffer | undefined;
for await (const frame of readFrames(process.stdin)) {
  if (file === undefined) {
    file = frame;
    continue;
  }
  const read = await readP12(file, frame.toString('utf8')).catch((): P12Fault => 'file');
  file = undefined;
  process.send?.(toAnswer(read));
}
