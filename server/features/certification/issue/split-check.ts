import type { Deps } from '#server/deps.ts';
import { lawFinding, type Finding } from '#shared/certificate/findings.ts';
import type { Plan } from './plan.ts';

/** One person certifies all parts of a paper that is split: its holder. */
export async function findSplitFaults(
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
