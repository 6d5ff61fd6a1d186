import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { StoredFile } from '#server/features/documents/stored-bytes.ts';
import type { Statement } from '#shared/certificate/statement.ts';
import type { ApproveInput, SendCorrectionInput } from '#shared/schemas/authenticator.ts';
import { certifierOf, findPending, findUploaded, type Plan, type Review } from './plan.ts';
import { isFromText, planFromText } from './text-plan.ts';

/** Plans of the decisions on a pending order. */

/**
 * Certifies the workflow's translation, or the text of the studio.
 * Throws the codes of `findPending` and `certifierOf`, TRANSLATION_MISSING, and those of `planFromText`.
 */
export async function planApproval(deps: Deps, actor: Actor, input: ApproveInput): Promise<Plan> {
  const review = await findPending(deps, actor, input.id);
  const what = isFromText(input, review)
    ? await planFromText(deps, actor, { review, input })
    : { file: fileOfWorkflow(review), decision: 'approved' as const, statement: statementOf(input) };
  return { kind: 'approve', review, ...what, ...(await certifierOf(deps, actor, review)) };
}

function fileOfWorkflow(review: Review): StoredFile {
  const { translatedFileKey: key, translatedFileMimetype: mimetype } = review;
  const { translatedFileSizeBytes: sizeBytes, translatedFileSha256: sha256 } = review;
  if (!key || !mimetype || sizeBytes === null || sha256 === null) throw new AppError('TRANSLATION_MISSING');
  return { key, mimetype, sizeBytes, sha256 };
}

function statementOf({ checklist, facts, acknowledgements, reasons, preset, sourceCopy }: ApproveInput): Statement {
  return { checklist, facts, acknowledgements, reasons, preset, sourceCopy };
}

/** Replaces the workflow's translation by a corrected PDF. Throws the codes of `findPending`, `findUploaded`, `certifierOf`. */
export async function planCorrection(deps: Deps, actor: Actor, input: SendCorrectionInput): Promise<Plan> {
  return { ...(await planUpload(deps, actor, input)), kind: 'correct', decision: 'corrected' };
}

/** Certifies a translation that staff made. Throws the codes of `planCorrection`. */
export async function planSupply(deps: Deps, actor: Actor, input: SendCorrectionInput): Promise<Plan> {
  return { ...(await planUpload(deps, actor, input)), kind: 'supply', decision: 'supplied' };
}

async function planUpload(
  deps: Deps,
  actor: Actor,
  { id, uploadId, ...statement }: SendCorrectionInput,
): Promise<Omit<Plan, 'kind' | 'decision'>> {
  const review = await findPending(deps, actor, id);
  const file = await findUploaded(deps, actor, { uploadId, reviewId: review.id });
  return { review, file, statement, ...(await certifierOf(deps, actor, review)) };
}
