import { describe, expect, test } from 'vitest';
import {
  findBillingFaults,
  findBillingGaps,
  payableOf,
  planInvoice,
  selfBilledNumber,
  type BillingDetails,
  type BillingFacts,
} from '#shared/pay/self-billing.ts';
import { addTax } from '#shared/tax.ts';
import { billingInput } from '../support/pay.ts';

// Whether a statement of pay is an invoice of its supplier, and of which amounts.

const party = { street: 'Main St 1', city: 'Town', zip: '1000', region: '', taxId: '' };
const house = { ...party, name: 'Casa Verde, Lda', country: 'PT', vatId: 'PT504499777' };
const german = { country: 'DE', vatId: 'DE136695976' };
const facts = (details: Partial<BillingDetails> = {}, changes: Partial<BillingFacts> = {}): BillingFacts => ({
  details: billingInput(details),
  agreement: { startsOn: '2026-11-01', isEnded: false },
  house,
  day: '2026-12-01',
  ...changes,
});
const lines = (...amounts: number[]) => amounts.map((amountCents) => ({ amountCents }));

describe('the tax of an invoice', () => {
  test.each([
    ['of one who is not registered', { taxStatus: 'unregistered', rate: 0 }, 'O', 0],
    ['at their rate', { taxStatus: 'registered', rate: 2300 }, 'S', 762],
    ['owed by the customer across a border', { ...german, taxStatus: 'reverse-charge', rate: 0 }, 'AE', 0],
  ] as const)('is %s', (_name, details, category, taxCents) => {
    expect(planInvoice(facts(details), lines(3300, 15))).toMatchObject({
      ...{ kind: 'invoice', category, netCents: 3315, taxCents, grossCents: 3315 + taxCents },
    });
  });

  test('is rounded of the sum, and the lines add up to it to the cent', () => {
    const tax = { category: 'S', rate: 1900 } as const;
    const taxed = addTax([1, 1, 1, 3, -2, 333].map((netCents) => ({ ...tax, netCents })));
    expect(taxed.reduce((sum, { taxCents }) => sum + taxCents, 0)).toBe(Math.round(337 * 0.19));
    for (const { netCents, taxCents, grossCents } of taxed) expect(grossCents).toBe(netCents + taxCents);
  });
});

test('a sum below zero is a credit note of positive amounts; nothing owed is no invoice', () => {
  const credit = planInvoice(facts(), lines(500, -1500));
  expect(credit).toMatchObject({ kind: 'credit-note', netCents: 1000, taxCents: 230, grossCents: 1230 });
  expect(credit?.lines.map(({ netCents }) => netCents)).toEqual([-500, 1500]);
  expect(payableOf(-1000, credit)).toBe(-1230);
  expect(payableOf(-1000, null)).toBe(-1000);
  expect(planInvoice(facts(), lines(500, -500))).toBeNull();
});

test('a statement is no invoice where something is missing', () => {
  const gaps = (details: Partial<BillingDetails>, changes: Partial<BillingFacts> = {}) =>
    findBillingGaps(facts(details, changes));
  expect(gaps({})).toEqual([]);
  expect(gaps({}, { details: null, agreement: null, house: null })).toEqual(['details', 'agreement', 'house']);
  expect(gaps({}, { agreement: { startsOn: '2026-11-01', isEnded: true } })).toEqual(['agreement']);
  expect(gaps({}, { day: '2026-10-31' })).toEqual(['later']);
  expect(gaps({ taxStatus: 'reverse-charge', rate: 0 })).toEqual(['home']);
  const nameless = { ...house, vatId: '' };
  expect(gaps({ ...german, taxStatus: 'reverse-charge', rate: 0 }, { house: nameless })).toEqual(['house-number']);
  expect(planInvoice(facts({}, { agreement: null }), lines(100))).toBeNull();
});

test('details are complete for their tax status', () => {
  const faulty = (changes: Partial<BillingDetails>) =>
    findBillingFaults(billingInput(changes)).map(({ field }) => field);
  expect(faulty({})).toEqual([]);
  expect(faulty({ vatId: '', taxId: '123' })).toEqual(['vatId']);
  expect(faulty({ vatId: '', taxId: '12-3456789', country: 'US' })).toEqual([]);
  expect(faulty({ vatId: '', taxStatus: 'unregistered', rate: 0 })).toEqual([]);
  expect(faulty({ name: ' ', rate: 0, vatId: 'x', series: 'A-1' })).toEqual(['name', 'rate', 'vatId', 'series']);
});

test('numbers name the supplier’s series', () => {
  const of = { year: 2026, number: 7 };
  expect(selfBilledNumber({ ...of, kind: 'invoice', series: '' })).toBe('SB-2026-0007');
  expect(selfBilledNumber({ ...of, kind: 'credit-note', series: 'CR' })).toBe('CR-SBC-2026-0007');
});
