import { Sha256 } from './sha256.ts';

/** One pass over a file: its hash, and where it claims to be signed. Fails closed: an unusual notation is not found. */

/** Bytes `[0, headEnd)` and `[tailStart, end)` of the file are signed; the gap between holds the signature. */
export interface SignatureRange {
  start: number;
  headEnd: number;
  tailStart: number;
  end: number;
}

export interface ScannedFile {
  sha256: string;
  hasPdfHeader: boolean;
  /** Distinct, in file order. */
  ranges: SignatureRange[];
  /** Verification code of the signature's stated reason. */
  code: string | undefined;
}

const chunkBytes = 4 * 1024 * 1024;
/** Longest match of the patterns, which may lie across two chunks. */
const overlap = 512;
const maxRanges = 64;

const byteRange = /\/ByteRange\s*\[\s*(\d{1,12})\s+(\d{1,12})\s+(\d{1,12})\s+(\d{1,12})\s*\]/g;
const reason = /\/Reason\s*\(Certified translation ([A-Z0-9-]{6,40})\)/;

/** Chunks of `[start, end)`, so that a large file is never in memory whole. */
export async function* chunksOf(file: Blob, start = 0, end = file.size): AsyncGenerator<Uint8Array> {
  for (let at = start; at < end; at += chunkBytes) {
    yield new Uint8Array(await file.slice(at, Math.min(end, at + chunkBytes)).arrayBuffer());
  }
}

/** `onRead` gets the number of bytes read so far. */
export async function scanFile(file: Blob, onRead: (bytes: number) => void = () => undefined): Promise<ScannedFile> {
  const hash = new Sha256();
  const latin1 = new TextDecoder('latin1');
  const ranges = new Map<string, SignatureRange>();
  let [read, tail, hasPdfHeader] = [0, '', false];
  let code: string | undefined;
  for await (const chunk of chunksOf(file)) {
    hash.update(chunk);
    const text = tail + latin1.decode(chunk);
    // Readers accept up to 1024 bytes before the header.
    if (read === 0) hasPdfHeader = text.slice(0, 1024).includes('%PDF-');
    for (const [, ...numbers] of text.matchAll(byteRange)) {
      const [start = 0, headLength = 0, tailStart = 0, tailLength = 0] = numbers.map(Number);
      if (ranges.size < maxRanges)
        ranges.set(numbers.join(' '), { start, headEnd: start + headLength, tailStart, end: tailStart + tailLength });
    }
    code ??= reason.exec(text)?.[1];
    tail = text.slice(-overlap);
    read += chunk.length;
    onRead(read);
  }
  return { sha256: hash.hex(), hasPdfHeader, ranges: [...ranges.values()], code };
}

/** Twice the placeholder that signers reserve. */
const maxSignatureBytes = 128 * 1024;

/**
 * The signature in a range's gap. Undefined unless the gap is one hex string and nothing else, which leaves no unsigned byte
 * that a reader could interpret.
 */
export async function readSignature(file: Blob, range: SignatureRange): Promise<Uint8Array | undefined> {
  const { start, headEnd, tailStart, end } = range;
  if (start !== 0 || headEnd === 0 || tailStart <= headEnd || end < tailStart) return undefined;
  if (tailStart - headEnd > 2 * maxSignatureBytes || tailStart > file.size) return undefined;
  const gap = new TextDecoder('latin1').decode(await file.slice(headEnd, tailStart).arrayBuffer());
  const hex = /^<((?:[\da-f]{2})+)>$/i.exec(gap)?.[1];
  if (hex === undefined) return undefined;
  return Uint8Array.from({ length: hex.length / 2 }, (_none, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}

/** SHA-256 of a range's signed bytes; undefined where it reaches past the end of the file. */
export async function hashSigned(file: Blob, { headEnd, tailStart, end }: SignatureRange): Promise<string | undefined> {
  if (end > file.size) return undefined;
  const hash = new Sha256();
  for await (const chunk of chunksOf(file, 0, headEnd)) hash.update(chunk);
  for await (const chunk of chunksOf(file, tailStart, end)) hash.update(chunk);
  return hash.hex();
}
