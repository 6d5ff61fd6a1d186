import { createReader, type PageReading, type Reader } from '#server/features/translation/reading/reader.ts';
import { atLeast, type Finding } from '../goals.ts';
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
 * the rules were written with, `BENCH_LANGUAGES=pt,es` and `BENCH_LAYOUTS=boxed` limit them.
 */
export async function benchOrder(): Promise<Finding[]> {
  const languages = process.env['BENCH_LANGUAGES']?.split(',');
  const layouts = process.env['BENCH_LAYOUTS']?.split(',');
  const papers = sampled(
    (process.env['BENCH_KNOWN'] ? knownPapers : heldPapers).filter(
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

const goals: Readonly<Record<LayoutKind, number>> = {
  'single column': 99,
  'two columns': 97,
  'margin notes': 97,
  'labels and values': 97,
  'boxed form': 95,
};

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
    const share = orderShare(paper.truth, textOf(reading));
    read.push({ paper, condition, share });
    const note = [reading.page.sheet ? 'sheet' : '', ...(reading.page.flaws ?? []), reading.page.reason ?? ''];
    console.log([paper.lang, paper.kind, paper.name, condition, percent([share]), ...note].join('  '));
    if (process.env['BENCH_TEXT'] && share.right < share.pairs) console.log(textOf(reading));
  }
  return read;
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
    ...groups(read, ({ paper }) => paper.lang),
    ...groups(read, ({ condition }) => condition),
  ];
}

function groups(read: readonly Read[], name: (one: Read) => string): Finding[] {
  return [...Map.groupBy(read, name)].map(([goal, own]) => ({
    goal: `${goal}, order`,
    must: '',
    found: percent(own.map(({ share }) => share)),
  }));
}

function number(shares: readonly OrderShare[]): number {
  const pairs = shares.reduce((sum, share) => sum + share.pairs, 0);
  return pairs === 0 ? 100 : (100 * shares.reduce((sum, { right }) => sum + right, 0)) / pairs;
}

function percent(shares: readonly OrderShare[]): string {
  return `${number(shares).toFixed(1)} %`;
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
