import type { PayRatesTable } from '#server/platform/db/pay-tables.ts';
import { selfBillingWording, type BillingDetails } from '#shared/pay/self-billing.ts';
import type { SaveRateInput } from '#shared/schemas/pay.ts';
import type { BuiltUser } from './factories.ts';
import type { Harness } from './harness.ts';

/** Rates and statements of tests. */

/** A rate in force since long ago, which no procedure sets. */
export async function buildRate(
  h: Harness,
  person: Pick<BuiltUser, 'id'>,
  changes: Partial<
    Pick<PayRatesTable, 'activity' | 'unit' | 'unitCents' | 'currency' | 'minimumCents' | 'rushPercent'>
  > = {},
): Promise<string> {
  const { id } = await h.db
    .insertInto('payRates')
    .values({
      userId: person.id,
      sourceLanguage: null,
      targetLanguage: null,
      service: null,
      activity: 'certify',
      unit: 'page',
      unitCents: 500,
      currency: 'usd',
      rushPercent: 0,
      minimumCents: 0,
      validFrom: '2020-01-01',
      createdBy: null,
      createdAt: h.deps.now(),
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A rate for every pair and service, from a day on. */
export function rateInput(person: Pick<BuiltUser, 'id'>, changes: Partial<SaveRateInput> = {}): SaveRateInput {
  return {
    person: person.id,
    pair: null,
    service: null,
    activity: 'certify',
    unit: 'page',
    amount: { cents: 500, currency: 'usd' },
    rushPercent: 0,
    minimumCents: 0,
    validFrom: '2099-01-01',
    ...changes,
  };
}

/** Statement of a past month without any papers. */
export async function buildStatement(
  h: Harness,
  person: Pick<BuiltUser, 'id'>,
  { month = '2019-01', earnedCents = 0 }: { month?: string; earnedCents?: number } = {},
): Promise<string> {
  const issuedAt = h.deps.now();
  await h.db
    .insertInto('payMonths')
    .values({ month, closedBy: null, closedAt: issuedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const year = Number(month.slice(0, 4));
  const { last } = await h.db
    .selectFrom('payStatements')
    .select((eb) => eb.fn.max<number | null>('number').as('last'))
    .where('year', '=', year)
    .executeTakeFirstOrThrow();
  const { id } = await h.db
    .insertInto('payStatements')
    .values({
      userId: person.id,
      payeeName: 'Clara Reis',
      month,
      currency: 'usd',
      year,
      number: (last ?? 0) + 1,
      earnedCents,
      adjustedCents: 0,
      lineCount: 0,
      issuedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A supplier in Portugal who is registered for VAT at 23 %. */
export function billingInput(changes: Partial<BillingDetails> = {}): BillingDetails {
  return {
    ...{ name: 'Clara Reis', street: 'Rua Augusta 12', city: 'Lisboa', zip: '1100-053', region: '', country: 'PT' },
    ...{ taxId: '', vatId: 'PT504499777', taxStatus: 'registered', rate: 2300, series: '' },
    ...changes,
  };
}

/** An agreement to self-billing since long ago, with the details for it. */
export async function buildAgreement(
  h: Harness,
  person: Pick<BuiltUser, 'id'>,
  changes: Partial<BillingDetails> = {},
): Promise<string> {
  const acceptedAt = h.deps.now();
  await h.db
    .insertInto('payBilling')
    .values({ ...billingInput(changes), userId: person.id, savedAt: acceptedAt })
    .execute();
  const { id } = await h.db
    .insertInto('payAgreements')
    .values({ userId: person.id, version: selfBillingWording.version, acceptedAt, startsOn: '2020-01-01' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
