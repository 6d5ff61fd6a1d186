import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { degrees, PDF, rgb } from '@libpdf/core';
import openCompiler from '@myriaddreamin/typst-ts-web-compiler';
import { loadFonts } from '@myriaddreamin/typst.ts';
import { createTypstCompiler } from '@myriaddreamin/typst.ts/compiler';
import { create, type Font } from 'fontkit';
import { lowerPriority } from '#server/platform/processes/child.ts';
import { describeSheetData, prepareAct, type PreparedAct } from './act-pages.ts';
import { offlineSeal, qrCode, seal } from './art.ts';
import { composed, findUnprintable } from './coverage.ts';
import { toFacturX } from './factur-x.ts';
import { fontFiles, fontPath, sealFont } from './fonts.ts';
import { hasMarkedLetters, mendMarkedLetters } from './marked-letters.ts';
import { joinPacket } from './packet-pages.ts';
import { layOutPage } from './page-layout.ts';
import { PrintError } from './print-error.ts';
import type {
  CopiedFile,
  CopyJob,
  ExtensionJob,
  InvoiceJob,
  PacketJob,
  Printable,
  Printed,
  PrintedJournal,
  PrintJob,
  SheetJob,
  PrintedTextPage,
  TextJob,
  WorkerReply,
} from './print-job.ts';
import { verifyPrinted, verifyText, verifyTexts } from './read-back.ts';
import { extend, finish } from './sign.ts';
import { assertFonts, prepareSource, type PreparedSource } from './source-file.ts';
import { textsOf } from './text-job.ts';
import { warmUpJob, warmUpText } from './warm-up-job.ts';
import { reserveMemory } from './wasm.ts';

/** Prints one job at a time. A trap of the compiler is not caught: the worker exits and is replaced. */

const port = parentPort;
if (port === null) throw new Error('the typesetting worker runs in a worker thread');

// On Linux a priority belongs to the calling thread, elsewhere to the process. The thread that answers requests comes first.
if (process.platform === 'linux') lowerPriority(0, 'PRIORITY_BELOW_NORMAL');

interface WorkerData {
  module: WebAssembly.Module;
  reservedMebibytes: number;
}

const { module, reservedMebibytes } = workerData as WorkerData;
const template = '/paper.typ';
const templates = path.join(import.meta.dirname, 'templates');
const fonts = fontFiles.map((file) => readFileSync(fontPath(file)));
const compiler = createTypstCompiler();
await compiler.init({
  getModule: () => ({ module_or_path: module }),
  // Without `assets: false` the compiler fetches its default fonts from a public CDN.
  beforeBuild: [
    loadFonts(
      fonts.map((font) => new Uint8Array(font)),
      { assets: false },
    ),
  ],
});
// Already open: this returns the instance.
reserveMemory(await openCompiler(), reservedMebibytes);
for (const name of await readdir(templates)) {
  compiler.addSource(`/${name}`, await readFile(path.join(templates, name), 'utf8'));
}

const faces = fonts.map((bytes) => create(bytes)).filter((font): font is Font => 'hasGlyphForCodePoint' in font);
const glyphCache = new Map<number, boolean>();

function hasGlyph(codePoint: number): boolean {
  const cached = glyphCache.get(codePoint);
  if (cached !== undefined) return cached;
  const isDrawn = faces.some((face) => face.hasGlyphForCodePoint(codePoint));
  glyphCache.set(codePoint, isDrawn);
  return isDrawn;
}

const ink = '#17202e';
const sealInk = '#1f3a5f';
const seals = new Map<string, string>();

function sealOf(lettering: PrintJob['art']['seal']): string {
  const key = JSON.stringify(lettering);
  const drawn = seals.get(key) ?? seal(readFileSync(fontPath(sealFont)), lettering, sealInk);
  seals.set(key, drawn);
  return drawn;
}

/** A4 for sources of that aspect ratio, else US Letter. */
function paperSize({ isPdf, pages }: PreparedSource): 'a4' | 'us-letter' {
  const [first] = pages;
  if (!isPdf || first === undefined) return 'us-letter';
  const ratio = Math.max(first.width, first.height) / Math.min(first.width, first.height);
  return Math.abs(ratio - 297 / 210) < 0.02 ? 'a4' : 'us-letter';
}

function signatureFile(signature: PrintJob['art']['signature']): { name: string; bytes: Uint8Array } {
  return 'svg' in signature
    ? { name: 'signature.svg', bytes: Buffer.from(signature.svg) }
    : { name: 'signature.png', bytes: signature.png };
}

/** The template's view of a placed file. */
function describePlaced({ name, isPdf, pages }: PreparedSource) {
  return { file: name, isPdf, pages: pages.map(({ width, height }) => ({ isWide: width > height })) };
}

async function typeset(
  job: PrintJob,
  { source, copies, act }: { source: PreparedSource; copies: PreparedSource | null; act: PreparedAct },
): Promise<Uint8Array> {
  const signature = signatureFile(job.art.signature);
  const data = {
    ...job.paper,
    signature: signature.name,
    size: paperSize(source),
    source: describePlaced(source),
    copies: copies && describePlaced(copies),
    act: act.data,
  };
  const files: Record<string, Uint8Array> = {
    'data.json': encode(data),
    ...act.files,
    [source.name]: source.bytes,
    [signature.name]: signature.bytes,
    ...(copies ? { [copies.name]: copies.bytes } : {}),
  };
  const art = {
    'seal.svg': sealOf(job.art.seal),
    'qr.svg': qrCode(job.art.qr, ink),
    ...(job.art.offlineSeal === null ? {} : { 'offline-seal.svg': offlineSeal(job.art.offlineSeal, ink) }),
  };
  for (const [name, drawing] of Object.entries(art)) files[name] = Buffer.from(drawing);
  return compileReadable(template, files, job.expected);
}

function encode(data: unknown): Uint8Array {
  const json = JSON.stringify(data, (_key, value: unknown) => (typeof value === 'string' ? composed(value) : value));
  return Buffer.from(json);
}

async function compile(mainFilePath: string, files: Readonly<Record<string, Uint8Array>>): Promise<Uint8Array> {
  for (const [name, bytes] of Object.entries(files)) compiler.mapShadow(`/${name}`, bytes);
  try {
    // `compile()` leaks its world; `runWithWorld` frees it.
    const { result, diagnostics } = await compiler.runWithWorld({ mainFilePath }, async (world) => {
      const laid = await world.compile({ diagnostics: 'unix' });
      return laid.hasError ? { result: undefined, diagnostics: laid.diagnostics } : world.pdf({ diagnostics: 'unix' });
    });
    if (result) return new Uint8Array(result);
    const reason = String(diagnostics).slice(0, 500);
    throw new PrintError(
      /source\.|copies\.|pdf|image|decode|page \d+ does not exist/i.test(reason) ? 'source-unreadable' : 'template',
      reason,
    );
  } finally {
    for (const name of Object.keys(files)) compiler.unmapShadow(`/${name}`);
  }
}

/** `texts` are those that the file shows. */
async function compileReadable(
  mainFilePath: string,
  files: Readonly<Record<string, Uint8Array>>,
  texts: readonly string[],
): Promise<Uint8Array> {
  const pdf = await compile(mainFilePath, files);
  return hasMarkedLetters(texts) ? mendMarkedLetters(pdf) : pdf;
}

const isUnreadable = (error: unknown): boolean => error instanceof PrintError && error.fault === 'source-unreadable';

async function prepareCopies(file: CopiedFile): Promise<PreparedSource> {
  const copies = await prepareSource(file, 'copies').catch(refuseCopy);
  if (!file.pageCounts.includes(copies.pages.length)) {
    refuseCopy(`${copies.pages.length} pages, expected ${file.pageCounts.join(' or ')}`);
  }
  return copies;
}

function refuseCopy(error: unknown): never {
  throw new PrintError('copy-unreadable', String(error));
}

function assertPrintable(texts: unknown): void {
  const letters = findUnprintable(texts, hasGlyph);
  if (letters.length === 0) return;
  const list = letters.map(({ codePoint, path: at }) => `${codePoint} in ${at}`).join(', ');
  throw new PrintError('letters', list, letters);
}

/** The sheet of a notarial act alone. */
async function printSheet({ sheet, expected, ...job }: SheetJob): Promise<Printed> {
  assertPrintable({ act: sheet });
  const act = describeSheetData(sheet);
  const data = encode({ ...job, stamp: null, verify: '', size: 'us-letter', act });
  const pdf = await compileReadable('/act-sheet.typ', { 'data.json': data }, expected);
  const pages = await verifyPrinted(pdf, { placedPages: 0, texts: expected });
  return { pdf, pages, sourcePages: 0, copyPages: 0, toBeSigned: null };
}

/** A translation's text alone. */
async function printText(job: TextJob): Promise<Printed> {
  assertPrintable(job);
  const data = encode({ ...job, textPages: job.textPages.map(laidOut), stamp: null });
  const pdf = await compileReadable('/text.typ', { 'data.json': data }, textsOf(job));
  const pages = await verifyText(pdf, job);
  return { pdf, pages, sourcePages: pages, copyPages: 0, toBeSigned: null };
}

/** A page by the places on the original, with translator's notes under it; without places one block stands under the other. */
function laidOut({ placed, ratio, ...page }: PrintedTextPage) {
  const layout = layOutPage(placed, ratio);
  const below = layout ? page.blocks.flatMap(({ kind }, index) => (kind === 'note' ? [index] : [])) : [];
  return { ...page, layout, below };
}

/** A part of a filing packet. Letters without a glyph are left out of its cover, where nothing is certified. */
async function printPacket(job: PacketJob): Promise<Printed> {
  const qr = Buffer.from(qrCode(job.qr, ink));
  return joinPacket(job, {
    isPrintable: (text) => findUnprintable(text, hasGlyph).length === 0,
    compileCover: (cover) => {
      const data = encode({ ...cover, notice: null, stamp: null });
      return compileReadable('/packet.typ', { 'data.json': data, 'qr.svg': qr }, [data.toString()]);
    },
  });
}

/** Letters without a glyph are replaced, since nothing is certified here. */
function encodePrintable(job: InvoiceJob | PrintedJournal): Buffer {
  const replaced = new Map(findUnprintable(job, hasGlyph).map(({ char }) => [char, '?']));
  const printable = (_key: string, value: unknown): unknown =>
    typeof value === 'string' ? Array.from(composed(value), (char) => replaced.get(char) ?? char).join('') : value;
  return Buffer.from(JSON.stringify({ ...job, notice: null, stamp: null }, printable));
}

async function printJournal(job: PrintedJournal): Promise<Printed> {
  const data = encodePrintable(job);
  const pdf = await compileReadable('/journal.typ', { 'data.json': data }, [data.toString()]);
  const pages = await verifyTexts(pdf, [job.title, ...job.journalEntries.map(({ title }) => title)]);
  return { pdf, pages, sourcePages: 0, copyPages: 0, toBeSigned: null };
}

async function printInvoice({ electronic, ...job }: InvoiceJob): Promise<Printed> {
  const data = encodePrintable(job);
  const typesetPdf = await compileReadable('/invoice.typ', { 'data.json': data }, [data.toString()]);
  const pdf = electronic ? await toFacturX(typesetPdf, electronic) : typesetPdf;
  const pages = await verifyTexts(pdf, [job.title, ...job.totals.map(({ amount }) => amount)]);
  return { pdf, pages, sourcePages: 0, copyPages: 0, toBeSigned: null };
}

async function extendSigned(job: ExtensionJob): Promise<Printed> {
  return { pdf: await extend(job), pages: 0, sourcePages: 0, copyPages: 0, toBeSigned: null };
}

function run(job: Printable): Promise<Printed> {
  if ('signed' in job) return extendSigned(job);
  if ('watermarked' in job) return watermark(job);
  if ('packetPapers' in job) return printPacket(job);
  if ('invoiceLines' in job) return printInvoice(job);
  if ('journalEntries' in job) return printJournal(job);
  if ('textPages' in job) return printText(job);
  return 'sheet' in job ? printSheet(job) : print(job);
}

async function print(job: PrintJob): Promise<Printed> {
  assertPrintable(job.act && 'sheet' in job.act ? { ...job.paper, act: job.act.sheet } : job.paper);
  await assertFonts(job.source);
  const source = await prepareSource(job.source, 'source');
  const copies = job.copies && (await prepareCopies(job.copies));
  const act = await prepareAct(job);
  const unsigned = await typeset(job, { source, copies, act }).catch(async (error: unknown) => {
    // Diagnostics do not name the file: what prints without the copy fails because of it.
    if (copies && isUnreadable(error)) await typeset(job, { source, copies: null, act }).then(() => refuseCopy(error));
    throw error;
  });
  const { pdf, toBeSigned } = await finish(unsigned, job);
  const sourcePages = source.pages.length;
  const copyPages = copies?.pages.length ?? 0;
  const placedPages = sourcePages + copyPages + act.scanPages;
  const pages = await verifyPrinted(pdf, { placedPages, texts: job.expected });
  return { pdf, pages, sourcePages, copyPages, toBeSigned };
}

async function reply(job: Printable): Promise<WorkerReply> {
  try {
    return { ok: true, printed: await run(job) };
  } catch (error) {
    if (!(error instanceof PrintError)) throw error;
    return { ok: false, fault: error.fault, message: error.message, letters: error.letters };
  }
}

/** Of a capital letter or a digit in Helvetica, in em. */
const capitalWidth = 0.7;

// The first print takes seconds, so it is done before the first job.
await print(warmUpJob);
await printText(warmUpText);
port.postMessage('ready');

port.on('message', (request: Printable) => {
  void reply(request).then((answer) => port.postMessage(answer));
});

/** Copies the pages of a delivered file, without its signature and attachments, and marks each as a copy. */
async function watermark({ watermarked, title, mark, line }: CopyJob): Promise<Printed> {
  const source = await PDF.load(watermarked).catch((error: unknown) => {
    throw new PrintError('source-unreadable', String(error));
  });
  const copy = PDF.create();
  const total = source.getPageCount();
  const pages = await copy.copyPagesFrom(
    source,
    Array.from({ length: total }, (_, index) => index),
    { includeAnnotations: false },
  );
  for (const [index, page] of pages.entries()) {
    const { width, height } = page;
    const size = Math.min(44, (width * 0.8) / (mark.length * capitalWidth));
    page.drawText(mark, {
      x: width * 0.14,
      y: height * 0.3,
      size,
      color: rgb(0.45, 0.47, 0.52),
      opacity: 0.16,
      rotate: degrees(45),
    });
    const foot = `${line} Page ${index + 1} of ${total}.`;
    page.drawText(foot, { x: 18, y: height - 14, size: 7, color: rgb(0.6, 0.1, 0.1) });
  }
  copy.setTitle(title, { showInWindowTitleBar: true });
  return { pdf: await copy.save(), pages: total, sourcePages: total, copyPages: 0, toBeSigned: null };
}
