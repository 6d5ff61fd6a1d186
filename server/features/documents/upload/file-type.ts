import { fileTypeFromBuffer } from 'file-type';
import { isAcceptedMimeType, type AcceptedMimeType } from '#shared/files.ts';

/** First bytes each accepted image must have, at offset 0. */
const magic = {
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
} as const satisfies Record<Exclude<AcceptedMimeType, 'application/pdf'>, Buffer>;

/** Enough for every detector of an accepted type; the rest of the file cannot change the answer. */
const sniffedBytes = 4100;

/** Viewers look for `%PDF-` in the first 1,024 bytes; nothing that a browser or a script runs fits before it here. */
const prefixBytes = 256;

/** A byte order mark, blanks and comments without markup, as web servers and scanners put them before the header. */
const pdfHeader = /^(?:\xef\xbb\xbf|\xfe\xff|\xff\xfe)?(?:[\0\t\n\f\r ]|%(?!PDF-)[^<>\r\n]*[\r\n])*%PDF-\d/;

const phonePhotos = /^image\/hei[cf]/;

/** Where the header of a PDF stands: 0, or after harmless bytes; undefined for what is no PDF. */
export function findPdfHeader(bytes: Uint8Array): number | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, prefixBytes)).toString('latin1');
  const header = pdfHeader.exec(head)?.[0];
  return header === undefined ? undefined : header.length - '%PDF-1'.length;
}

async function sniff(bytes: Uint8Array): Promise<string | undefined> {
  return (await fileTypeFromBuffer(bytes.subarray(0, sniffedBytes)))?.mime;
}

/** The type a file's bytes say it has, whatever its name or header claims; undefined for every type that is not accepted. */
export async function detectType(bytes: Uint8Array): Promise<AcceptedMimeType | undefined> {
  if (findPdfHeader(bytes) !== undefined) return 'application/pdf';
  const mime = await sniff(bytes);
  if (mime === undefined || !isAcceptedMimeType(mime) || mime === 'application/pdf') return undefined;
  const expected = magic[mime];
  return expected.equals(bytes.subarray(0, expected.length)) ? mime : undefined;
}

/** Why a file of no accepted type is refused: phones' own photos get a way out. */
export async function typeError(bytes: Uint8Array): Promise<'FILE_HEIC' | 'FILE_TYPE'> {
  return phonePhotos.test((await sniff(bytes)) ?? '') ? 'FILE_HEIC' : 'FILE_TYPE';
}
