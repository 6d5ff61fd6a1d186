import { fileTypeFromBuffer } from 'file-type';
import { isAcceptedMimeType, type AcceptedMimeType } from '#shared/files.ts';

/** Signature each accepted image must have at offset 0. */
const signatures = {
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
} as const satisfies Record<Exclude<AcceptedMimeType, 'application/pdf'>, Buffer>;

/** Sample size that suffices for every accepted type. */
const sniffedBytes = 4100;

/** Maximum offset of `%PDF-`. Viewers accept 1,024 bytes; this is too short for polyglot files. */
const prefixBytes = 256;

/** Byte order mark, white space and comments without markup, as web servers and scanners write before the header. */
const pdfHeader = /^(?:\xef\xbb\xbf|\xfe\xff|\xff\xfe)?(?:[\0\t\n\f\r ]|%(?!PDF-)[^<>\r\n]*[\r\n])*%PDF-\d/;

const phonePhoto = /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s;

/** The offset of the PDF header, 0 or after a harmless prefix; undefined for other files. */
export function findPdfHeader(bytes: Uint8Array): number | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, prefixBytes)).toString('latin1');
  const header = pdfHeader.exec(head)?.[0];
  return header === undefined ? undefined : header.length - '%PDF-1'.length;
}

async function sniff(bytes: Uint8Array): Promise<string | undefined> {
  return (await fileTypeFromBuffer(bytes.subarray(0, sniffedBytes)))?.mime;
}

/** Detects the type from content, regardless of name and Content-Type; undefined when it is not accepted. */
export async function detectType(bytes: Uint8Array): Promise<AcceptedMimeType | undefined> {
  if (findPdfHeader(bytes) !== undefined) return 'application/pdf';
  const mime = await sniff(bytes);
  if (mime === undefined || !isAcceptedMimeType(mime) || mime === 'application/pdf') return undefined;
  const expected = signatures[mime];
  return expected.equals(bytes.subarray(0, expected.length)) ? mime : undefined;
}

/** Whether the bytes are a phone photo in HEIC, which is converted; by its brands, as decoders do. */
export function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12)).toString('latin1');
  return phonePhoto.test(head);
}

/** A received file that passed every check. */
export interface IncomingFile {
  bytes: Buffer;
  sha256: string;
  mimetype: AcceptedMimeType;
  pages: number;
  /** Pages that the product's viewer can show, at most `pages`. */
  viewerPages: number;
}
