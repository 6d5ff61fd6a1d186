import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { parseVatId } from '#server/platform/integrations/vat-ids.ts';
import type { Seller } from '#shared/schemas/seller.ts';
import type { publishSellerInput, publishSellerOutput, sellerInput, sellerOutput } from '#shared/schemas/sellers.ts';
import { describeFacts, publishAndRecord } from './published-facts.ts';

/*
 * Sellers by office: company details on invoices, and the tax included in prices.
 * Never: two sellers with one series of numbers, or a VAT id whose check digits are wrong.
 */

/** In force while nothing is published; never shown. */
const nobody: Seller = {
  ...{ name: 'Nobody', street: '-', city: '-', zip: '', region: '', country: 'US', taxId: '', vatId: '' },
  ...{ series: '', iban: '', bic: '', rates: [], hasReverseCharge: false },
};

export async function getSeller(
  deps: Deps,
  input: z.output<typeof sellerInput>,
): Promise<z.input<typeof sellerOutput>> {
  const office = input?.office ?? '';
  const [described, calendars] = await Promise.all([
    describeFacts(deps, { kind: 'seller', scope: office }, nobody),
    deps.company.list('calendar'),
  ]);
  const { legalName } = await deps.company.site();
  const others = calendars
    .filter(({ scope }) => scope !== '')
    .map(({ scope, facts }) => ({ office: scope, name: facts.name }));
  return {
    ...described,
    facts: described.version === 0 ? null : described.facts,
    office,
    offices: [{ office: '', name: legalName }, ...others],
  };
}

/** Throws VAT_ID_INVALID, SELLER_SERIES_TAKEN, FACTS_CHANGED when another version was published since, FACTS_IN_PAST. */
export async function publishSeller(
  deps: Deps,
  actor: SignedInActor,
  { office, facts, ...publication }: z.output<typeof publishSellerInput>,
): Promise<z.input<typeof publishSellerOutput>> {
  if (facts.vatId !== '' && !parseVatId(facts.vatId)) throw new AppError('VAT_ID_INVALID');
  const sellers = await deps.company.list('seller');
  if (sellers.some(({ scope, facts: other }) => scope !== office && other.series === facts.series)) {
    throw new AppError('SELLER_SERIES_TAKEN');
  }
  const place = { kind: 'seller', scope: office } as const;
  const { id, version, validFrom } = await publishAndRecord(deps, actor, { ...place, facts, ...publication });
  return { id, version, validFrom };
}
