import { fileTypeFromBuffer } from 'file-type';
import { isAcceptedMimeType, type AcceptedMimeType } from '#shared/files.ts';

/** First bytes each accepted type must have, at offset 0: viewers look further for `%PDF-`, and so would run what stands before it. */
const magic = {
  'application/pdf': Buffer.from('%PDF-', 'latin1'),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
} as const satisfies Record<AcceptedMimeType, Buffer>;

/** Enough for every detector of an accepted type; the rest of the file cannot change the answer. */
const sniffedBytes = 4100;

/** The type a file's bytes say it has, whatever its name or header claims; undefined for every type that is not accepted. */
export async function detectType(bytes: Uint8Array): Promise<AcceptedMimeType | undefined> {
  const head = bytes.subarray(0, sniffedBytes);
  const mime = (await fileTypeFromBuffer(head))?.mime;
  if (mime === undefined || !isAcceptedMimeType(mime)) return undefined;
  const expected = magic[mime];
  return expected.equals(head.subarray(0, expected.length)) ? mime : undefined;
}
