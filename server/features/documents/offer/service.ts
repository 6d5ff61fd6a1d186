import { hasNotary, unavailableReason } from '#shared/notary.ts';
import type { TranslationType } from '#shared/pricing.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';

/*
 * What can be ordered now.
 * Never: a notarized translation is sold while nobody can perform the notarial act.
 */

/** Whether somebody with a valid commission can notarize. */
export function isNotaryAvailable(_deps: Pick<Deps, 'db'>): Promise<boolean> {
  return Promise.resolve(hasNotary);
}

/** Throws NOTARY_UNAVAILABLE where one of them cannot be ordered. */
export async function assertOffered(
  deps: Pick<Deps, 'db'>,
  translationTypes: readonly (TranslationType | undefined)[],
): Promise<void> {
  if (!translationTypes.includes('notarized')) return;
  const offer = { hasNotary: await isNotaryAvailable(deps) };
  if (unavailableReason('notarized', offer)) throw new AppError('NOTARY_UNAVAILABLE');
}
