import type { Deps } from '#server/deps.ts';
import { getEarnings } from '#server/features/pay/earnings.ts';
import { findLastClosed } from '#server/features/pay/month-queries.ts';
import { closePayMonth } from '#server/features/pay/months.ts';
import { houseDay, saveRate } from '#server/features/pay/rates.ts';
import { targetLanguage } from '#shared/languages.ts';
import type { SaveRateInput } from '#shared/schemas/pay.ts';
import type { DemoActors } from './accounts.ts';

/** Pay of the demo authenticator: rates since the first order, and the statement of their first month. */

type Rate = Pick<SaveRateInput, 'activity' | 'unit'> &
  Partial<Pick<SaveRateInput, 'pair' | 'rushPercent' | 'minimumCents'>> & { cents: number };

const rates: readonly Rate[] = [
  { activity: 'certify', unit: 'page', cents: 450, rushPercent: 25, minimumCents: 900 },
  { activity: 'certify', unit: 'page', cents: 600, pair: { from: 'Portuguese', to: targetLanguage }, rushPercent: 25 },
  { activity: 'translate', unit: 'word', cents: 850, minimumCents: 1200 },
  { activity: 'revise', unit: 'hour', cents: 3800 },
];

/** Sets the rates from the day of the clock on; again it changes nothing. */
export async function ensureRates(deps: Deps, { admin, authenticator }: DemoActors): Promise<void> {
  const validFrom = await houseDay(deps);
  for (const { cents, activity, unit, pair = null, rushPercent = 0, minimumCents = 0 } of rates) {
    const terms = { activity, unit, pair, service: null, rushPercent, minimumCents };
    const amount = { cents, currency: 'usd' } as const;
    await saveRate(deps, admin, { ...terms, amount, person: authenticator.id, validFrom });
  }
}

/** Closes the first month in which somebody earned something, unless one is closed; later ones are left to close. */
export async function closeFirstMonth(deps: Deps, { admin }: DemoActors): Promise<void> {
  if ((await findLastClosed(deps.db)) !== undefined) return;
  const { openFrom, currentMonth } = await getEarnings(deps, admin, {});
  if (openFrom < currentMonth) await closePayMonth(deps, admin, { month: openFrom });
}
