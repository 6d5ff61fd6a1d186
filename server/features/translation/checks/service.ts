import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findSpelling } from '#server/features/documents/people/spelling.ts';
import { findDocument } from '#server/features/documents/rows.ts';
import { readTagOf, type SourceTag } from '#shared/languages.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import type { TextAcknowledgement, TranslationText } from '#shared/schemas/translation-text.ts';
import { findUnresolved } from '#shared/translation-checks/rules.ts';
import { checkSourceBoxes } from '#shared/translation-checks/source-boxes.ts';
import { listTermsIn } from '../phrase-queries.ts';
import { activePhrases } from '../phrasebook.ts';
import { listBoxAnswers, listReadPages } from '../source-boxes.ts';
import { textsOf } from '../text-blocks.ts';
import { runChecks } from './checker.ts';

/*
 * Checks of a review's text, for the studio and again at the decision.
 * Promises: findings belong to the version that is named beside them.
 * Never: a finding's words in a log, since they quote the text.
 */

type Document = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

/** Findings of a text that the caller has read. */
export async function findTextFaults(deps: Deps, text: TranslationText): Promise<TextFinding[]> {
  const document = await findDocument(deps.db, { id: text.documentId });
  if (!document) throw new AppError('REVIEW_NOT_FOUND');
  const { pages, blocks } = text;
  const lang = readTagOf(document.sourceLanguage);
  const phrases = lang && { lang, list: await activePhrases(deps.db, lang) };
  const glossary = lang ? await listGlossary(deps, { lang, document, blocks }) : [];
  const [found, gone] = await Promise.all([
    runChecks(
      {
        text: { pages, blocks },
        spelling: await findSpelling(deps.db, document.id),
        glossary,
        sourcePages: document.pages,
      },
      phrases,
    ),
    findBoxFaults(deps, text),
  ]);
  return [...found, ...gone].toSorted((one, other) => (one.page ?? 0) - (other.page ?? 0));
}

function listGlossary(
  { db }: Deps,
  { lang, document, blocks }: { lang: SourceTag; document: Document; blocks: TranslationText['blocks'] },
) {
  return listTermsIn(db, {
    lang,
    accountId: document.paymentStatus === 'free' ? null : document.userId,
    text: blocks.flatMap((block) => textsOf(block, 'source')).join('\n'),
  });
}

/** Recognized boxes missing from the text without an explanation. Empty for pages read before boxes were stored. */
async function findBoxFaults({ db }: Deps, { reviewId, blocks }: TranslationText): Promise<TextFinding[]> {
  const [pages, answers] = await Promise.all([listReadPages(db, reviewId), listBoxAnswers(db, reviewId)]);
  return checkSourceBoxes(pages, blocks, new Set(answers.map(({ boxId }) => boxId)));
}

/** Boxes that the text lacks, without those that were explained before the decision or with it. */
export async function findOpenBoxes(
  deps: Deps,
  text: TranslationText,
  acknowledgements: readonly TextAcknowledgement[],
): Promise<TextFinding[]> {
  return findUnresolved(await findBoxFaults(deps, text), acknowledgements);
}

/** Translators' statements about missing boxes, as acknowledgements that are stored with the decision. */
async function boxAnswersOf({ db }: Deps, { reviewId, blocks }: TranslationText): Promise<TextAcknowledgement[]> {
  const [pages, answers] = await Promise.all([listReadPages(db, reviewId), listBoxAnswers(db, reviewId)]);
  const gone = checkSourceBoxes(pages, blocks, new Set());
  return answers.flatMap(({ boxId, reason }) => {
    const finding = gone.find(({ blockId }) => blockId === boxId);
    return finding ? [{ rule: finding.rule, blockId: boxId, reason, isPrinted: false }] : [];
  });
}

/**
 * For the decision: what still blocks it, and the reasons that are printed as translator's notes. `acknowledgements` about what
 * is not found are left out.
 */
export async function reviewChecks(
  deps: Deps,
  text: TranslationText,
  acknowledgements: readonly TextAcknowledgement[],
): Promise<{ unresolved: TextFinding[]; acknowledged: TextAcknowledgement[]; notes: string[] }> {
  const findings = await findTextFaults(deps, text);
  const acknowledged = acknowledgements.filter((answer) =>
    findings.some(({ rule, blockId, level }) => level !== 'law' && rule === answer.rule && blockId === answer.blockId),
  );
  const explained = await boxAnswersOf(deps, text);
  const notes = acknowledged.filter(({ isPrinted, reason }) => isPrinted && reason !== '').map(({ reason }) => reason);
  return {
    unresolved: findUnresolved(findings, acknowledgements),
    acknowledged: [...acknowledged, ...explained],
    notes: [...new Set(notes)],
  };
}
