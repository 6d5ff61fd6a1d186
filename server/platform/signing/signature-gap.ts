import { Constructed, fromBER, ObjectIdentifier, OctetString, Sequence, Set, type AsnType } from 'asn1js';
import { TimestampError } from './types.ts';

/**
 * Reads and edits the signature, or the document timestamp, over a whole PDF. Its CMS is in a zero-padded gap outside
 * of its byte range, so an unsigned attribute can be added without changing a signed byte.
 */

/** Bytes reserved for the CMS: certificates, signature, and a timestamp with its authority's chain. */
export const reservedBytes = 16_384;

const byteRangePattern = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g;
const timestampAttribute = '1.2.840.113549.1.9.16.2.14';

interface Gap {
  /** Offset of the first hex digit, and number of digits. */
  start: number;
  digits: number;
}

const subFilters = { signature: '/ETSI.CAdES.detached', timestamp: '/ETSI.RFC3161' } as const;

/**
 * The last gap, which covers the whole file: attachments may have other signatures, and a later document timestamp
 * covers the signature before it.
 */
export function findGap(pdf: Buffer, kind: keyof typeof subFilters): Gap {
  const [range] = [...pdf.toString('latin1').matchAll(byteRangePattern)].slice(-1);
  const [start = -1, headEnd = 0, tailStart = 0, tailLength = 0] = range?.slice(1).map(Number) ?? [];
  const isWhole = start === 0 && headEnd < tailStart && tailStart + tailLength === pdf.length;
  const dictionary = pdf.toString('latin1', pdf.lastIndexOf(' obj', headEnd), headEnd);
  const isOfKind = dictionary.includes(subFilters[kind]);
  if (!isWhole || !isOfKind || pdf[headEnd] !== 0x3c || pdf[tailStart - 1] !== 0x3e) {
    throw new Error(`the file has no ${kind} that covers it whole`);
  }
  return { start: headEnd + 1, digits: tailStart - headEnd - 2 };
}

/** The parts of a CMS with one signer that are read or changed here. */
interface Cms {
  /** DER, without the gap's padding. */
  der: Buffer;
  root: Sequence;
  signer: Sequence;
  signature: OctetString;
}

function readCms(pdf: Buffer, gap: Gap): Cms {
  const { der, value } = readGap(pdf, gap);
  const root = sequence(value);
  const signedData = sequence(children(root.valueBlock.value[1])[0]);
  const signer = sequence(children(signedData.valueBlock.value.at(-1))[0]);
  const signature = signer.valueBlock.value.find((part) => part instanceof OctetString);
  if (!signature) throw new Error('the signature has no value');
  return { der, root, signer, signature };
}

/** The value in a gap, parsed, and its DER without the padding. */
function readGap(pdf: Buffer, { start, digits }: Gap): { der: Buffer; value: AsnType } {
  const padded = Buffer.from(pdf.toString('latin1', start, start + digits), 'hex');
  const { offset, result } = fromBER(new Uint8Array(padded).buffer);
  if (offset === -1) throw new Error('the signature is no CMS');
  return { der: padded.subarray(0, offset), value: result };
}

function sequence(value: unknown): Sequence {
  if (!(value instanceof Sequence)) throw new Error('the signature is no CMS');
  return value;
}

function children(value: unknown): unknown[] {
  if (value instanceof Constructed || value instanceof Set) return value.valueBlock.value;
  throw new Error('the signature is no CMS');
}

/** Throws TimestampError when the space is too small, which only a timestamp's chain can cause. */
function fillGap(pdf: Buffer, { start, digits }: Gap, der: Uint8Array): Buffer {
  const hex = Buffer.from(der).toString('hex');
  if (hex.length > digits) throw new TimestampError(`${hex.length / 2} bytes do not fit into ${digits / 2}`);
  const changed = Buffer.from(pdf);
  changed.write(hex.padEnd(digits, '0'), start, 'latin1');
  return changed;
}

/** Fills in the signature that the worker left empty. */
export function withSignature(pdf: Buffer, signature: Uint8Array): Buffer {
  const gap = findGap(pdf, 'signature');
  const cms = readCms(pdf, gap);
  cms.signer.valueBlock.value = cms.signer.valueBlock.value.map((part) =>
    part === cms.signature ? new OctetString({ valueHex: Uint8Array.from(signature).buffer }) : part,
  );
  return fillGap(pdf, gap, new Uint8Array(cms.root.toBER()));
}

/** Adds a timestamp of the signature (PAdES B-T). The signature itself and every other byte stay the same. */
export function withTimestamp(pdf: Buffer, token: Uint8Array): Buffer {
  const gap = findGap(pdf, 'signature');
  const cms = readCms(pdf, gap);
  const attribute = new Sequence({
    value: [
      new ObjectIdentifier({ value: timestampAttribute }),
      new Set({ value: [fromBER(Uint8Array.from(token).buffer).result] }),
    ],
  });
  cms.signer.valueBlock.value.push(new Constructed({ idBlock: { tagClass: 3, tagNumber: 1 }, value: [attribute] }));
  return fillGap(pdf, gap, new Uint8Array(cms.root.toBER()));
}

export interface ReadSignature {
  gap: Gap;
  /** DER. */
  cms: Buffer;
  /** The same, parsed. */
  root: Sequence;
  /** The signature value, which a timestamp covers. */
  value: Buffer;
  /** DER of the timestamp. */
  token: Buffer | undefined;
}

/** The signature that covers a file whole. */
export function readSignature(pdf: Buffer): ReadSignature {
  const gap = findGap(pdf, 'signature');
  const { der: cms, root, signer, signature } = readCms(pdf, gap);
  const value = Buffer.from(signature.valueBlock.valueHexView);
  const unsigned = signer.valueBlock.value.find((part) => part.idBlock.tagClass === 3 && part.idBlock.tagNumber === 1);
  const attribute = unsigned && children(unsigned).find((part) => part instanceof Sequence && isTimestamp(part));
  if (attribute === undefined) return { gap, cms, root, value, token: undefined };
  const token = sequence(children(children(attribute)[1])[0]);
  return { gap, cms, root, value, token: Buffer.from(token.toBER()) };
}

function isTimestamp(attribute: Sequence): boolean {
  const [type] = attribute.valueBlock.value;
  return type instanceof ObjectIdentifier && type.getValue() === timestampAttribute;
}

/** The bytes that a document timestamp over a whole file covers: all outside of its gap. */
export function stampedContent(pdf: Buffer): Buffer {
  const { start, digits } = findGap(pdf, 'timestamp');
  return Buffer.concat([pdf.subarray(0, start - 1), pdf.subarray(start + digits + 1)]);
}

/** Fills in the document timestamp that the worker left empty. Throws TimestampError when the space is too small. */
export function withDocumentTimestamp(pdf: Buffer, token: Uint8Array): Buffer {
  return fillGap(pdf, findGap(pdf, 'timestamp'), token);
}

/** The token of the document timestamp that covers a file whole, DER. */
export function readDocumentTimestamp(pdf: Buffer): Buffer {
  return readGap(pdf, findGap(pdf, 'timestamp')).der;
}
