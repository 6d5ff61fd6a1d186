import { createReader, type PageReading, type Reader } from '#server/features/translation/reading/reader.ts';
import { atLeast, atMost, type Finding } from '../goals.ts';
import { freshPapers } from './order-papers/fresh.ts';
import { heldPapers } from './order-papers/held.ts';
import { knownPapers } from './order-papers/known.ts';
import type { LaidOut, LayoutKind } from './order-papers/layouts.ts';
import { photograph, photos } from './order-papers/photograph.ts';
import { orderShare, type OrderShare } from './order-papers/share.ts';
import { drawPages } from './papers/draw.ts';
import { harm } from './papers/harms.ts';
import { sampled } from './papers/sample.ts';

/**
 * Reading order: shares of neighbors in order over papers of unlike layouts, as scans and photos. `BENCH_KNOWN=1` measures the papers that
 * the rules were written with, `BENCH_LIST=fresh BENCH_SEED=2` those of later layouts with other values, fonts and measures;
 * `BENCH_LANGUAGES=pt,es`, `BENCH_LAYOUTS=boxed` and `BENCH_CONDITIONS=photo` limit them.
 */
export async function benchOrder(): Promise<Finding[]> {
  const languages = process.env['BENCH_LANGUAGES']?.split(',');
  const layouts = process.env['BENCH_LAYOUTS']?.split(',');
  const papers = sampled(
    listed().filter(
      ({ lang, kind }) => (languages?.includes(lang) ?? true) && (layouts?.some((word) => kind.includes(word)) ?? true),
    ),
  );
  const drawn = await drawPages(papers.map(({ html, lang, font }) => ({ html: toHtml(html), lang, font })));
  const reader = createReader();
  try {
    const read: Read[] = [];
    for (const [index, paper] of papers.entries()) {
      const png = drawn[index]?.png;
      if (png) read.push(...(await readAll(reader, paper, png)));
    }
    return findingsOf(read);
  } finally {
    reader.stop();
  }
}

function listed(): readonly LaidOut[] {
  if (process.env['BENCH_LIST'] === 'fresh') return freshPapers(Number(process.env['BENCH_SEED'] ?? 1));
  return process.env['BENCH_KNOWN'] ? knownPapers : heldPapers;
}

const goals: Readonly<Record<LayoutKind, number>> = {
  'single column': 99,
  'two columns': 97,
  'margin notes': 97,
  'labels and values': 97,
  'boxed form': 95,
  bilingual: 97,
  card: 95,
  table: 97,
};
/** Of letters and digits, with photos and 100 dpi. */
const maxLost = 2;

interface Read {
  paper: LaidOut;
  condition: string;
  share: OrderShare;
}

async function readAll(reader: Reader, paper: LaidOut, png: Buffer): Promise<Read[]> {
  const scans: [condition: string, bytes: Buffer][] = [
    ['scan 200 dpi', await harm(png, { dpi: 200, skew: 0.4 })],
    ['scan 100 dpi', await harm(png, { dpi: 100, jpeg: 70 })],
    ['on its side', await harm(png, { dpi: 150, quarter: 90, jpeg: 70 })],
  ];
  for (const [condition, photo] of Object.entries(photos)) scans.push([condition, await photograph(png, photo)]);
  const only = process.env['BENCH_CONDITIONS']?.split(',');
  const read: Read[] = [];
  for (const [condition, bytes] of scans) {
    if (only && !only.some((word) => condition.includes(word))) continue;
    const mimetype = condition === 'scan 200 dpi' ? 'image/png' : 'image/jpeg';
    const reading = await reader.read({ bytes, mimetype, page: 1, lang: paper.lang });
    const share = bestShare(paper, textOf(reading));
    read.push({ paper, condition, share });
    const note = [reading.page.sheet ? 'sheet' : '', ...(reading.page.flaws ?? []), reading.page.reason ?? ''];
    console.log([paper.lang, paper.kind, paper.name, condition, percent([share]), lost([share]), ...note].join('  '));
    if (process.env['BENCH_TEXT'] && share.right < share.pairs) console.log(textOf(reading));
  }
  return read;
}

function bestShare({ truth, alike = truth }: LaidOut, text: string): OrderShare {
  const [share, other] = [orderShare(truth, text), orderShare(alike, text)];
  return other.right > share.right ? other : share;
}

function findingsOf(read: readonly Read[]): Finding[] {
  const shareOf = (pick: (one: Read) => boolean) => read.filter(pick).map(({ share }) => share);
  const isPhoto = ({ condition }: Read) => condition.startsWith('photo');
  const kindsOf = (own: readonly Read[]) => [...new Set(own.map(({ paper }) => paper.kind))];
  return [
    ...kindsOf(read.filter((one) => !isPhoto(one))).map((kind) =>
      atLeast(
        `${kind}, scans, order %`,
        goals[kind],
        number(shareOf((one) => one.paper.kind === kind && !isPhoto(one))),
      ),
    ),
    ...kindsOf(read.filter(isPhoto)).map((kind) =>
      atLeast(
        `${kind}, photos, order %`,
        Math.min(97, goals[kind]),
        number(shareOf((one) => one.paper.kind === kind && isPhoto(one))),
      ),
    ),
    ...(read.length > 0
      ? [
          atMost('letters lost, all', {
            must: maxLost,
            found: lostShare(read.map(({ share }) => share)),
            unit: ' %',
          }),
        ]
      : []),
    ...groups(read, ({ paper }) => paper.lang),
    ...groups(read, ({ condition }) => condition),
  ];
}

function groups(read: readonly Read[], name: (one: Read) => string): Finding[] {
  return [...Map.groupBy(read, name)].map(([goal, own]) => ({
    goal: `${goal}, order, letters`,
    must: '',
    found: [percent, lost].map((print) => print(own.map(({ share }) => share))).join(', '),
  }));
}

function number(shares: readonly OrderShare[]): number {
  const pairs = shares.reduce((sum, share) => sum + share.pairs, 0);
  return pairs === 0 ? 100 : (100 * shares.reduce((sum, { right }) => sum + right, 0)) / pairs;
}

function percent(shares: readonly OrderShare[]): string {
  return `${number(shares).toFixed(1)} %`;
}

function lostShare(shares: readonly OrderShare[]): number {
  const letters = shares.reduce((sum, share) => sum + share.letters, 0);
  return letters === 0 ? 0 : (100 * shares.reduce((sum, { edits }) => sum + edits, 0)) / letters;
}

function lost(shares: readonly OrderShare[]): string {
  return `${lostShare(shares).toFixed(1)} % lost`;
}

function textOf({ blocks }: PageReading): string {
  return blocks
    .map((block) => {
      if (block.kind === 'field') return `${block.source.label} ${block.source.value}`;
      if (block.kind === 'table') return block.source.rows.flat().join(' ');
      return block.kind === 'note' ? '' : block.source;
    })
    .join('\n');
}

function toHtml(body: string): string {
  return `<style>body{font:11.5pt/1.5 F;margin:18mm 20mm;color:#181818;background:#fff}h1{font-size:17pt;text-align:center;margin:3mm 0 8mm}
p{margin:2.5mm 0;text-align:justify}</style>${body}`;
}
