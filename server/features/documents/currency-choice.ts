import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { updateCurrency } from '#server/features/auth/queries.ts';
import { offeredCurrencies } from '#server/features/company/prices.ts';
import type { chooseCurrencyInput, offer } from '#shared/schemas/notary.ts';
import { getOffer } from './availability.ts';
import { repriceOwnDrafts } from './repricing.ts';

/**
 * Chooses the currency of an account's prices, and prices its drafts in it; paid orders keep theirs. An organization with a list of
 * its own keeps that list. Throws CURRENCY_NOT_OFFERED.
 */
export async function chooseCurrency(
  deps: Deps,
  actor: Actor,
  { currency }: z.output<typeof chooseCurrencyInput>,
): Promise<z.input<typeof offer>> {
  if (!(await offeredCurrencies(deps.company)).includes(currency)) throw new AppError('CURRENCY_NOT_OFFERED');
  await deps.db.transaction().execute(async (trx) => {
    await updateCurrency(trx, { userId: actor.id, currency, now: deps.now() });
    await repriceOwnDrafts(deps, trx, { accountId: actor.id, currency });
  });
  return getOffer(deps, { ...actor, currency });
}
