import { z } from 'zod';
import { draftBlocks } from '#server/features/translation/drafting/draft.ts';
import { createLookup } from '#server/features/translation/drafting/lookup.ts';
import { phrasesOf } from '#server/features/translation/phrasebook.ts';
import { createReader, type PageReading } from '#server/features/translation/reading/reader.ts';
import { readFrames } from '#server/platform/processes/frames.ts';
import { PrintError } from '#server/platform/typesetting/print-error.ts';
import { describeText, untranslated, type PrintableText } from '#server/platform/typesetting/text-job.ts';
import { createTypesetter } from '#server/platform/typesetting/typesetter.ts';
import { readTagOf, sourceLanguages, type SourceTag } from '#shared/languages.ts';
import type { Phrase } from '#shared/phrase.ts';
import { blockContent, type BlockContent } from '#shared/schemas/translation-text.ts';
import type { DraftAnswer } from './draft.ts';
import { orderSchema, type Order } from './job.ts';
import { fillKnown, type Known } from './known.ts';

/**
 * Child process that makes drafts: dictionary, phrasebooks, reader and typesetter take hundreds of megabytes. Reads a request
 * (JSON) and the original from stdin, and sends one message for both. Without an order it prints a blank sheet, to be warm.
 */

const stamp = 'SANDBOX DRAFT — not a translation';
const noText = '[No readable text on this page]';
const notRead = '[This page was not read]';
const unprintable = untranslated('letters that no font has');

/** A first print, which loads the fonts. */
const sheet: PrintableText = {
  sourceLanguage: 'English',
  pages: [{ page: 1, isBlank: true, rotation: 0 }],
  blocks: [],
};

/** Pages after it are not read: an order of many scans would hold up the others. */
const readingBudgetMs = 30_000;

const request = z.object({ order: orderSchema.nullable() });
const reader = createReader();
const typesetter = createTypesetter();

/**
 * A PDF marked as a draft on every page; each page of the original starts a new one. What cannot be printed, such as a Latin paper
 * that was read as Arabic, is left to the translator.
 */
async function makeDraft(order: Order, source: Uint8Array): Promise<Uint8Array> {
  const text = await translate(await readPages({ order, source }), order);
  return print(text).catch((error: unknown) => {
    if (!(error instanceof PrintError)) throw error;
    if (error.letters.length > 0) return print(withoutLetters(text, new Set(error.letters.map(({ char }) => char))));
    return print({ ...text, blocks: text.pages.map(({ page }) => remark(page, noText)) });
  });
}

async function print(text: PrintableText): Promise<Uint8Array> {
  const job = describeText(text, { brand: 'Sandbox', title: stamp, now: new Date(), notice: stamp });
  return (await typesetter.print(job, 'sandbox')).pdf;
}

/** Orders in languages that a person types are not sent to the workflow. */
function tagOf({ idioma_raiz: language }: Order): SourceTag {
  const tag = readTagOf(language);
  if (!tag) throw new Error(`no reader knows ${language}`);
  return tag;
}

async function readPages({
  order,
  source,
}: {
  order: Order;
  source: Uint8Array;
}): Promise<(PageReading | undefined)[]> {
  const deadline = performance.now() + readingBudgetMs;
  const lang = tagOf(order);
  const readings: (PageReading | undefined)[] = [];
  for (let page = 1; page <= order.paginas; page += 1) {
    const isLate = performance.now() > deadline;
    readings.push(isLate ? undefined : await reader.read({ bytes: source, mimetype: order.mimetype, page, lang }));
  }
  return readings;
}

async function translate(readings: readonly (PageReading | undefined)[], order: Order): Promise<PrintableText> {
  const lang = tagOf(order);
  const phrases = phrasesOf(lang);
  const known = { spells: await loadDictionary(), translate: translatorOf(phrases, lang) };
  const blocks = readings.flatMap((reading, index) => {
    const read = reading?.blocks ?? [];
    if (read.length === 0) return [remark(index + 1, reading ? noText : notRead)];
    const drafts = new Map(draftBlocks(read, { lang, phrases }).map((draft) => [draft.blockId, draft.target]));
    return read.map((block) => withDraft(block, drafts.get(block.id)) ?? fillKnown(block, known));
  });
  return {
    sourceLanguage: sourceLanguages.find((name) => name === order.idioma_raiz) ?? order.idioma_raiz,
    pages: readings.map((_reading, index) => ({ page: index + 1, isBlank: false, rotation: 0 })),
    blocks,
  };
}

/** Undefined without a draft. */
function withDraft(block: BlockContent, target: BlockContent['target'] | undefined): BlockContent | undefined {
  return target === undefined ? undefined : blockContent.safeParse({ ...block, target, state: 'drafted' }).data;
}

function translatorOf(phrases: readonly Phrase[], lang: SourceTag): Known['translate'] {
  const { find } = createLookup(phrases, lang);
  return (text) => {
    const match = find(text);
    return match?.slots.length === 0 ? match.phrase.target : undefined;
  };
}

function remark(page: number, target: string): BlockContent {
  return {
    id: '00000000-0000-4000-8000-000000000000',
    page,
    position: 0,
    box: null,
    confidence: null,
    doubtful: [],
    lang: 'en',
    dir: 'ltr',
    state: 'drafted',
    draft: null,
    kind: 'mark',
    mark: 'illegible',
    source: '',
    target,
  };
}

/** Texts with a letter that cannot be printed are stated as such. */
function withoutLetters(text: PrintableText, letters: ReadonlySet<string>): PrintableText {
  const cleaned = (said: string): string =>
    [...said.normalize('NFC')].some((letter) => letters.has(letter)) ? unprintable : said;
  return {
    ...text,
    blocks: text.blocks.map((block): BlockContent => {
      switch (block.kind) {
        case 'field': {
          const pair = ({ label, value }: { label: string; value: string }) => ({
            label: cleaned(label),
            value: cleaned(value),
          });
          return { ...block, source: pair(block.source), target: pair(block.target) };
        }
        case 'table': {
          const cells = ({ rows }: { rows: string[][] }) => ({ rows: rows.map((row) => row.map(cleaned)) });
          return { ...block, source: cells(block.source), target: cells(block.target) };
        }
        case 'note':
          return { ...block, target: cleaned(block.target) };
        case 'heading':
        case 'paragraph':
        case 'mark':
          return { ...block, source: cleaned(block.source), target: cleaned(block.target) };
      }
    }),
  };
}

let loaded: Promise<Known['spells']> | undefined;

/** The English dictionary, loaded once. */
function loadDictionary(): Promise<Known['spells']> {
  loaded ??= (async () => {
    const [{ default: nspell }, { default: dictionary }] = await Promise.all([
      import('nspell'),
      import('dictionary-en'),
    ]);
    const speller = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
    return (word: string) => speller.correct(word);
  })();
  return loaded;
}

async function answer(head: Buffer, source: Buffer): Promise<DraftAnswer> {
  try {
    const { order } = request.parse(JSON.parse(head.toString('utf8')));
    const pdf = order === null ? await print(sheet) : await makeDraft(order, source);
    return { pdf: Buffer.from(pdf).toString('base64') };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

process.on('disconnect', () => process.exit(0));

let head: Buffer | undefined;
for await (const frame of readFrames(process.stdin)) {
  if (head === undefined) head = frame;
  else {
    process.send?.(await answer(head, frame));
    head = undefined;
  }
}
