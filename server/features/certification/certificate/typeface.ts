import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

/** The typefaces of a certificate, and which of them can draw a text. */

export type Role = 'serif' | 'sans' | 'strong' | 'mono';

export interface Typeface {
  /** Name of a standard PDF font, or the bytes of a TrueType file. */
  source: string | Buffer;
  covers: (character: string) => boolean;
}

interface Candidate {
  file: string;
  covers: RegExp;
}

const latin =
  /[ -~\u00a0-\u00ac\u00ae-\u00ff\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122]/u;
const european =
  /[ -~\u00a0-\u00ac\u00ae-\u017f\u0192\u0218-\u021b\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u0490\u0491\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u20ac\u2122]/u;
const hebrew = /[\u05d0-\u05ea]/u;
const arabic =
  /[\u064b-\u0652]|\u0670|[\u0621-\u063a\u0640-\u064a\u0660-\u0669\u0671\u0679\u067e\u0686\u0688\u0691\u0698\u06a9\u06af\u06ba\u06be\u06c1\u06cc\u06d2]/u;

/** In order of preference. A package that is not installed is passed over; the last of each list always is. */
const candidates: Record<Role, readonly Candidate[]> = {
  serif: [
    { file: '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff', covers: latin },
    { file: 'Times-Bold', covers: latin },
    { file: 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf', covers: european },
  ],
  sans: [
    { file: '@fontsource/public-sans/files/public-sans-latin-400-normal.woff', covers: latin },
    { file: 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf', covers: european },
  ],
  strong: [
    { file: '@fontsource/public-sans/files/public-sans-latin-600-normal.woff', covers: latin },
    { file: 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf', covers: european },
  ],
  mono: [
    { file: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-600-normal.woff', covers: latin },
    { file: 'Courier-Bold', covers: latin },
  ],
};

const otherScripts: readonly Candidate[] = [
  { file: '@fontsource/ibm-plex-sans-hebrew/files/ibm-plex-sans-hebrew-hebrew-400-normal.woff', covers: hebrew },
  { file: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff', covers: arabic },
];

const { resolve } = createRequire(import.meta.url);

/** The TrueType file inside a WOFF 1 file: the same tables, each unpacked, behind another directory. */
export function unwrapWoff(woff: Buffer): Buffer {
  const tables = woff.readUInt16BE(12);
  const power = Math.floor(Math.log2(tables));
  const directory = Buffer.alloc(12 + 16 * tables);
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  directory.writeUInt16BE(tables, 4);
  directory.writeUInt16BE(16 * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(16 * (tables - 2 ** power), 10);
  const parts: Uint8Array[] = [directory];
  let at = directory.length;
  for (let table = 0; table < tables; table += 1) {
    const entry = 44 + 20 * table;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field));
    if (offset === undefined || packed === undefined || length === undefined) break;
    const data = woff.subarray(offset, offset + packed);
    const padding = (4 - (length % 4)) % 4;
    const row = 12 + 16 * table;
    woff.copy(directory, row, entry, entry + 4);
    directory.writeUInt32BE(woff.readUInt32BE(entry + 16), row + 4);
    directory.writeUInt32BE(at, row + 8);
    directory.writeUInt32BE(length, row + 12);
    parts.push(packed < length ? inflateSync(data) : data, Buffer.alloc(padding));
    at += length + padding;
  }
  return Buffer.concat(parts);
}

function load({ file, covers }: Candidate): Typeface[] {
  const isStandardFont = !file.includes('/');
  if (isStandardFont) return [{ source: file, covers: (character) => covers.test(character) }];
  let path: string;
  try {
    path = resolve(file);
  } catch {
    return [];
  }
  const bytes = readFileSync(path);
  const source = file.endsWith('.woff') ? unwrapWoff(bytes) : bytes;
  return [{ source, covers: (character) => covers.test(character) }];
}

const loaded = new Map<Candidate, Typeface[]>();

/** Typefaces that may stand in for a role, best first; read from disk once. */
export function typefacesOf(role: Role): Typeface[] {
  return [...candidates[role], ...otherScripts].flatMap((candidate) => {
    const typefaces = loaded.get(candidate) ?? load(candidate);
    loaded.set(candidate, typefaces);
    return typefaces;
  });
}
