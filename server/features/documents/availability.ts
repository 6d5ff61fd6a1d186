import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { holds } from '#server/platform/db/holds.ts';
import { dayOf } from '#shared/notarial/acts.ts';
import { lacksNotary } from '#shared/notary.ts';
import type { TranslationType } from '#shared/pricing.ts';

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

/** Throws NOTARY_UNAVAILABLE if one of the types cannot be ordered. */
export async function assertAvailable(
  deps: Pick<Deps, 'db' | 'now'>,
  translationTypes: readonly (TranslationType | undefined)[],
): Promise<void> {
  if (!translationTypes.includes('notarized')) return;
  const offer = { hasNotary: await isNotaryAvailable(deps) };
  if (lacksNotary('notarized', offer)) throw new AppError('NOTARY_UNAVAILABLE');
}
