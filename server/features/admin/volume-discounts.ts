import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findOrganization } from '#server/features/auth/organizations/queries.ts';
import { sumPages } from '#server/features/payments/queries.ts';
import { monthStart } from '#server/features/payments/stating.ts';
import { volumePercent } from '#shared/coupons.ts';
import type {
  publishVolumeDiscountInput,
  publishVolumeDiscountOutput,
  volumeDiscountOutput,
} from '#shared/schemas/coupons.ts';
import { describeFacts, publishAndRecord } from './published-facts.ts';

/*
 * Discounts of organizations by the pages that they order in a month.
 * Never: a volume discount for a person, who uses coupons instead.
 */

/** Throws NOT_AN_ORGANIZATION. */
export async function getVolumeDiscount(
  deps: Deps,
  { accountId }: { accountId: string },
): Promise<z.input<typeof volumeDiscountOutput>> {
  const organization = await findOrganization(deps.db, accountId);
  if (!organization) throw new AppError('NOT_AN_ORGANIZATION');
  const [described, pages] = await Promise.all([
    describeFacts(deps, { kind: 'volume-discount', scope: accountId }, { steps: [] }),
    sumPages(deps.db, { accountId, since: monthStart(deps.now()) }),
  ]);
  const percent = volumePercent(described.facts.steps, pages);
  return { ...described, accountName: organization.name, pages, percent };
}

/** Throws NOT_AN_ORGANIZATION, FACTS_CHANGED when another version was published since, FACTS_IN_PAST. */
export async function publishVolumeDiscount(
  deps: Deps,
  actor: SignedInActor,
  { accountId, facts, ...publication }: z.output<typeof publishVolumeDiscountInput>,
): Promise<z.input<typeof publishVolumeDiscountOutput>> {
  if (!(await findOrganization(deps.db, accountId))) throw new AppError('NOT_AN_ORGANIZATION');
  const place = { kind: 'volume-discount', scope: accountId } as const;
  const { id, version, validFrom } = await publishAndRecord(deps, actor, { ...place, facts, ...publication });
  return { id, version, validFrom };
}
