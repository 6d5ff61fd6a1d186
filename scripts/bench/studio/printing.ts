import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { describeCertificate, type PrintedCertificate } from '#server/features/certification/certificate.ts';
import type { TextJob } from '#server/platform/typesetting/print-job.ts';
import { describeText } from '#server/platform/typesetting/text-job.ts';
import type { Typesetter } from '#server/platform/typesetting/types.ts';
import { createTypesetter } from '#server/platform/typesetting/typesetter.ts';
import { resolveBrand } from '#shared/brand.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';

/** Time of a printed delivery, its text and certificate, on a warm typesetter, and the delay of the event loop beside it. */

const goals = { twoPagesMs: 300, tenPagesMs: 1000, fiftyPagesMs: 3000, delayMs: 20 } as const;
const runs = 12;
const queued = 20;
const longPages = 150;
const copiedPages = 50;

const common: Omit<BlockContent & { kind: 'note' }, 'page' | 'kind' | 'target'> = {
  id: '00000000-0000-4000-8000-000000000000',
  position: 0,
  box: null,
  confidence: null,
  doubtful: [],
  lang: 'pt',
  dir: 'ltr',
  state: 'confirmed',
  draft: null,
};
const source = { label: '', value: '' };

/** A page of a civil record. `mark` makes pages unique, since the compiler caches layouts. */
function recordPage(page: number, mark: string): BlockContent[] {
  const field = (label: string, value: string): BlockContent => ({
    ...common,
    page,
    kind: 'field',
    source,
    target: { label, value },
  });
  const rows = [
    ['Relation', 'Name', 'Occupation', 'Notes'],
    ['Father', `José da Conceição ${mark}`, 'Merchant', 'Deceased on January 2, 2019'],
    ['Mother', 'Maria Gonçalves', 'Teacher', '104235 01 55 1988 1 00123 045 0012345 67'],
    ['Witness', 'Ana Souza', 'Physician', 'Signed'],
  ];
  const sentence =
    'I certify that the child was born at the place named above, and that nothing stands in the margin. ';
  return [
    { ...common, page, kind: 'mark', mark: 'emblem', source: '', target: '[Emblem of the Republic]' },
    { ...common, page, kind: 'heading', source: '', target: 'Birth Certificate' },
    field('Full name of the registered person', `João Gonçalves da Conceição ${mark}`),
    field('Date of birth', 'March 7, 1988'),
    field('Place of birth', 'São Paulo, 1.º Subdistrito da Sé'),
    { ...common, page, kind: 'paragraph', source: '', target: `${sentence.repeat(5)}${mark}` },
    { ...common, page, kind: 'table', source: { rows }, target: { rows } },
    { ...common, page, kind: 'mark', mark: 'seal', source: '', target: '[Round seal: Civil Registry Office]' },
    { ...common, page, kind: 'note', target: '“Comarca” is the judicial district of a Brazilian court.' },
  ];
}

function textOf(pages: number, run: number): TextJob {
  const sheets = Array.from({ length: pages }, (_, index) => ({
    page: index + 1,
    isBlank: false,
    rotation: 0 as const,
  }));
  const blocks = sheets.flatMap(({ page }) => recordPage(page, `${run}-${page}`));
  const text = { sourceLanguage: 'Portuguese', pages: sheets, blocks };
  return describeText(text, { brand: 'Bench', title: 'Translation', now: new Date() });
}

const brand = resolveBrand({});
const certificate: PrintedCertificate = {
  facts: { paperKind: 'Birth certificate', holders: [{ name: 'João Gonçalves da Conceição' }] },
  preset: 'uscis',
  sourceLanguage: 'Portuguese',
  targetLanguage: 'English',
  pages: 2,
  issuedAt: new Date(),
  signer: {
    fields: {
      legalName: 'Maria Gonçalves',
      credential: 'Sworn translator',
      credentialNumber: '12345',
      credentialExpiresOn: null,
      address: ['1 Main Street', 'Springfield, IL 62701'],
      email: 'maria@bench.example',
      languagePairs: [{ from: 'Portuguese', to: 'English' }],
    },
    signature: {
      svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 1L2 0" stroke="#000"/></svg>',
    },
  },
  verificationCode: 'TFE7K2Q9M',
  verifyUrl: 'https://bench.example/verify?code=TFE7K2Q9M',
  isCorrection: false,
  isSpecimen: false,
};

async function deliver(press: Typesetter, pages: number, run: number): Promise<number> {
  const started = performance.now();
  const { pdf } = await press.print(textOf(pages, run), `person-${run}`);
  const translation = { bytes: pdf, mimetype: 'application/pdf' } as const;
  const facts = { ...certificate.facts, registerNumber: `A-${run}` };
  const job = describeCertificate(brand, { ...certificate, facts }, { source: translation });
  await press.print({ ...job, signing: null }, `person-${run}`);
  return performance.now() - started;
}

const at = (times: readonly number[], share: number): number =>
  Math.round(
    times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0,
  );

async function measure(
  press: Typesetter,
  { pages, first, count = runs }: { pages: number; first: number; count?: number },
): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < count; run += 1) times.push(await deliver(press, pages, first + run));
  return times;
}

/** The longest deliveries: a text of 150 pages bound with the copies of 50 pages. Its text alone is limited by the checks. */
async function measureLong(press: Typesetter): Promise<{ seconds: number; pages: number; grownMebibytes: number }> {
  const document = new PDFDocument({ size: 'A4' });
  const original = buffer(document);
  for (let page = 2; page <= copiedPages; page += 1) document.addPage().text(`Folha ${page}`);
  document.end();
  const copies = { bytes: await original, mimetype: 'application/pdf', pageCounts: [copiedPages] } as const;
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 50);
  const started = performance.now();
  try {
    const { pdf } = await press.print(textOf(longPages, 900), 'long');
    const translation = { bytes: pdf, mimetype: 'application/pdf' } as const;
    const job = describeCertificate(brand, { ...certificate, pages: copiedPages }, { source: translation, copies });
    const { pages } = await press.print({ ...job, signing: null }, 'long');
    const seconds = (performance.now() - started) / 1000;
    return { seconds, pages, grownMebibytes: Math.round((most - before) / 2 ** 20) };
  } finally {
    clearInterval(watch);
  }
}

export async function benchPrinting(): Promise<boolean> {
  const press = createTypesetter();
  try {
    await press.warm();
    await deliver(press, 2, 0);
    const two = await measure(press, { pages: 2, first: 100 });
    const ten = await measure(press, { pages: 10, first: 200 });
    const fifty = await measure(press, { pages: 50, first: 600, count: 5 });
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    await Promise.all(Array.from({ length: queued / 2 }, (_, run) => deliver(press, 2, 300 + run)));
    delay.disable();
    const delayMs = delay.percentile(99) / 1e6;
    console.log('Printing: text and certificate, warm');
    console.log(`  2 pages: p50 ${at(two, 0.5)} ms, p95 ${at(two, 0.95)} ms (goal ${goals.twoPagesMs} ms)`);
    console.log(`  10 pages: p50 ${at(ten, 0.5)} ms, p95 ${at(ten, 0.95)} ms (goal ${goals.tenPagesMs} ms)`);
    console.log(`  50 pages: p50 ${at(fifty, 0.5)} ms (goal ${goals.fiftyPagesMs} ms)`);
    console.log(
      `  event loop while ${queued} print: p99 ${delayMs.toFixed(1)} ms, max ${(delay.max / 1e6).toFixed(1)} ms (goal ${goals.delayMs} ms)`,
    );
    const long = await measureLong(press);
    console.log(
      `  ${longPages} pages with copies of ${copiedPages}: ${long.seconds.toFixed(1)} s, ${long.pages} pages, grown by ${long.grownMebibytes} MiB`,
    );
    const isFast = at(two, 0.5) <= goals.twoPagesMs && at(ten, 0.5) <= goals.tenPagesMs;
    return isFast && at(fifty, 0.5) <= goals.fiftyPagesMs && delayMs <= goals.delayMs;
  } finally {
    await press.close();
  }
}

if (import.meta.main) process.exitCode = (await benchPrinting()) ? 0 : 1;
