import type { Deps } from '#server/deps.ts';
import { toAppError } from '#server/errors.ts';
import type { EngineRequest } from '#server/platform/integrations/translation-engine.ts';
import type { Phrase } from '#shared/phrase.ts';
import { foldName, type SpelledName } from '#shared/spelling.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import type { SlottedSegment } from '../segments.ts';
import { acceptAnswer, maskSegment, uncased } from './masking.ts';
import type { Piece } from './pieces.ts';
import { reserveCharacters } from './queries.ts';

/*
 * Drafts by the outside engine, where one is set.
 * Promises: names, numbers and dates stay here, as far as they can be told; the budget of a month is kept by all processes.
 * Never: an answer with markup, in another language or with other slots; an order that waits for the engine.
 */

/** Segments of one call, and of one text. */
const batchSize = 60;
const segmentsMax = 400;
/** Characters of the page that go along. */
const contextMax = 6_000;

interface Request {
  lang: SourceTag;
  /** Per page: the sentences to translate, and all of its sentences in reading order as context. */
  pages: readonly { open: readonly string[]; all: readonly string[] }[];
  names: readonly SpelledName[];
  phrases: readonly Phrase[];
}

/** English of segments by the engine; what it cannot or must not translate is left out. */
export async function askEngine(deps: Deps, { lang, pages, names, phrases }: Request): Promise<Map<string, Piece>> {
  const { translationEngine: engine } = deps;
  const pieces = new Map<string, Piece>();
  if (engine === null) return pieces;
  const words = new Set(phrases.flatMap(({ source }) => foldName(source).split(' ')));
  const mask = (segment: string) => maskSegment(segment, lang, { names, words });
  let left = segmentsMax;
  for (const { open, all } of pages) {
    const masked = open.slice(0, left).flatMap((segment) => {
      const slotted = pieces.has(segment) ? undefined : mask(segment);
      return slotted ? [{ segment, slotted }] : [];
    });
    left -= masked.length;
    if (masked.length === 0) continue;
    const asked = new Set(open);
    const isMore = engine.takesContext && !uncased.has(lang) && all.some((sentence) => !asked.has(sentence));
    const context = isMore ? contextOf(all, mask) : '';
    for (let start = 0; start < masked.length; start += batchSize) {
      const batch = masked.slice(start, start + batchSize);
      const texts = batch.map(({ slotted }) => slotted.pattern);
      const answers = await translateBatch(deps, { texts, from: lang, context });
      // The engine is unavailable or its budget is spent, so the remaining calls are skipped.
      if (answers === undefined) return pieces;
      for (const [index, { segment, slotted }] of batch.entries()) {
        const target = acceptAnswer(answers[index] ?? '', slotted, lang);
        if (target !== undefined)
          pieces.set(segment, { target, from: 'engine', detail: engine.name, similarity: null });
      }
    }
  }
  return pieces;
}

/** The page as an engine may see it: sentences that could show a name, and all data, are an ellipsis. */
function contextOf(sentences: readonly string[], mask: (segment: string) => SlottedSegment | undefined): string {
  const lines = sentences.map((sentence) => mask(sentence)?.pattern.replaceAll(/\{\w+\}/g, '…') ?? '…');
  return lines.join('\n').slice(0, contextMax);
}

async function translateBatch(deps: Deps, request: EngineRequest): Promise<string[] | undefined> {
  const { translationEngine: engine } = deps;
  const characters = request.texts.join('').length + request.context.length;
  if (
    engine === null ||
    !(await reserveCharacters(deps.db, { characters, limit: engine.monthlyCharacters, now: deps.now() }))
  ) {
    deps.log.warn({ characters }, 'translation engine skipped: monthly budget exhausted');
    return undefined;
  }
  try {
    return await engine.translate(request);
  } catch (error) {
    deps.log.warn({ engine: engine.name, err: toAppError(error).cause }, 'translation engine failed');
    return undefined;
  }
}
