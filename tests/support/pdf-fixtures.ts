import { createHash } from 'node:crypto';
import { crc32, createDeflate, deflateSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';

/** Makes real files for tests: honest ones, odd ones and hostile ones. Nothing here is read from disk. */

const fixedDate = new Date('2026-01-15T12:00:00Z');

interface PdfOptions {
  userPassword?: string;
  ownerPassword?: string;
  size?: 'LETTER' | 'A4' | [number, number];
  /** 1.3 and 1.4 encrypt with RC4, 1.7 with AES-128, 1.7ext3 with AES-256. */
  pdfVersion?: '1.3' | '1.4' | '1.7' | '1.7ext3';
  /** Written on every page. */
  text?: string;
}

/** A PDF of `pages` pages with real text, as a library makes it. */
export async function pdfOf(pages: number, { text, ...options }: PdfOptions = {}): Promise<Buffer> {
  const info = { Title: 'Birth certificate', CreationDate: fixedDate, ModDate: fixedDate };
  const document = new PDFDocument({ size: 'LETTER', autoFirstPage: false, info, ...options });
  const bytes = buffer(document);
  for (let page = 1; page <= pages; page += 1) {
    document.addPage();
    document.fontSize(18).text(`Certificate of Birth, page ${page} of ${pages}`);
    document.moveDown().fontSize(11);
    document.text(
      text ?? 'In the civil registry of this municipality it is recorded that the child was born. '.repeat(14),
    );
  }
  document.end();
  return bytes;
}

/** Needs a password to open. */
export const pdfWithUserPassword = (pages: number): Promise<Buffer> =>
  pdfOf(pages, { userPassword: 'secret', ownerPassword: 'owner', pdfVersion: '1.7ext3' });

/** Encrypted, but opens without a password: only printing and copying are restricted. */
export const pdfWithOwnerPassword = (
  pages: number,
  pdfVersion: PdfOptions['pdfVersion'] = '1.7ext3',
): Promise<Buffer> => pdfOf(pages, { ownerPassword: 'owner', pdfVersion });

/** The first half of a real file, as a broken upload leaves it. */
export async function truncatedPdf(): Promise<Buffer> {
  const whole = await pdfOf(3);
  return whole.subarray(0, Math.floor(whole.length / 2));
}

/** The right first and last bytes, and noise between them, the same every time. */
export function garbagePdf(bytes = 20_000): Buffer {
  const noise: Uint8Array[] = [Buffer.from('%PDF-1.7\n')];
  for (let block = 0; block * 64 < bytes; block += 1) noise.push(createHash('sha512').update(String(block)).digest());
  return Buffer.concat([Buffer.concat(noise).subarray(0, bytes), Buffer.from('\nstartxref\n0\n%%EOF\n')]);
}

/** A web page that PDF viewers would open as a PDF. */
export async function htmlPolyglot(): Promise<Buffer> {
  return Buffer.concat([Buffer.from('<html><script>alert(1)</script></html>\n'), await pdfOf(1)]);
}

/** Body of an object by its number; a stream carries its own bytes. */
export type RawObject = string | { dictionary: string; stream: Buffer };

export function objectBytes(number: number, object: RawObject): Buffer {
  if (typeof object === 'string') return Buffer.from(`${number} 0 obj\n${object}\nendobj\n`, 'latin1');
  const { dictionary, stream } = object;
  const head = `${number} 0 obj\n<< ${dictionary} /Length ${stream.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), stream, Buffer.from('\nendstream\nendobj\n')]);
}

/** A PDF of exactly these objects (1 is the catalogue), with a correct cross-reference table. */
export function rawPdf(objects: readonly RawObject[], { pad = 0 }: { pad?: number } = {}): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let at = parts[0]?.length ?? 0;
  const offsets = objects.map((object, index) => {
    const start = at;
    const bytes = objectBytes(index + 1, object);
    parts.push(bytes);
    at += bytes.length;
    return start;
  });
  if (pad > 0) parts.push(Buffer.from(`%${'.'.repeat(pad - 2)}\n`));
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\n`;
  return Buffer.concat([...parts, Buffer.from(`${table}startxref\n${at + pad}\n%%EOF\n`, 'latin1')]);
}

export const page = (parent: number): string => `<< /Type /Page /Parent ${parent} 0 R /MediaBox [0 0 612 792] >>`;
export const refs = (numbers: readonly number[]): string => `[${numbers.map((number) => `${number} 0 R`).join(' ')}]`;
export const range = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index);
export const catalogue = '<< /Type /Catalog /Pages 2 0 R >>';

/** `pages` real pages whose list claims another number: `lyingPdf(50, '1')`, `lyingPdf(3, '-3')`, `lyingPdf(3, '2.5')`. */
export function lyingPdf(pages: number, count: string, pad = 0): Buffer {
  const kids = range(3, pages);
  return rawPdf([catalogue, `<< /Type /Pages /Kids ${refs(kids)} /Count ${count} >>`, ...kids.map(() => page(2))], {
    pad,
  });
}

/** An honest PDF without a single page. */
export const emptyPdf = (): Buffer => lyingPdf(0, '0');

/** A valid one-page PDF of exactly `bytes` bytes. */
export function pdfOfSize(bytes: number): Buffer {
  // The padding moves startxref, whose number of digits may change the size: two rounds settle it.
  let pad = bytes - lyingPdf(1, '1').length;
  for (let round = 0; round < 2; round += 1) pad += bytes - lyingPdf(1, '1', pad).length;
  return lyingPdf(1, '1', pad);
}

/** A few kilobytes that show 1,000,000 pages: six levels of lists, each naming the next one ten times. */
export function fanPdf(): Buffer {
  const lists = range(2, 6).map((number) => {
    const kids = refs(Array.from({ length: 10 }, () => number + 1));
    return `<< /Type /Pages /Kids ${kids} /Count ${10 ** (8 - number)} >>`;
  });
  return rawPdf([catalogue, ...lists, page(7)]);
}

/** A list that shows no page in 2^40 ways: never ends for a reader that counts only pages. */
export function emptyFanPdf(levels = 40): Buffer {
  const lists = range(2, levels).map((number) => `<< /Type /Pages /Kids ${refs([number + 1, number + 1])} /Count 1 >>`);
  return rawPdf([catalogue, ...lists, '<< /Type /Pages /Kids [] /Count 0 >>']);
}

/** A list of pages that contains itself. */
export function cyclicPdf(): Buffer {
  return rawPdf([
    catalogue,
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    page(2),
    '<< /Type /Pages /Kids [2 0 R] /Count 1 >>',
  ]);
}

/** One page, `depth` lists deep. */
export function deepPdf(depth = 20_000): Buffer {
  const lists = range(2, depth).map((number) => `<< /Type /Pages /Kids [${number + 1} 0 R] /Count 1 >>`);
  return rawPdf([catalogue, ...lists, page(depth + 1)]);
}

/** As many pages as 10 MB hold. */
export const hugePdf = (): Buffer => lyingPdf(100_000, '100000');

/**
 * Viewers follow the table and show `shown` pages; a reader that scans finds a later list of pages, which no table names,
 * with `hidden` of them.
 */
export function twoFacedPdf(shown: number, hidden: number): Buffer {
  const honest = lyingPdf(shown, String(shown));
  const stray = objectBytes(2, `<< /Type /Pages /Kids ${refs(range(3, hidden))} /Count ${hidden} >>`);
  const table = honest.lastIndexOf('xref\n0 ');
  const before = honest.subarray(0, table);
  const after = honest.subarray(table).toString('latin1');
  const moved = after.replace(/startxref\n\d+/, `startxref\n${table + stray.length}`);
  return Buffer.concat([before, stray, Buffer.from(moved, 'latin1')]);
}

const blanks = Buffer.alloc(1024 * 1024, 0x20);

/** About 1 MB that unpacks to `mebibytes`, where every reader must look: the object stream that holds the catalogue. */
export async function bombPdf(mebibytes = 1024): Promise<Buffer> {
  function* unpacked(): Generator<Uint8Array> {
    yield Buffer.from('1 0 2 34 ');
    yield Buffer.from(`${catalogue.padEnd(34)}<< /Type /Pages /Kids [] /Count 0 >>`);
    for (let written = 0; written < mebibytes; written += 1) yield blanks;
  }
  const packed = await buffer(Readable.from(unpacked()).pipe(createDeflate({ level: 9 })));
  return crossReferenceStreamPdf({ dictionary: '/Type /ObjStm /N 2 /First 9 /Filter /FlateDecode', stream: packed });
}

/** One page whose contents unpack to `mebibytes`: counting its pages costs nothing. */
export async function contentBombPdf(mebibytes: number): Promise<Buffer> {
  const words = Buffer.from('BT /F1 9 Tf 9 9 Td (bomb) Tj ET\n'.repeat(32 * 1024));
  const stream = await buffer(
    Readable.from(Array.from({ length: mebibytes }, () => words)).pipe(createDeflate({ level: 9 })),
  );
  return rawPdf([
    catalogue,
    `<< /Type /Pages /Kids ${refs([3])} /Count 1 >>`,
    `${page(2).slice(0, -2)}/Contents 4 0 R >>`,
    { dictionary: '/Filter /FlateDecode', stream },
  ]);
}

/** As word processors export: pages in an object stream, found through a cross-reference stream. */
export function wordProcessorPdf(pages: number): Buffer {
  const kids = range(10, pages);
  const objects = [
    { number: 1, body: catalogue },
    { number: 2, body: `<< /Type /Pages /Kids ${refs(kids)} /Count ${pages} >>` },
    ...kids.map((number) => ({ number, body: page(2) })),
  ];
  let at = 0;
  const index = objects.map(({ number, body }) => {
    const entry = `${number} ${at}`;
    at += body.length + 1;
    return entry;
  });
  const head = `${index.join(' ')} `;
  const stream = deflateSync(Buffer.from(head + objects.map(({ body }) => body).join('\n'), 'latin1'));
  const dictionary = `/Type /ObjStm /N ${objects.length} /First ${head.length} /Filter /FlateDecode`;
  return crossReferenceStreamPdf(
    { dictionary, stream },
    objects.map(({ number }) => number),
  );
}

/** A file of one object stream (object 3, holding `members`) and the cross-reference stream (object 4) that finds them. */
function crossReferenceStreamPdf(container: Exclude<RawObject, string>, members: readonly number[] = [1, 2]): Buffer {
  const header = Buffer.from('%PDF-1.5\n%\xe2\xe3\xcf\xd3\n', 'latin1');
  const body = objectBytes(3, container);
  const tableAt = header.length + body.length;
  const size = Math.max(4, ...members) + 1;
  const rows = Buffer.alloc(size * 7);
  const row = (number: number, type: number, middle: number, last: number): void => {
    rows.writeUInt8(type, number * 7);
    rows.writeUInt32BE(middle, number * 7 + 1);
    rows.writeUInt16BE(last, number * 7 + 5);
  };
  row(0, 0, 0, 65_535);
  members.forEach((number, index) => row(number, 2, 3, index));
  row(3, 1, header.length, 0);
  row(4, 1, tableAt, 0);
  const dictionary = `/Type /XRef /Size ${size} /W [1 4 2] /Root 1 0 R`;
  const table = objectBytes(4, { dictionary, stream: rows });
  return Buffer.concat([header, body, table, Buffer.from(`startxref\n${tableAt}\n%%EOF\n`)]);
}

function pngChunk(name: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(name, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}

const pngFile = (chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...chunks]);

/** A real PNG: a grey gradient, or transparent with `alpha`. `claim` writes other dimensions than the pixels have. */
export function pngOf(
  width: number,
  height: number,
  { alpha = false, claim = { width, height } }: { alpha?: boolean; claim?: { width: number; height: number } } = {},
): Buffer {
  const channels = alpha ? 4 : 3;
  const pixels = Buffer.alloc(height * (1 + width * channels), 0xff);
  for (let y = 0; y < height; y += 1) {
    const start = y * (1 + width * channels);
    pixels[start] = 0;
    for (let x = 0; x < width; x += 1)
      pixels.fill(200 + ((x + y) % 56), start + 1 + x * channels, start + 4 + x * channels);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(claim.width, 0);
  header.writeUInt32BE(claim.height, 4);
  header.set([8, alpha ? 6 : 2, 0, 0, 0], 8);
  return pngFile([pngChunk('IHDR', header), pngChunk('IDAT', deflateSync(pixels)), pngChunk('IEND', Buffer.alloc(0))]);
}

/** A real PNG of one color, two levels deep: large in pixels, small in bytes. */
export function blankPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  return pngFile([pngChunk('IHDR', header), pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))]);
}

/** A PNG that says it has frames. */
export function animatedPng(): Buffer {
  const still = pngOf(8, 8);
  const afterHeader = 8 + 12 + 13;
  const control = pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
  return Buffer.concat([still.subarray(0, afterHeader), control, still.subarray(afterHeader)]);
}

/** A page of text, 17 x 22 pixels. */
const jpegBase64 = [
  '/9j/4AAQSkZJRgABAQEAAgACAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PT',
  'gyPC4zNDL/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wAARCAAW',
  'ABEDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhBy',
  'JxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKT',
  'lJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAA',
  'AAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRom',
  'JygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExc',
  'bHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD3Gdbs3D+UDs4x82O31p0RvfMUSKAmeelXKKACiiigAooooAKK',
  'KKAP/9k=',
].join('');

/** A real JPEG of 17 x 22 pixels. */
export function smallJpeg(): Buffer {
  return Buffer.from(jpegBase64, 'base64');
}
