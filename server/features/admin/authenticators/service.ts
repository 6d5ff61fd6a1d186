import type { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { claimsStaleBefore } from '#shared/review-claim.ts';
import type { adminAuthenticators, authenticatorsInput } from '#shared/schemas/admin.ts';
import { toPage } from '#server/platform/db/pagination.ts';
import type { Deps } from '#server/deps.ts';
import { listWholeSigners } from '#server/features/certification/signers.ts';
import { listAuthenticators } from './queries.ts';

/*
 * Authenticators, for admins.
 * Promises: whether a person can sign is judged by the rules of a decision.
 */

/** One page of authenticators, with the summary of all. */
export async function getAuthenticators(
  deps: Deps,
  input: z.output<typeof authenticatorsInput> | undefined,
): Promise<z.input<typeof adminAuthenticators>> {
  const page = toPage(input ?? { page: 1 }, limits.pageSizeMax);
  const now = deps.now();
  const { items, total, summary } = await listAuthenticators(deps.db, {
    search: input?.search,
    page,
    claimedAfter: claimsStaleBefore(now),
  });
  const people = items.map(({ id }) => id);
  const signers = await listWholeSigners(deps.db, people, now);
  return {
    items: items.map((person) => ({ ...person, canSign: signers.has(person.id) })),
    total,
    summary,
    page: page.page,
    pageSize: page.pageSize,
  };
}
