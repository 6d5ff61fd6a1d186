import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { FactKind, FactsOf } from '#shared/schemas/company.ts';
import { parseFacts, type PublishedFacts } from './facts.ts';
import { deleteDraft, insertVersion, lockVersions } from './queries.ts';

/*
 * Publishing facts of the house.
 * Promises: versions of one kind and scope have numbers without gaps; of two people who change the same version one gets CONFLICT;
 * published versions are immutable and take effect at their stated time.
 * The caller records it in the audit log, in the same transaction.
 */

/** Clocks of browsers differ, so "now" may lie this far back. */
const clockToleranceMs = 2 * 60 * 1000;

export interface Publication<K extends FactKind> {
  kind: K;
  /** The office or language; '' is the whole house. */
  scope?: string;
  facts: FactsOf<K>;
  /** The version that was changed; 0 before the first. */
  basedOn: number;
  /** At once unless set. */
  validFrom?: Date | undefined;
  reason: string;
  publishedBy: string;
}

/** Throws FACTS_CHANGED when another version was published since, and FACTS_IN_PAST for a time that has passed. */
export async function publishFacts<K extends FactKind>(
  { now }: Pick<Deps, 'now'>,
  trx: Trx,
  { kind, scope = '', facts, basedOn, validFrom, reason, publishedBy }: Publication<K>,
): Promise<PublishedFacts<FactsOf<K>>> {
  const publishedAt = now();
  if (validFrom && validFrom.getTime() < publishedAt.getTime() - clockToleranceMs) throw new AppError('FACTS_IN_PAST');
  const latest = await lockVersions(trx, { kind, scope });
  if (latest !== basedOn) throw new AppError('FACTS_CHANGED', { details: { version: latest } });
  const effective = validFrom && validFrom > publishedAt ? validFrom : publishedAt;
  const { id, version } = await insertVersion(trx, {
    kind,
    scope,
    version: latest + 1,
    facts,
    validFrom: effective,
    reason,
    publishedBy,
    publishedAt,
  });
  await deleteDraft(trx, { kind, scope });
  return { id, version, facts: parseFacts(kind, facts), validFrom: effective };
}
