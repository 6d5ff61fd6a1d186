import type { Deps } from '#server/deps.ts';
import { findSpelling } from '#server/features/documents/people/spelling.ts';
import { findReview } from '#server/features/documents/reviews.ts';
import { findDocument } from '#server/features/documents/rows.ts';
import { readStored } from '#server/features/documents/stored-bytes.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { mapInSlices, runInSlices } from '#server/platform/rate-limit/loop-slices.ts';
import { readTagOf, type SourceTag } from '#shared/languages.ts';
import type { Phrase } from '#shared/phrase.ts';
import type { BlockContent, TranslationText } from '#shared/schemas/translation-text.ts';
import type { SpelledName, Spelling } from '#shared/spelling.ts';
import { hasGap } from '#shared/translation-gaps.ts';
import { roleOf } from '#shared/translation-roles.ts';
import { findInCollections } from '../collection-queries.ts';
import { fitForm } from '../form-fit.ts';
import { addFormUse } from '../form-queries.ts';
import { activeForms, type KnownForm } from '../forms.ts';
import { activePhrases } from '../phrasebook.ts';
import { recordPhraseUses } from '../phrases.ts';
import { fillSlots, splitSentences, toSlots } from '../segments.ts';
import { hasGaps } from '../text-blocks.ts';
import { loadText } from '../text-queries.ts';
import { applyDrafts } from '../text.ts';
import { alignPage } from './align.ts';
import { draftSteps, listSegments, type DraftedBlock } from './draft.ts';
import { askEngine } from './engine.ts';
import { phrasesIn, prepareBooks } from './lookup.ts';
import type { Piece } from './pieces.ts';
import { addMemoryUses, findOwn, findSimilar } from './queries.ts';

/*
 * Drafts of a review's text.
 * Promises: each draft names its origin; blocks that a person edited stay.
 * Never: a draft in a language that a person types; a name, number or date of one customer in another's draft; a sentence that fewer customers than
 * `limits.memoryCustomers` held in the draft of yet another, unless staff marked it; words of a text in a log.
 */

interface DraftJob {
  reviewId: string;
  blockIds?: readonly string[] | undefined;
  from?: 'workflow' | 'engine' | undefined;
}

/**
 * Job: drafts untranslated blocks, all unless named, from what is known here; `from` names the file of the workflow, where a person
 * asks for it, or the engine, which is asked for the gaps as well.
 */
export async function draftReview(deps: Deps, { reviewId, blockIds, from }: DraftJob): Promise<void> {
  const text = await loadText(deps.db, reviewId);
  const lang = text && readTagOf(text.sourceLanguage);
  if (!text || !lang) return;
  const wanted = blockIds && new Set(blockIds);
  const asked = text.blocks.filter(({ id }) => wanted === undefined || wanted.has(id));
  if (from === 'engine') {
    await draftFromEngine(deps, { text, lang, asked });
    return;
  }
  const blocks = asked.filter(({ state }) => state === 'untranslated');
  if (blocks.length === 0) return;
  if (from === 'workflow') {
    const open = new Set(blocks.map(({ id }) => id));
    const returned = await draftFromReturnedFile(deps, text, (block) => open.has(block.id));
    await store(deps, text, returned);
    deps.log.info({ reviewId, blocks: blocks.length, drafted: returned.length }, 'text drafted from the returned file');
    return;
  }
  await draftFromKnown(deps, { text, lang, blocks });
}

/** Drafts of memory, phrasebook and rules. The engine's are another job, so that a slow one does not delay them. */
async function draftFromKnown(
  deps: Deps,
  { text, lang, blocks }: { text: TranslationText; lang: SourceTag; blocks: readonly BlockContent[] },
): Promise<void> {
  const { reviewId } = text;
  const sources = await sourcesOf(deps.db, text, lang);
  const memory = await recall(deps.db, blocks, sources);
  const drafts = await runInSlices(draftSteps(blocks, { ...sources, memory: memory.find }));
  const rest = { reviewId, blockIds: blocks.map(({ id }) => id), from: 'engine' as const };
  // Enqueued in the commit of the drafts: a later retry finds their blocks drafted and would not request the gaps.
  await store(deps, text, drafts, async (trx) => {
    if (deps.translationEngine !== null) await deps.jobs.enqueue(trx, 'translation.draft', rest);
  });
  await addMemoryUses(deps.db, { ids: memory.usedIds(), now: deps.now() });
  if (sources.form && blocks.length === text.blocks.length)
    await addFormUse(deps.db, { ...sources.form, now: deps.now() });
  const draftedIds = new Set(drafts.map(({ blockId }) => blockId));
  const used = await phrasesIn(
    blocks.filter(({ id }) => draftedIds.has(id)),
    sources,
  );
  await deps.db
    .transaction()
    .execute((trx) => recordPhraseUses(trx, { lang: sources.lang, sources: used, now: deps.now() }));
  deps.log.info({ reviewId, blocks: blocks.length, drafted: drafts.length }, 'text drafted');
}

/** The engine's drafts of blocks that lack some English, and beside what the memory has only similarly. */
async function draftFromEngine(
  deps: Deps,
  { text, lang, asked }: { text: TranslationText; lang: SourceTag; asked: readonly BlockContent[] },
): Promise<void> {
  const rest = asked.filter(isUnfinished);
  const similar = asked.filter(isFromSimilar);
  if (deps.translationEngine === null || rest.length + similar.length === 0) return;
  const sources = await sourcesOf(deps.db, text, lang);
  const memory = await recall(deps.db, [...rest, ...similar], sources);
  const engineSources = {
    ...{ ...sources, memory: memory.find, copied: namesOf(text.blocks) },
    page: (page: number) => text.blocks.filter((block) => block.page === page),
  };
  const byEngine = await draftByEngine(deps, rest, engineSources);
  const beside = await besideMemory(deps, similar, { ...engineSources, memory: exactly(memory.find) });
  await store(deps, text, [...byEngine, ...beside]);
  const counts = { blocks: rest.length, drafted: byEngine.length };
  deps.log.info({ reviewId: text.reviewId, ...counts }, 'text drafted by the engine');
}

/** Not drafted, or with gaps. */
function isUnfinished(block: BlockContent): boolean {
  return block.state === 'untranslated' || (block.state === 'drafted' && hasGaps(block));
}

/** Drafted whole, by a sentence of the memory that is only like it. */
function isFromSimilar({ state, draft, ...block }: BlockContent): boolean {
  if (state !== 'drafted' || draft?.from !== 'memory' || draft.similarity === null || draft.other) return false;
  return (block.kind === 'heading' || block.kind === 'paragraph') && !hasGap(block.target);
}

function exactly(find: (segment: string) => Piece | undefined): typeof find {
  return (segment) => {
    const piece = find(segment);
    return piece?.similarity === null ? piece : undefined;
  };
}

/** Attaches the engine's English to drafts from a similar sentence, where the two differ. */
async function besideMemory(
  deps: Deps,
  blocks: readonly BlockContent[],
  sources: Parameters<typeof draftByEngine>[2],
): Promise<DraftedBlock[]> {
  const answers = new Map((await draftByEngine(deps, blocks, sources)).map((draft) => [draft.blockId, draft]));
  return blocks.flatMap((block) => {
    const answer = answers.get(block.id);
    if (answer?.draft.from !== 'engine' || typeof answer.target !== 'string' || answer.target === block.target)
      return [];
    if (block.draft === null) return [];
    const other = { target: answer.target, detail: answer.draft.detail };
    return [{ blockId: block.id, target: block.target, draft: { ...block.draft, other } }];
  });
}

async function draftByEngine(
  deps: Deps,
  blocks: readonly BlockContent[],
  sources: DraftSources & {
    memory: (segment: string) => Piece | undefined;
    copied: readonly SpelledName[];
    /** All blocks of a page: the context of a request. */
    page: (page: number) => readonly BlockContent[];
  },
): Promise<DraftedBlock[]> {
  if (deps.translationEngine === null || blocks.length === 0) return [];
  const { lang, phrases, spelling } = sources;
  const names = [...spelling.people, ...spelling.family, ...sources.copied];
  const pages = [];
  for (const [, own] of Map.groupBy(blocks, ({ page }) => page)) {
    const { open } = await listSegments(own, sources);
    const all = sources.page(own[0]?.page ?? 1).flatMap(sentencesOf);
    pages.push({ open: open.filter((segment) => sources.memory(segment) === undefined), all });
  }
  const answers = await askEngine(deps, { lang, pages, names, phrases });
  if (answers.size === 0) return [];
  return runInSlices(draftSteps(blocks, { ...sources, engine: (segment) => answers.get(segment) }));
}

/** Words from which a line is a sentence: shorter ones may be a name alone. */
const sentenceWords = 4;

/** Sentences of running text. Values and cells stay here. */
function sentencesOf(block: BlockContent): string[] {
  if (block.kind !== 'heading' && block.kind !== 'paragraph') return [];
  return splitSentences(block.source)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= sentenceWords);
}

/** Names that the paper's own fields give. */
function namesOf(blocks: readonly BlockContent[]): SpelledName[] {
  return blocks.flatMap(({ kind, target }) =>
    kind === 'field' && roleOf(target.label).isName ? [{ name: target.value, nativeName: null }] : [],
  );
}

/** The form that a text's first page is of: what it is called, and its English of the page's labels. */
async function formOf(db: Db, text: TranslationText, lang: SourceTag): Promise<DraftSources['form']> {
  const fit = fitForm(await activeForms(db, lang), text.blocks, lang);
  if (fit === undefined) return undefined;
  const { row } = fit.form;
  return { ...fit.form, isShipped: row === null || row.shippedKey !== null, targets: fit.targets };
}

interface DraftSources {
  lang: SourceTag;
  form: (KnownForm & { isShipped: boolean; targets: ReadonlyMap<string, string> }) | undefined;
  phrases: readonly Phrase[];
  spelling: Spelling;
  /** The customer's account; null for staff uploads, whose clients are unknown. */
  accountId: string | null;
}

async function sourcesOf(db: Db, text: TranslationText, lang: SourceTag): Promise<DraftSources> {
  const document = await findDocument(db, { id: text.documentId });
  const phrases = await activePhrases(db, lang);
  await prepareBooks(phrases, lang);
  return {
    ...{ lang, phrases },
    form: await formOf(db, text, lang),
    spelling: await findSpelling(db, text.documentId),
    accountId: document && document.paymentStatus !== 'free' ? document.userId : null,
  };
}

/** `next` runs in the commit of the drafts. */
async function store(
  deps: Deps,
  text: TranslationText,
  drafts: readonly DraftedBlock[],
  next?: (trx: Trx) => Promise<void>,
): Promise<void> {
  if (drafts.length === 0 && next === undefined) return;
  const versions = new Map(text.blocks.map(({ id, version }) => [id, version]));
  await applyDrafts(deps, {
    reviewId: text.reviewId,
    drafts: drafts.map((draft) => ({ ...draft, seenVersion: versions.get(draft.blockId) ?? 0 })),
    next,
  });
}

/** Minimum words of a segment for fuzzy matches: short segments differ by their only significant word. */
const fuzzyWords = 4;

/** Looks all segments up at once: in the memory, and word for word in what the account's own papers taught. */
async function recall(db: Db, blocks: readonly BlockContent[], sources: DraftSources) {
  const { lang, spelling, accountId } = sources;
  const names = [...spelling.people, ...spelling.family];
  const { asked } = await listSegments(blocks, sources);
  const slotted = new Map(await mapInSlices(asked, (segment) => [segment, toSlots(segment, lang, names)] as const));
  const patterns = [...new Set([...slotted.values()].map(({ pattern }) => pattern))];
  const matches = new Map((await findSimilar(db, lang, patterns)).map((match) => [match.asked, match]));
  const own = accountId === null ? [] : await findOwn(db, { lang, accountId, patterns });
  const ownTargets = new Map(own.map(({ source, target }) => [source, target]));
  const came = await findInCollections(db, { lang, accountId, sources: asked });
  const imported = new Map(came.map((row) => [row.source, row]));
  const used = new Set<string>();
  const find = (segment: string): Piece | undefined => {
    const slots = slotted.get(segment) ?? toSlots(segment, lang, names);
    const match = matches.get(slots.pattern);
    const isExact = match?.source === slots.pattern;
    const ownTarget = isExact ? undefined : ownTargets.get(slots.pattern);
    const ownFilled = ownTarget === undefined ? undefined : fillSlots(ownTarget, slots);
    const file = isExact ? undefined : imported.get(segment);
    if (file?.isOfAccount) return { target: file.target, from: 'memory', detail: file.name, similarity: null };
    if (ownFilled !== undefined) return { target: ownFilled, from: 'memory', detail: slots.pattern, similarity: null };
    if (file) return { target: file.target, from: 'memory', detail: file.name, similarity: null };
    if (!match || (!isExact && slots.pattern.split(/\s+/).length < fuzzyWords)) return undefined;
    const target = fillSlots(match.target, slots);
    if (target === undefined) return undefined;
    used.add(match.id);
    return { target, from: 'memory', detail: match.source, similarity: isExact ? null : match.similarity };
  };
  return { find, usedIds: () => [...used] };
}

/** Splits the file that the workflow returned into pages, and drafts the open blocks from it. */
async function draftFromReturnedFile(
  deps: Deps,
  text: TranslationText,
  isOpen: (block: BlockContent) => boolean,
): Promise<DraftedBlock[]> {
  const review = await findReview(deps.db, text.reviewId);
  if (!review) return [];
  const { documentId, translatedFileKey: key, translatedFileMimetype: mimetype } = review;
  const { translatedFileSizeBytes: sizeBytes, translatedFileSha256: sha256 } = review;
  if (!key || !mimetype || sizeBytes === null || !sha256) return [];
  const bytes = await readStored(deps, { documentId, key, sizeBytes, sha256 });
  const drafts: DraftedBlock[] = [];
  for (const { page } of text.pages) {
    const own = text.blocks.filter((block) => block.page === page);
    if (!own.some(isOpen)) continue;
    const reading = await deps.reader.read({ bytes, mimetype, page, lang: 'en' });
    // The reader was stopped with this process: the next one reads the page.
    if (deps.stopping.aborted) throw new Error('the process is stopping');
    const open = new Set(own.filter(isOpen).map(({ id }) => id));
    // Aligned with all of the page, so that a block that is done keeps its counterpart.
    const aligned = alignPage(own, reading.blocks).filter(({ blockId }) => open.has(blockId));
    const detail = reading.page.via === 'ocr' ? 'read from a picture of its file' : null;
    const draft = { from: 'workflow' as const, detail, similarity: null };
    drafts.push(...aligned.map((one) => ({ ...one, draft })));
  }
  return drafts;
}
