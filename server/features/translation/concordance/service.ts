import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findSpelling } from '#server/features/documents/people/spelling.ts';
import { findDocument } from '#server/features/documents/rows.ts';
import { mapInSlices } from '#server/platform/rate-limit/loop-slices.ts';
import { readTagOf, type SourceTag } from '#shared/languages.ts';
import { collectionLimits, type MatchOrigin } from '#shared/memory-collections.ts';
import type { Phrase } from '#shared/phrase.ts';
import type {
  concordanceOutput,
  ConcordanceInput,
  MatchesInput,
  matchesOutput,
  MatchView,
} from '#shared/schemas/memory-collections.ts';
import type { BlockContent, TranslationText } from '#shared/schemas/translation-text.ts';
import { gapMark } from '#shared/translation-gaps.ts';
import { normalize } from '../normalize.ts';
import { activePhrases } from '../phrasebook.ts';
import { fillSlots, splitSentences, toSlots, type SlottedSegment } from '../segments.ts';
import { getText } from '../text.ts';
import { likeness } from './matching.ts';
import { findNear, searchCollections, searchDelivered, searchMemory, type FoundPair } from './queries.ts';

/*
 * Lookups while translating: similar sentences, and the concordance of a word.
 * Promises: each names where it comes from, and how like the source it is.
 * Never: a collection of another customer; a paper that the reader may not open.
 */

/** Sentences of one text that are looked up, at most. */
const sentencesMax = 12;
/** Entries compared by words, for each sentence and place. */
const nearest = 8;

/** Alternatives of one text of a block, the likest first. Throws REVIEW_NOT_FOUND, BLOCK_NOT_FOUND. */
export async function findMatches(
  deps: Deps,
  { id, blockId, part }: MatchesInput,
): Promise<z.input<typeof matchesOutput>> {
  const text = await getText(deps, id);
  const block = text.blocks.find((one) => one.id === blockId);
  if (!block) throw new AppError('BLOCK_NOT_FOUND');
  const lang = readTagOf(text.sourceLanguage);
  const source = sourceOf(block, part).trim();
  if (source === '' || !lang) return { source, items: [] };
  const sentences = splitSentences(source).map((sentence) => sentence.trim());
  const asked = [...new Set([source, ...sentences.slice(0, sentencesMax)])];
  const [fromPlaces, phrases] = await Promise.all([nearOf(deps, text, { lang, asked }), activePhrases(deps.db, lang)]);
  const whole = asked.flatMap((segment) => phraseMatches(segment, phrases, lang));
  const items = [...whole, ...fromPlaces, ...engineMatch(block, source)];
  return { source, items: bestOf(items).map((item) => ({ ...item, isWhole: item.segment === source })) };
}

type Match = Omit<MatchView, 'isWhole'>;

/** The engine's draft that differs from the memory's. */
function engineMatch({ draft }: BlockContent, segment: string): Match[] {
  const other = draft?.other;
  if (!other) return [];
  return [{ segment, source: segment, target: other.target, from: 'engine', name: other.detail, percent: null }];
}

async function nearOf(
  { db }: Deps,
  text: TranslationText,
  { lang, asked }: { lang: SourceTag; asked: readonly string[] },
): Promise<Match[]> {
  const { people, family } = await findSpelling(db, text.documentId);
  const document = await findDocument(db, { id: text.documentId });
  const accountId = document && document.paymentStatus !== 'free' ? document.userId : null;
  const slotted = asked.map((segment) => ({ segment, slots: toSlots(segment, lang, [...people, ...family]) }));
  const found = await findNear(db, {
    ...{ lang, accountId, limit: nearest },
    asked: slotted.map(({ segment, slots }) => ({ text: segment, pattern: slots.pattern })),
  });
  const compare = (rows: readonly FoundPair[], from: MatchOrigin, key: string, match: (row: FoundPair) => Match) =>
    rows.filter((row) => row.asked === key).map((row) => ({ ...match(row), from }));
  const matches = await mapInSlices(slotted, ({ segment, slots }) => [
    ...compare(found.memory, 'memory', slots.pattern, (row) => ({
      ...{ segment, source: row.source, target: filled(row.target, slots), from: 'memory', name: null },
      percent: likeness(slots.pattern, row.source, lang),
    })),
    ...compare(found.collections, 'collection', segment, (row) => ({
      ...{ segment, source: row.source, target: row.target, from: 'collection', name: row.name },
      percent: likeness(segment, row.source, lang),
    })),
  ]);
  return matches.flat().filter(({ percent }) => (percent ?? 0) >= collectionLimits.leastPercent);
}

/** English of an entry with this text's names, numbers and dates; gaps where they differ in number. */
function filled(target: string, slots: SlottedSegment): string {
  return fillSlots(target, slots) ?? target.replaceAll(/\{[dnp]\d+\}/g, gapMark);
}

function phraseMatches(segment: string, phrases: readonly Phrase[], lang: SourceTag): Match[] {
  const wanted = normalize(segment, lang);
  if (wanted === '') return [];
  return phrases
    .filter(({ source }) => !source.includes('{') && normalize(source, lang) === wanted)
    .map(({ source, target, note }) => ({
      ...{ segment, source, target, from: 'phrasebook' as const, name: note ?? null },
      percent: source === segment ? 100 : 99,
    }));
}

/** One for each English, the likest first; the engine's candidate always keeps a place. */
function bestOf(items: readonly Match[]): Match[] {
  const ordered = items.toSorted((one, other) => (other.percent ?? 0) - (one.percent ?? 0));
  const unique = [...new Map(ordered.toReversed().map((item) => [`${item.segment}\n${item.target}`, item])).values()];
  const best = unique.toSorted((one, other) => (other.percent ?? 0) - (one.percent ?? 0));
  const engine = best.filter(({ from }) => from === 'engine');
  const others = best.filter(({ from }) => from !== 'engine');
  return [...others.slice(0, collectionLimits.matches - engine.length), ...engine];
}

function sourceOf(block: BlockContent, part: string): string {
  switch (block.kind) {
    case 'field':
      return part === 'label' ? block.source.label : block.source.value;
    case 'table': {
      const [row, column] = part.split('.').map(Number);
      return block.source.rows[row ?? 0]?.[column ?? 0] ?? '';
    }
    case 'note':
      return '';
    default:
      return block.source;
  }
}

/** Concordance of a text, on either side. Throws REVIEW_NOT_FOUND. */
export async function findConcordance(
  deps: Deps,
  actor: Actor,
  { id, text: searched }: ConcordanceInput,
): Promise<z.input<typeof concordanceOutput>> {
  const { db } = deps;
  const text = await getText(deps, id);
  const lang = readTagOf(text.sourceLanguage);
  if (!lang) return { phrasebook: [], memory: [], collections: [], delivered: [] };
  const document = await findDocument(db, { id: text.documentId });
  const accountId = document && document.paymentStatus !== 'free' ? document.userId : null;
  const limit = collectionLimits.concordance;
  const [memory, collections, delivered, phrases] = await Promise.all([
    searchMemory(db, { lang, text: searched, limit }),
    searchCollections(db, { lang, accountId, text: searched, limit }),
    searchDelivered(db, actor, { lang, text: searched, limit, except: id }),
    activePhrases(db, lang),
  ]);
  return {
    phrasebook: phrasesWith(phrases, searched, lang).slice(0, limit),
    memory: memory.map((pair) => ({ ...pair, name: null })),
    collections,
    delivered: delivered
      .flatMap((row) => partsWith(row.content, searched).map((pair) => paperLine(pair, row)))
      .slice(0, limit),
  };
}

function paperLine(
  pair: { source: string; target: string },
  { reviewId, filename, confirmedByName }: { reviewId: string; filename: string; confirmedByName: string | null },
) {
  return { ...pair, reviewId, filename, confirmedByName };
}

function phrasesWith(phrases: readonly Phrase[], searched: string, lang: SourceTag) {
  const wanted = normalize(searched, lang);
  if (wanted === '') return [];
  return phrases
    .filter(({ source, target }) => normalize(`${source} ${target}`, lang).includes(wanted))
    .map(({ source, target, note }) => ({ source, target, name: note ?? null }));
}

/** Texts of a block that hold what is searched, on either side. */
function partsWith(block: BlockContent, searched: string): { source: string; target: string }[] {
  const wanted = searched.toLowerCase();
  return pairsOfBlock(block).filter((pair) => `${pair.source}\n${pair.target}`.toLowerCase().includes(wanted));
}

function pairsOfBlock(block: BlockContent): { source: string; target: string }[] {
  switch (block.kind) {
    case 'field':
      return [
        {
          source: `${block.source.label} ${block.source.value}`.trim(),
          target: `${block.target.label} ${block.target.value}`.trim(),
        },
      ];
    case 'table':
      return block.source.rows.flatMap((row, r) =>
        row.map((source, c) => ({ source, target: block.target.rows[r]?.[c] ?? '' })),
      );
    case 'note':
      return [{ source: '', target: block.target }];
    default:
      return [{ source: block.source, target: block.target }];
  }
}
