import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { inspectFile } from '#server/features/documents/inspection/service.ts';
import { findDocument } from '#server/features/documents/rows.ts';
import {
  findFileFaults,
  findSourceFaults,
  findUncheckedPoints,
  lawFinding,
  unresolved,
  type Finding,
} from '#shared/certificate/findings.ts';
import { lintCertificate } from '#shared/certificate/linter.ts';
import { termsOf, type CertificateTerms } from '#shared/certificate/presets/presets.ts';
import { findKeyFaults } from '../own-signature.ts';
import { isSpecimen } from '../policy.ts';
import type { Signer } from '../signers.ts';
import { compareWithText, findMissingBoxes, type TextSnapshot } from './certified-text.ts';
import type { DecisionParts, Plan } from './plan.ts';

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
  const open = unresolved(findings, statement.acknowledgements, statement.reasons);
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
