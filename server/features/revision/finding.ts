import type { Deps } from '#server/deps.ts';
import type { Review } from '#server/features/documents/reviews.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { lawFinding, type Finding } from '#shared/certificate/findings.ts';
import { findPassed, listPassed } from './queries.ts';
import { findWaiver, requirementOf } from './requirement.ts';

/*
 * Whether what is to be certified was revised, where the house requires it.
 * Promises: a text counts as its reviser left it, by its hash; a file, which is revised nowhere, needs a waiver.
 * Never: a requirement that the certifier can override with a reason.
 */

/** `textSha256` of the text that is certified; absent for a file. */
export async function findRevisionFaults(
  deps: Deps,
  { review, textSha256 }: { review: Review; textSha256?: string | undefined },
): Promise<Finding[]> {
  if (!(await requirementOf(deps, review)).isRequired || (await findWaiver(deps.db, review.id))) return [];
  if (textSha256 === undefined) {
    const say =
      'Another person revises this translation, and only the studio’s text can be revised. Certify the text, or ask who manages the house to waive the revision.';
    return [lawFinding('revision.file', say)];
  }
  const passed = await findPassed(deps.db, review.id);
  if (!passed) {
    const say = 'Another person revises this translation before it is certified. Submit it for revision in the studio.';
    return [lawFinding('revision.missing', say)];
  }
  if (passed.closedSha256 === textSha256) return [];
  const say = 'The text was changed after its reviser passed it. Submit it for revision again.';
  return [lawFinding('revision.stale', say)];
}

/** The translator and the reviser of a text, by the last round that passed. Undefined without one. */
export async function findRevisers(
  trx: Trx,
  reviewId: string,
): Promise<{ translatorId: string; reviserIds: string[] } | undefined> {
  const passed = await listPassed(trx, reviewId);
  const last = passed.at(-1);
  if (!last) return undefined;
  const reviserIds = passed.flatMap(({ reviserId }) => reviserId ?? []);
  return { translatorId: last.translatorId, reviserIds: [...new Set(reviserIds)] };
}
