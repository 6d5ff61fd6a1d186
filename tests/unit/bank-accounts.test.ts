import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { epcText, groupedIban, isBic, isIban } from '#shared/bank-accounts.ts';
import { bankAccount, bankAccounts } from '#shared/schemas/company.ts';

// Accounts that take transfers, and the code of banking apps.

describe('an IBAN', () => {
  // Examples of the registry of ISO 13616.
  test.each([
    'DE89 3704 0044 0532 0130 00',
    'GB29NWBK60161331926819',
    'BR1800360305000010009795493C1',
    'IL620108000000099999999',
  ])('%s is right', (iban) => {
    expect(isIban(iban)).toBe(true);
    const plain = iban.replaceAll(' ', '');
    // Any one changed digit is found.
    for (let at = 2; at < plain.length; at += 1) {
      const digit = plain[at] ?? '';
      if (!/\d/.test(digit)) continue;
      expect(isIban(plain.slice(0, at) + String((Number(digit) + 1) % 10) + plain.slice(at + 1))).toBe(false);
    }
  });
  test('others are not', () => {
    for (const text of ['', 'DE', 'DE8937040044053201300', '0'.repeat(40), 'DE89 3704 0044 0532 0130 00 ؛']) {
      expect(isIban(text)).toBe(false);
    }
    expect(groupedIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
    expect(isBic('COBADEFFXXX') && isBic('COBADEFF') && !isBic('COBADEF') && !isBic('cobadeff')).toBe(true);
  });
});

describe('the code of a transfer', () => {
  const transfer = {
    ...{ holder: 'Example GmbH', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
    ...{ amountCents: 123_405, currency: 'eur', reference: 'INV-2026-0042' },
  };
  test('has the lines of EPC069-12 and fits its size', () => {
    const text = epcText(transfer) ?? '';
    expect(text.split('\n')).toEqual([
      ...['BCD', '002', '1', 'SCT', 'COBADEFFXXX', 'Example GmbH', 'DE89370400440532013000', 'EUR1234.05'],
      ...['', '', 'INV-2026-0042'],
    ]);
    const long = epcText({ ...transfer, holder: 'Ü'.repeat(200), reference: 'Ä'.repeat(300) }) ?? '';
    expect(Buffer.byteLength(long)).toBeLessThanOrEqual(331);
    expect(encode(long, { ecc: 'M', border: 0 }).size).toBeLessThanOrEqual(69);
    expect(epcText({ ...transfer, reference: 'a\nb\u0000c' })).toMatch(/a b c$/);
  });
  test('is of euros alone', () => {
    expect(epcText({ ...transfer, currency: 'usd' })).toBeNull();
    expect(epcText({ ...transfer, amountCents: 0 })).toBeNull();
    expect(epcText({ ...transfer, amountCents: 1e12 })).toBeNull();
  });
});

test('a published account has a way to be paid to, and each currency one', () => {
  const one = { currency: 'usd', holder: 'Example LLC', routingNumber: '021000021', accountNumber: '123456789' };
  expect(bankAccount.safeParse(one).success).toBe(true);
  expect(bankAccount.safeParse({ ...one, accountNumber: '' }).success).toBe(false);
  expect(bankAccount.safeParse({ ...one, iban: 'DE89370400440532013001' }).success).toBe(false);
  expect(bankAccount.safeParse({ ...one, routingNumber: '12' }).success).toBe(false);
  expect(bankAccounts.safeParse({ accounts: [one, one] }).success).toBe(false);
});
