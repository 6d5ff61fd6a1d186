import { randomUUID } from 'node:crypto';
import { BusyError } from '#server/platform/processes/watched-child.ts';
import type { BlockContent, Box, TextPage } from '#shared/schemas/translation-text.ts';
import { directionOf, type LanguageTag } from '#shared/translation-text.ts';
import { confirmNumbers } from './digits/confirm-numbers.ts';
import type { Ink } from './inks/ink.ts';
import { languageOf } from './languages.ts';
import type { Attempt, Mrz, ReadBlock } from './page-reading.ts';
import type { Quarter } from './picture.ts';
import { readingLimits, ReadingProcess, type Failure, type Outcome, type PageFile } from './reading-process.ts';

/** Reads source pages in a child process, one at a time. It starts with the first page and ends when idle. */
export interface Reader {
  /** Never rejects on account of the file: a page that cannot be read has its state and reason, and no blocks. */
  read(request: ReadRequest): Promise<PageReading>;
  /** The machine-readable zone of a photo; null when none is found within the limits. Rejects with BusyError. */
  readMrz(bytes: Uint8Array, mimetype?: string): Promise<Mrz | null>;
  /** Process id of the child while there is one, for tests and monitoring. */
  readonly pid: number | undefined;
  /** Kills the process for good; pages in hand are answered as failed. */
  stop(): void;
}

export interface ReadRequest {
  bytes: Uint8Array;
  mimetype: string;
  /** From 1. */
  page: number;
  lang: LanguageTag;
  /** Degrees clockwise to turn the page by; found by the reader when absent. */
  rotation?: Quarter | undefined;
}

/** A page with its blocks in reading order, as `replaceReading` takes it. */
export interface PageReading {
  page: TextPage;
  blocks: BlockContent[];
  /** Shares are by block, in order; null for a page that was not measured. */
  ink?: Ink<Box> | null;
}

/** Speckle yields words too: a page with fewer sure letters, or with a smaller share of them, is unreadable. */
const minSureLetters = 6;
const minSureShare = 0.3;

const reasons = {
  'out of time': 'Reading this page took too long, so it has to be typed.',
  starved: 'The server was too busy to read this page. The page can be read again or typed.',
  'out of memory': 'Reading this page took too much memory, so it has to be typed.',
  ended: 'The reading was interrupted. The page can be read again or typed.',
  damaged: 'The page could not be opened for reading, so it has to be typed.',
  unusable: 'The picture is too small to hold readable text.',
  blank: 'Nothing stands on this page, as far as its picture shows.',
  empty: 'No readable text was found on this page.',
} as const;

export function createReader(overrides: Partial<typeof readingLimits> = {}): Reader {
  const limits = { ...readingLimits, ...overrides };
  const child = new ReadingProcess(limits);
  let tail: Promise<unknown> = Promise.resolve();

  /** Pages wait for each other: two engines at once would take twice the memory. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = tail.then(work);
    // Only orders the pages: the rejection goes to the caller.
    tail = done.catch(() => undefined);
    return done;
  }

  return {
    read: (request) => inTurn(() => readPage(child, request)),
    readMrz: (bytes, mimetype = 'image/jpeg') =>
      inTurn(async () => {
        const file = { bytes, mimetype, page: 1, lang: 'en' as const };
        child.startBudget();
        const answer = await child.ask('zone', { ...file, quarter: 0 });
        if (answer.kind === 'failed' && (answer.reason === 'starved' || answer.reason === 'ended')) {
          throw new BusyError(`the zone was not read: ${answer.reason}`);
        }
        return answer.kind === 'zone' ? answer.mrz : null;
      }),
    get pid() {
      return child.pid;
    },
    stop: () => child.stop(),
  };
}

/** Width for pages that take too much memory at the usual one: A4 at 150 dpi. */
const smallWidth = 1240;

async function readPage(child: ReadingProcess, request: ReadRequest): Promise<PageReading> {
  child.startBudget();
  const { rotation, ...file } = request;
  const outcome = await askPage(child, { ...file, quarter: rotation ?? 0 });
  if (outcome.kind !== 'page') return withoutText(request, outcome);
  const turning = outcome.attempt.isPoor && rotation === undefined;
  const settled = turning ? await turned(child, request, outcome.attempt) : outcome;
  if (settled.kind !== 'page') return withoutText(request, settled);
  const { attempt } = settled;
  if (attempt.hasZone && attempt.mrz === null) {
    const zone = await child.askFresh('zone', { ...file, quarter: attempt.rotation });
    if (zone.kind === 'zone') return toReading(request, { ...attempt, mrz: zone.mrz });
  }
  if (attempt.via === 'layer') return toReading(request, { ...attempt, ink: await inkOf(child, request, attempt) });
  return toReading(request, attempt);
}

/**
 * Retries if the process was killed from outside, or was warm and held memory of earlier pages. A page that takes too much
 * memory in a new process is read smaller.
 */
async function askPage(child: ReadingProcess, file: PageFile): Promise<Outcome> {
  const isWarm = child.isWarm;
  let outcome = await child.ask('page', file);
  if (reasonOf(outcome) === 'ended') outcome = await child.ask('page', file);
  else if (reasonOf(outcome) === 'out of memory' && isWarm) outcome = await child.askFresh('page', file);
  if (reasonOf(outcome) !== 'out of memory') return outcome;
  return child.askFresh('page', { ...file, width: smallWidth });
}

function reasonOf(outcome: Outcome): Failure | undefined {
  return outcome.kind === 'failed' ? outcome.reason : undefined;
}

/** Measured in a separate step, so that a page whose drawings exceed the limits keeps its text. */
async function inkOf(child: ReadingProcess, { rotation: _, ...file }: ReadRequest, { blocks }: Attempt) {
  const boxes = blocks.map(({ box, content }) => ({ box, isMark: content.kind === 'mark' }));
  const answer = await child.ask('ink', { ...file, quarter: 0, boxes });
  return answer.kind === 'ink' ? answer.ink : null;
}

/**
 * Most pages stand upright, so the orientation is found only for a poor reading: by shapes, and by words where those say upright or
 * nothing, or the page so turned reads poorly, too: zones and capitals mislead shapes. Each step gets a new process: engines taken in turn by one process add up to more than its memory. A page of which
 * nothing was read is not given up while a step lacked time.
 */
async function turned(child: ReadingProcess, request: ReadRequest, first: Attempt): Promise<Outcome> {
  const { rotation: _, ...file } = request;
  const unturned: Outcome = { kind: 'page', attempt: first };
  const isLost = !isReadable(first);
  const byShape = await child.askFresh('orientation', { ...file, quarter: 0 });
  if (isLost && reasonOf(byShape) === 'starved') return byShape;
  const shown = byShape.kind === 'orientation' ? byShape.quarter : 0;
  const second = shown === 0 ? unturned : await readTurned(child, request, shown);
  if (isLost && reasonOf(second) === 'starved') return second;
  if (shown !== 0 && second.kind === 'page' && !second.attempt.isPoor) return better(unturned, second);
  const voted = await child.askFresh('vote', { ...file, quarter: 0 });
  const isStillLost = isLost && !(second.kind === 'page' && isReadable(second.attempt));
  if (isStillLost && reasonOf(voted) === 'starved') return voted;
  if (voted.kind !== 'vote' || voted.quarter === 0 || voted.quarter === shown) return better(unturned, second);
  const third = await readTurned(child, request, voted.quarter);
  if (isStillLost && reasonOf(third) === 'starved') return third;
  return better(better(unturned, second), third);
}

function readTurned(child: ReadingProcess, { rotation: _, ...file }: ReadRequest, quarter: Quarter): Promise<Outcome> {
  child.restart();
  return askPage(child, { ...file, quarter });
}

function better(one: Outcome, other: Outcome): Outcome {
  if (other.kind !== 'page' || one.kind !== 'page') return one;
  return weigh(other.attempt) > weigh(one.attempt) ? other : one;
}

/** By confidence alone, three certain letters would win over a whole page. */
function weigh(attempt: Attempt): number {
  return attempt.confidence * Math.min(1, lettersOf(attempt) / 40);
}

function lettersOf({ blocks }: Attempt): number {
  return blocks.reduce((sum, { content }) => sum + (textIn(content).match(/[\p{L}\p{N}]/gu) ?? []).length, 0);
}

function textIn(content: ReadBlock['content']): string {
  if (content.kind === 'field') return `${content.label} ${content.value}`;
  return content.kind === 'table' ? content.rows.flat().join(' ') : content.text;
}

function withoutText({ page, lang, rotation = 0 }: ReadRequest, outcome: Outcome): PageReading {
  const failure = outcome.kind === 'failed' ? outcome.reason : 'ended';
  const state = failure === 'unusable' ? 'unreadable' : 'failed';
  return {
    page: {
      page,
      isBlank: false,
      state,
      ...(failure === 'starved' && { cause: 'busy' as const }),
      via: null,
      confidence: null,
      rotation,
      lang,
      reason: reasons[failure],
      mrz: null,
    },
    blocks: [],
  };
}

function toReading({ page, lang }: ReadRequest, attempt: Attempt): PageReading {
  const { via, confidence, rotation, mrz, ratio, sheet, flaws = [] } = attempt;
  const common = {
    page,
    isBlank: false,
    rotation,
    lang,
    mrz,
    ...(ratio !== undefined && { ratio: Math.round(ratio * 1000) / 1000 }),
    ...(sheet && { sheet }),
    ...(flaws.length > 0 && { flaws }),
  };
  if (attempt.isBlank) {
    const blank = { state: 'unreadable', cause: 'blank', via: null, confidence: null, reason: reasons.blank } as const;
    return { page: { ...common, ...blank }, blocks: [] };
  }
  if (via === 'ocr' && mrz === null && !isReadable(attempt)) {
    const state = 'unreadable' as const;
    return { page: { ...common, state, via: null, confidence: null, reason: reasons.empty }, blocks: [] };
  }
  return {
    page: { ...common, state: 'read', via, confidence: Math.round(confidence * 10) / 10, reason: null },
    blocks: confirmNumbers(attempt.blocks, { lang, mrz }).map((block, index) =>
      toBlock(block, { page, lang, position: index + 1 }),
    ),
    ink: attempt.ink ?? null,
  };
}

function isReadable(attempt: Attempt): boolean {
  const { sureLetters } = attempt;
  return sureLetters >= minSureLetters && sureLetters >= minSureShare * lettersOf(attempt);
}

function toBlock(
  { content, box, frame, valueBox, confidence, doubtful, isOrderDoubtful }: ReadBlock,
  { page, lang, position }: { page: number; lang: LanguageTag; position: number },
): BlockContent {
  const own = languageOf(textIn(content), lang);
  const common = {
    id: randomUUID(),
    page,
    position,
    box,
    confidence: Math.round(confidence * 10) / 10,
    doubtful,
    ...(isOrderDoubtful && { isOrderDoubtful }),
    ...(frame && { frame }),
    lang: own,
    dir: directionOf(own),
    state: 'untranslated' as const,
    draft: null,
  };
  switch (content.kind) {
    case 'field': {
      const { label, value } = content;
      const sides = { source: { label, value }, target: { label: '', value: '' } };
      return { ...common, kind: 'field', ...sides, ...(valueBox && { valueBox }) };
    }
    case 'table': {
      const { rows, columns, isRuled } = content;
      const sides = { source: { rows }, target: { rows: rows.map((row) => row.map(() => '')) } };
      const shape = { ...(columns && { columns }), ...(isRuled !== undefined && { isRuled }) };
      return { ...common, kind: 'table', ...sides, ...shape };
    }
    case 'mark':
      return { ...common, kind: 'mark', mark: content.mark, source: content.text, target: '' };
    default:
      return { ...common, kind: content.kind, source: content.text, target: '' };
  }
}
