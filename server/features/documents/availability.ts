import type { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { holds } from '#server/platform/db/holds.ts';
import { dayOf } from '#shared/notarial/acts.ts';
import { lacksNotary } from '#shared/notary.ts';
import type { TranslationType } from '#shared/pricing.ts';
import type { offer } from '#shared/schemas/notary.ts';

/*
 * Which translation types can be ordered.
 * Never: a notarized translation sold while no notary is available.
 */

/**
 * Whether a member of staff holds a commission that is in force, and another member can certify: a notary does not
 * act on a translation of their own.
 */
export async function isNotaryAvailable({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<boolean> {
  const row = await db
    .selectFrom('notaryCommissions as c')
    .innerJoin('profiles as notary', 'notary.id', 'c.userId')
    .select('c.id')
    .where('c.endedAt', 'is', null)
    .where('c.expiresOn', '>=', dayOf(now()))
    .where(holds('notary', 'notarize'))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('profiles as other')
          .select('other.id')
          .where(holds('other', 'certify'))
          .whereRef('other.id', '!=', 'c.userId'),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What can be ordered now, and its prices. */
export async function getOffer(deps: Deps): Promise<z.input<typeof offer>> {
  const [hasNotary, { id, version, validFrom, facts }, nextAt] = await Promise.all([
    isNotaryAvailable(deps),
    deps.company.inForce('prices'),
    deps.company.nextChange('prices'),
  ]);
  return { hasNotary, prices: { id, version, validFrom, list: facts, nextAt } };
}

/** Throws NOTARY_UNAVAILABLE if one of the types cannot be ordered. */
export async function assertAvailable(
  deps: Pick<Deps, 'db' | 'now'>,
  translationTypes: readonly (TranslationType | undefined)[],
): Promise<void> {
  if (!translationTypes.includes('notarized')) return;
  if (lacksNotary('notarized', { hasNotary: await isNotaryAvailable(deps) })) throw new AppError('NOTARY_UNAVAILABLE');
}
