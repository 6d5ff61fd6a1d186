import { draftBlocks } from '#server/features/translation/drafting/draft.ts';
import { fitForm, type PaperForm } from '#server/features/translation/form-fit.ts';
import { phrasesOf } from '#server/features/translation/phrasebook.ts';
import { unturn } from '#server/features/translation/reading/picture.ts';
import { createReader, type Reader } from '#server/features/translation/reading/reader.ts';
import { shippedForms } from '#server/features/translation/shipped-forms.ts';
import type { Box } from '#shared/schemas/translation-text.ts';
import { sourceTags, type SourceTag } from '#shared/translation-text.ts';
import { atLeast, atMost, noneOf, type Finding } from '../goals.ts';
import { heldPapers, sheetOf } from './drafting-papers/held-out.ts';
import { knownPapers } from './drafting-papers/known-forms.ts';
import { readReference, type ReferencePaper } from './drafting-papers/paper-notation.ts';
import { photograph, photos } from './order-papers/photograph.ts';
import { drawPages, type DrawnPage } from './papers/draw.ts';
import { fontsOf } from './papers/fonts.ts';
import { harm } from './papers/harms.ts';
import { sampled } from './papers/sample.ts';
import { outerSide, pageOf, type PageLayout } from './read-papers/draw-reference.ts';
import { judgeDrafts, type DraftJudgement } from './read-papers/judge-drafts.ts';
import { fiscalStamp, photo, seal, signature } from './read-papers/marks.ts';

/**
 * Papers with photo, seal, signature and fiscal stamps, scanned and photographed, read and drafted without memory and engine. The papers
 * that rules were written with are those of shipped forms in layouts of their own; of held-out ones only counts are printed, and
 * what is wrong. `BENCH_KNOWN=1` measures the known ones alone and lists all; `BENCH_LANGUAGES=pt,ar`, `BENCH_PAPERS=birth`,
 * `BENCH_LAYOUTS=boxes` and `BENCH_CONDITIONS=side` limit both.
 */

const layouts: Readonly<Record<'known' | 'held', readonly PageLayout[]>> = {
  known: ['lines', 'boxes', 'tab stop', 'two columns'],
  held: ['shaded boxes', 'dotted', 'grid', 'lines', 'boxes', 'two columns'],
};

const conditions: readonly [name: string, (png: Buffer) => Promise<Buffer>][] = [
  ['scan 200 dpi', (png) => harm(png, { dpi: 200, skew: 0.5 })],
  ['photo, slight', (png) => photograph(png, photos['photo, slight'] ?? { corners: [], shadow: 0 })],
  ['scan 100 dpi', (png) => harm(png, { dpi: 100, jpeg: 70 })],
  ['photo, strong', (png) => photograph(png, photos['photo, strong'] ?? { corners: [], shadow: 0 })],
  ['on its side', (png) => harm(png, { dpi: 150, quarter: 90, jpeg: 60 })],
  ['grey copy', (png) => harm(png, { dpi: 200, isGrey: true, noise: 8, jpeg: 60 })],
];

interface ReadPaper {
  set: 'known' | 'held';
  title: string;
  lang: SourceTag;
  layout: PageLayout;
  condition: (typeof conditions)[number];
  paper: ReferencePaper;
  drawn: DrawnPage;
}

export async function benchDrafts(): Promise<Finding[]> {
  const isKnownOnly = process.env['BENCH_KNOWN'] !== undefined;
  const papers = [...(await drawnPapers('known')), ...(isKnownOnly ? [] : await drawnPapers('held'))];
  const reader = createReader();
  const judged: { paper: ReadPaper; judgement: DraftJudgement }[] = [];
  try {
    for (const paper of papers) {
      const judgement = await judgePaper(reader, paper);
      judged.push({ paper, judgement });
      print(paper, judgement);
    }
  } finally {
    reader.stop();
  }
  const of = (set: ReadPaper['set']) => judged.filter(({ paper }) => paper.set === set);
  return [...findingsOf('known', of('known')), ...(isKnownOnly ? [] : findingsOf('held-out', of('held')))];
}

async function drawnPapers(set: ReadPaper['set']): Promise<ReadPaper[]> {
  const wanted = process.env['BENCH_LANGUAGES']?.split(',');
  const all =
    set === 'known'
      ? knownPapers()
      : sourceTags.flatMap((lang) => Object.entries(heldPapers[lang]).map(([title, text]) => ({ title, lang, text })));
  const titles = process.env['BENCH_PAPERS']?.split(',');
  const chosen = sampled(
    all.filter(
      ({ lang, title }) => (wanted?.includes(lang) ?? true) && (titles?.some((word) => title.includes(word)) ?? true),
    ),
  );
  const named = process.env['BENCH_CONDITIONS']?.split(',');
  const ways = conditions.filter(([name]) => named?.some((word) => name.includes(word)) ?? true);
  const words = process.env['BENCH_LAYOUTS']?.split(',');
  const pages = layouts[set].filter((layout) => words?.some((word) => layout.includes(word)) ?? true);
  const planned = chosen.map(({ title, lang, text }, index) => {
    const layout = pages[index % pages.length] ?? 'lines';
    const condition = ways[Math.floor(index / 2 + index) % ways.length] ?? ways[0];
    const fonts = fontsOf(lang);
    // A file name in its package's folder, as `drawPages` takes it.
    const font = (fonts[set === 'known' ? 0 : fonts.length - 1] ?? '').split('/node_modules/@')[1] ?? '';
    return { set, title, lang, layout, condition, font, paper: withPhrases(readReference(text, lang), lang), index };
  });
  const drawn = await drawPages(
    planned.map(({ paper, layout, lang, font, index }) => ({
      html: pageOf(paper, { layout, aside: asideOf(lang, index) }),
      ...{ lang, font },
    })),
  );
  return planned.flatMap((one, index) => {
    const page = drawn[index];
    return page && one.condition ? [{ ...one, condition: one.condition, drawn: page }] : [];
  });
}

/** What the phrasebook says is right beside a form's own English. */
function withPhrases({ blocks }: ReferencePaper, lang: SourceTag): ReferencePaper {
  const known = Map.groupBy(phrasesOf(lang), ({ source }) => source.replace(/[.。]$/u, ''));
  return {
    blocks: blocks.map(({ block, parts }) => ({
      block,
      parts: parts.map(({ source, right }) => {
        const plain = source.replace(/[.。:]$/u, '');
        const phrases = [
          ...(known.get(plain) ?? []),
          ...(known.get(`${plain}{1}`) ?? []),
          ...(known.get(`${plain} {1}`) ?? []),
        ];
        return { source, right: [...right, ...phrases.map(({ target }) => target.replace(/\s*\{1\}/, ''))] };
      }),
    })),
  };
}

const stampValues = ['1.50', '2.50', '3.50'];

/** Marks below the text, and over its end the seal. */
function asideOf(lang: SourceTag, index: number): string {
  const side = outerSide(lang);
  const inks = ['#1f3a93', '#7a2c8f', '#b3202a', '#222'] as const;
  const stamps = stampValues
    .slice(0, index % 4)
    .map((value, at) => fiscalStamp({ style: `left:${at * 82}px;top:0`, value, color: '#8a3b12' }));
  const own = [
    seal({ style: `${side}:60px;top:-70px`, rim: 'REGISTRUM CIVILE', color: inks[index % inks.length] ?? '#222' }),
    signature({ style: `${side}:300px;top:0` }),
    ...(index % 2 === 0 ? [photo({ style: `${side}:0;top:115px`, isGrey: index % 4 === 0 })] : []),
  ];
  return `<div style="position:relative;height:300px;margin-top:22mm">${own.join('')}<div style="position:absolute;left:0;top:100px">${stamps.join('')}</div></div>`;
}

const forms: PaperForm[] = shippedForms().map((form) => ({ ...form, id: form.key }));

async function judgePaper(
  reader: Reader,
  { lang, condition: [, harmed], paper, drawn }: ReadPaper,
): Promise<DraftJudgement> {
  const reading = await reader.read({ bytes: await harmed(drawn.png), mimetype: 'image/jpeg', page: 1, lang });
  const fit = fitForm(forms, reading.blocks, lang);
  const form = fit && { name: fit.form.id, targets: fit.targets };
  const drafts = draftBlocks(reading.blocks, { lang, phrases: phrasesOf(lang), form, spelling: sheetOf(paper.blocks) });
  if (process.env['BENCH_TEXT'])
    for (const block of reading.blocks) {
      const draft = drafts.find(({ blockId }) => blockId === block.id);
      console.log(
        process.env['BENCH_TEXT'] === 'box' ? JSON.stringify([block.box, block.frame]) : '',
        block.kind,
        JSON.stringify('source' in block ? block.source : ''),
        JSON.stringify(draft?.target),
        block.doubtful.join(' '),
      );
    }
  const marks = drawn.marks.map(({ mark, place }) => ({ mark, place: turned(place, reading.page.rotation) }));
  return judgeDrafts({ paper, marks, aside: stampValues.join(' ') }, reading, drafts);
}

/** Boxes are those of the file, whose page may lie on its side. */
function turned({ x, y, width, height }: Box, quarter: number): Box {
  if (quarter !== 90 && quarter !== 180 && quarter !== 270) return { x, y, width, height };
  const [[x0, y0], [x1, y1]] = [unturn(x, y, quarter), unturn(x + width, y + height, quarter)];
  return { x: Math.min(x0, x1), y: Math.min(y0, y1), width: Math.abs(x1 - x0), height: Math.abs(y1 - y0) };
}

function print({ set, title, lang, layout, condition: [condition] }: ReadPaper, judgement: DraftJudgement): void {
  const { drafted, whole, blocks, wrong, wrongInDoubt, order, marks } = judgement;
  const counts = `${whole} of ${blocks} whole, ${drafted} drafts, order ${order.right} of ${order.pairs}, marks ${marks.found} of ${marks.all}`;
  console.log([set, lang, title, layout, condition, counts, ...marks.others].join('  '));
  for (const one of wrong) console.log(`    wrong: ${one}`);
  if (set === 'known') for (const one of wrongInDoubt) console.log(`    wrong, in doubt: ${one}`);
}

function findingsOf(name: string, judged: readonly { paper: ReadPaper; judgement: DraftJudgement }[]): Finding[] {
  const sum = (pick: (one: DraftJudgement) => number, from = judged) =>
    from.reduce((all, { judgement }) => all + pick(judgement), 0);
  const share = (from: typeof judged) =>
    (100 * sum(({ whole }) => whole, from)) /
    Math.max(
      1,
      sum(({ blocks }) => blocks, from),
    );
  const groups = (group: (paper: ReadPaper) => string): Finding[] =>
    [...Map.groupBy(judged, ({ paper }) => group(paper))].map(([key, own]) => ({
      goal: `${name}, ${key}: blocks drafted whole`,
      must: '',
      found: `${share(own).toFixed(0)} %, wrong ${sum(({ wrong }) => wrong.length, own)}`,
    }));
  const order = (own: typeof judged) => {
    const pairs = sum(({ order: { pairs: count } }) => count, own);
    return (100 * sum(({ order: { right } }) => right, own)) / Math.max(1, pairs);
  };
  // Labels are short and alike, so that some are found in another's place: R2's figures are those of `order`.
  const orders = [...Map.groupBy(judged, ({ paper }) => paper.layout)].map(([layout, own]) => ({
    goal: `${name}, ${layout}: neighbors found in order`,
    must: '',
    found: `${order(own).toFixed(1)} %`,
  }));
  const all = sum(({ marks }) => marks.all);
  return [
    noneOf(
      `${name}: wrong of ${sum(({ drafted }) => drafted)} drafted blocks`,
      judged.flatMap(({ judgement }) => judgement.wrong),
    ),
    {
      goal: `${name}: wrong, and marked as doubtful`,
      must: '',
      found: String(sum(({ wrongInDoubt }) => wrongInDoubt.length)),
    },
    ...(name === 'known' ? [atLeast(`${name}: blocks drafted whole, %`, 75, share(judged))] : []),
    ...orders,
    ...groups(({ lang }) => lang),
    ...groups(({ layout }) => layout),
    ...groups(({ condition: [condition] }) => condition),
    atLeast(`${name}: marks in their place, %`, 90, (100 * sum(({ marks }) => marks.found)) / Math.max(1, all)),
    atMost(`${name}: marks taken for others`, { must: 0, found: sum(({ marks }) => marks.others.length), unit: '' }),
  ];
}
