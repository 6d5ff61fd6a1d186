import { hasNotary, unavailableReason } from '#shared/notary.ts';
import type { TranslationType } from '#shared/pricing.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';

/*
 * Which translation types can be ordered.
 * Never: a notarized translation sold while no notary is available.
 */

/** Whether a notary with a valid commission is available. */
export function isNotaryAvailable(_deps: Pick<Deps, 'db'>): Promise<boolean> {
  return Promise.resolve(hasNotary);
}

/** Throws NOTARY_UNAVAILABLE if one of the types cannot be ordered. */
export async function assertAvailable(
  deps: Pick<Deps, 'db'>,
  translationTypes: readonly (TranslationType | undefined)[],
): Promise<void> {
  if (!translationTypes.includes('notarized')) return;
  const offer = { hasNotary: await isNotaryAvailable(deps) };
  if (unavailableReason('notarized', offer)) throw new AppError('NOTARY_UNAVAILABLE');
}
