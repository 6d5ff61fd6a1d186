import { createHash } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { inspectFile } from '#server/features/documents/inspection/service.ts';
import { findSpelling } from '#server/features/documents/people/spelling.ts';
import { findDocument } from '#server/features/documents/rows.ts';
import { readStored } from '#server/features/documents/stored-bytes.ts';
import { findOpenBoxes } from '#server/features/translation/checks/service.ts';
import { loadText } from '#server/features/translation/text-queries.ts';
import { childModule } from '#server/platform/processes/child.ts';
import { WorkThread } from '#server/platform/processes/work-thread.ts';
import { textSha256 } from '#server/platform/typesetting/text-job.ts';
import type { Certified } from '#shared/certificate/bound-facts.ts';
import { chooseCheckWords } from '#shared/certificate/check-words.ts';
import type { CertificateFacts } from '#shared/certificate/facts.ts';
import {
  answerFinding,
  findFileFaults,
  findSourceFaults,
  findUncheckedPoints,
  lawFinding,
  unresolved,
  type FileFacts,
  type Finding,
} from '#shared/certificate/findings.ts';
import { lintCertificate } from '#shared/certificate/linter.ts';
import {
  canonicalText,
  pagesWithoutText,
  type PaperText,
  textOfBlocks,
  textOfPages,
} from '#shared/certificate/paper-text.ts';
import { termsOf, type CertificateTerms } from '#shared/certificate/presets/presets.ts';
import { findKeyFaults } from '../own-signature.ts';
import { isSpecimen } from '../policy.ts';
import type { Signer } from '../signers.ts';
import { sayToNotary } from './notary-words.ts';
import type { DecisionParts, Plan } from './plan.ts';

/*
 * The checks of a plan: every rule of a certificate, and its facts against the text it certifies, whose snapshot stays with it.
 * Promises: the studio's confirmed text where that is certified, else the text of the file's pages; pictures are read.
 * Never: words of a text in a log, or a queue of decisions that waits for long files to be read.
 */

/** Compares facts with a text in a thread: dates of long papers are searched in every written form, and others wait meanwhile. */
const comparison = new WorkThread<Certified, Finding[]>({
  module: childModule(import.meta.url, 'fact-check-worker'),
  timeoutMs: 30_000,
  idleTimeoutMs: 5 * 60_000,
  maxWaiting: 64,
  maxMegabytes: 128,
});

/** Kept with the certificate: the text as hashed, and its hash, which the log's leaf commits to. */
interface TextSnapshot {
  text: string;
  sha256: string;
}

/** At most this many image pages are recognized, since other decisions wait. */
const maxPagesRead = 6;
const maxReadingMs = 60_000;

/** A plan without open findings. */
export interface CheckedPlan extends Plan {
  signer: Signer;
  terms: CertificateTerms;
  /** Null where the file has no text. */
  certifiedText: TextSnapshot | null;
  /** Of each page of the translation; shown to readers who hold the paper. */
  checkWords: readonly (readonly string[])[];
  /** Of the translation; null where unknown. */
  translationPages: number | null;
  now: Date;
}

/** Runs every rule of a certificate, whatever the plan. Throws CERTIFICATE_INCOMPLETE with all unresolved findings. */
export async function check(
  deps: Deps,
  plan: Plan,
  parts: Pick<DecisionParts, 'findRevisionFaults'>,
): Promise<CheckedPlan> {
  const { review, statement, signer } = plan;
  const now = deps.now();
  const document = await findDocument(deps.db, { id: review.documentId });
  if (!document) throw new AppError('REVIEW_NOT_FOUND');
  const terms = termsOf(document, statement);
  const file = await inspectFile(deps, { ...plan.file, documentId: review.documentId });
  const isDraft = isSpecimen(deps.env, plan.decision);
  const formal: Finding[] = [
    ...findUncheckedPoints(statement.checklist),
    ...lintCertificate({
      preset: terms.preset,
      facts: statement.facts,
      sourceLanguage: review.sourceLanguage,
      targetLanguage: review.targetLanguage,
      hasSourceCopy: terms.sourceCopy,
      signer: signer && { ...signer.fields, hasSignature: true },
      today: now.toISOString().slice(0, 10),
    }),
    ...plan.signerFindings,
    ...findKeyFaults(plan.ownKey, { legalName: signer?.fields.legalName, now }),
    ...findSourceFaults({ counted: review.pages, shown: document.viewerPages, stated: statement.facts.pages }),
    // A typeset text names the page of the original on each of its own, so only files are compared by number of pages.
    ...findFileFaults(file, { sourcePages: statement.text ? undefined : review.pages, isSpecimen: isDraft }),
  ];
  // Skips rejected files, and specimens, which state that they must not be used as a translation.
  const isComparable =
    !formal.some(({ rule, level }) => rule.startsWith('file.') && level === 'law') &&
    !(isDraft && file?.draftStatement !== undefined);
  const compared = isComparable
    ? await compareWithText(deps, plan, file)
    : { findings: [], snapshot: null, checkWords: [] };
  const findings = [
    ...formal,
    ...(await findMissingBoxes(deps, plan)),
    ...(isToBeRevised(plan)
      ? await parts.findRevisionFaults(deps, { review, textSha256: statement.text?.sha256 })
      : []),
    ...(await findSplitFaults(deps, plan)),
    ...compared.findings.filter((finding) => !formal.some((one) => isAboutSame(one, finding))),
  ];
  const left = unresolved(findings, statement.acknowledgements, statement.reasons);
  const open = plan.act ? left.map((finding) => sayToNotary(finding, plan.translator.name)) : left;
  if (open.length > 0 || !signer) throw new AppError('CERTIFICATE_INCOMPLETE', { details: { findings: open } });
  const { snapshot: certifiedText, checkWords } = compared;
  return { ...plan, signer, terms, certifiedText, checkWords, translationPages: file?.pages ?? null, now };
}

/** An act and a further revision of the same file certify what a decision certified before. */
function isToBeRevised({ act, replaces, file }: Plan): boolean {
  return act === undefined && replaces?.certificate.sourceFileSha256 !== file.sha256;
}

/** One person certifies all parts of a paper that is split: its holder. */
async function findSplitFaults(
  { db }: Pick<Deps, 'db'>,
  { review, translator, kind }: Pick<Plan, 'review' | 'translator' | 'kind'>,
): Promise<Finding[]> {
  if (kind === 'reissue' || kind === 'notarize' || review.assignedTo === translator.id) return [];
  const part = await db
    .selectFrom('reviewParts')
    .select('id')
    .where('reviewId', '=', review.id)
    .limit(1)
    .executeTakeFirst();
  return part ? [lawFinding('split.holder', 'This document is split: who it is assigned to certifies all of it.')] : [];
}

/** Whether two rules are about the same fact, such as `holder.format` and `holder.not-in-text`. */
function isAboutSame(one: Finding, other: Finding): boolean {
  return one.rule.split('.')[0] === other.rule.split('.')[0];
}

/** Facts of a plan that its text lacks, the snapshot (null without a text), and words of each page of the file. */
async function compareWithText(
  deps: Deps,
  plan: Plan,
  file: FileFacts | undefined,
): Promise<{ findings: Finding[]; snapshot: TextSnapshot | null; checkWords: string[][] }> {
  const { review, statement } = plan;
  const confirmed = await confirmedText(deps, plan);
  const text = confirmed ?? (await textOfFile(deps, plan, file));
  const { people } = await findSpelling(deps.db, review.documentId);
  const { sourceLanguage } = review;
  const findings = await findUnboundFacts({ facts: statement.facts, text, people, sourceLanguage });
  const canonical = canonicalText(text);
  const sha256 = createHash('sha256').update(canonical).digest('hex');
  // A confirmed text is in pages of the original, of which one may run over several of the file.
  const printed = (confirmed && file?.pageTexts) ?? text.pages;
  const checkWords = chooseCheckWords(printed, { personal: personalTexts(statement.facts) });
  return { findings, snapshot: canonical === '' ? null : { text: canonical, sha256 }, checkWords };
}

function personalTexts({ holders, issuer, place, registerNumber }: CertificateFacts): string[] {
  return [...holders.map(({ name }) => name), issuer, place, registerNumber].filter((text) => text !== undefined);
}

/**
 * Boxes of the original that the certified text of the studio neither has nor explains; nothing for a file. A further revision and
 * an act answer for them as the decision did.
 */
async function findMissingBoxes(deps: Deps, { review, statement }: Plan): Promise<Finding[]> {
  const text = statement.text && (await loadText(deps.db, review.id));
  if (!statement.text || !text) return [];
  const open = await findOpenBoxes(deps, text, statement.text.acknowledgements);
  return [...Map.groupBy(open, ({ rule }) => rule)].map(([rule, [first, ...others]]) => {
    const more = others.length > 0 ? ` And ${others.length} more.` : '';
    return answerFinding(`text.${rule}`, `${first?.say ?? ''}${more}`);
  });
}

/** The studio's text, as long as it is the one that the statement names. */
async function confirmedText(deps: Deps, { review, statement }: Plan): Promise<PaperText | undefined> {
  if (!statement.text) return undefined;
  const text = await loadText(deps.db, review.id);
  return text && textSha256(text) === statement.text.sha256 ? textOfBlocks(text) : undefined;
}

async function textOfFile(deps: Deps, { file, review }: Plan, facts: FileFacts | undefined): Promise<PaperText> {
  if (!facts) return textOfPages([''], { isExact: true });
  const pages = [...(facts.pageTexts ?? Array.from({ length: facts.pages }, () => ''))];
  const silent = pagesWithoutText({ pages });
  if (silent.length === 0 || silent.length > maxPagesRead) return textOfPages(pages, { isExact: true });
  const bytes = await readStored(deps, { ...file, documentId: review.documentId });
  const deadline = performance.now() + maxReadingMs;
  for (const page of silent) {
    if (performance.now() > deadline) break;
    const reading = await deps.reader.read({ bytes, mimetype: file.mimetype, page, lang: 'en' });
    const { sources } = textOfBlocks({ pages: [], blocks: reading.blocks });
    pages[page - 1] = sources.join('\n');
  }
  const isRead = pagesWithoutText({ pages }).length < silent.length;
  return textOfPages(pages, { isExact: !isRead });
}

/** Facts that the text does not bear out. Throws SERVICE_UNAVAILABLE when they cannot be compared. */
export function findUnboundFacts(certified: Certified): Promise<Finding[]> {
  return comparison.ask(certified);
}
