import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeVerificationCode } from '#server/features/documents/verification-code.ts';
import {
  codeAlphabet,
  codeGroups,
  codeInAddress,
  codeInputMax,
  foldCode,
  isSpecimenCode,
  normalizeCode,
  printedAddress,
  specimenCode,
} from '#shared/verification-code.ts';

describe('what was typed is looked up as it is stored', () => {
  test.each([
    ['TFE7K2Q9M', 'TFE7K2Q9M'],
    ['tfe7k2q9m', 'TFE7K2Q9M'],
    [' tfe 7k2 q9m\n', 'TFE7K2Q9M'],
    ['TFE-7K2-Q9M', 'TFE7K2Q9M'],
    ['TFE\u20137K2\u2014Q9M', 'TFE7K2Q9M'],
    ['TFE\u00A07K2\u2009Q9M', 'TFE7K2Q9M'],
    ['auth1234567', 'AUTH1234567'],
    ['1a2b3c4d-5e6f-7a8b-9c0d-1e2f3a4b5c6d', '1A2B3C4D-5E6F-7A8B-9C0D-1E2F3A4B5C6D'],
    ['1A2B3C4D5E6F7A8B9C0D1E2F3A4B5C6D', '1A2B3C4D-5E6F-7A8B-9C0D-1E2F3A4B5C6D'],
    ['', ''],
  ])('%j → %s', (typed, stored) => {
    expect(normalizeCode(typed)).toBe(stored);
  });

  test('normalising twice is normalising once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        expect(normalizeCode(normalizeCode(typed))).toBe(normalizeCode(typed));
      }),
    );
  });

  test('the longest form fits the field', () => {
    expect('1A2B3C4D-5E6F-7A8B-9C0D-1E2F3A4B5C6D'.length).toBeLessThan(codeInputMax);
  });
});

test('the sample’s code is known however it is typed, and no certificate can have it', () => {
  for (const typed of ['TFESPECIMEN', 'tfe spec imen', 'TFE-SPEC-1MEN']) expect(isSpecimenCode(typed)).toBe(true);
  expect(isSpecimenCode('TFE7K2Q9M')).toBe(false);
  expect([...specimenCode.slice(3)].every((letter) => codeAlphabet.includes(letter))).toBe(false);
});

describe.each([
  ['customer', /^TFE[A-HJKMNP-TV-Z2-9]{8}$/],
  ['staff', /^AUTH[A-HJKMNP-TV-Z2-9]{8}$/],
] as const)('a code for %s', (kind, shape) => {
  test('has its shape, uses every letter, and never comes twice in a thousand', () => {
    const codes = Array.from({ length: 1000 }, () => makeVerificationCode(kind));
    for (const code of codes) expect(code).toMatch(shape);
    expect(new Set(codes).size).toBe(codes.length);
    const tail = kind === 'customer' ? 3 : 4;
    expect(new Set(codes.flatMap((code) => [...code.slice(tail)])).size).toBe(codeAlphabet.length);
  });

  test('is what its spaced or lower-case form is looked up as', () => {
    const code = makeVerificationCode(kind);
    expect(codeGroups(code).join('')).toBe(code);
    expect(normalizeCode(codeGroups(code).join(' ').toLowerCase())).toBe(code);
  });
});

test('a new code has nothing to fold', () => {
  expect(foldCode(codeAlphabet)).toBe(codeAlphabet);
  expect(foldCode('TFEOIL01')).toBe('TFE01101');
});

test.each([
  ['TFE7K2M9QXR', ['TFE', '7K2M', '9QXR']],
  ['AUTH7K2M9QXR', ['AUTH', '7K2M', '9QXR']],
  ['TFE7K2Q9M', ['TFE', '7K2', 'Q9M']],
  ['AUTH1234567', ['AUTH', '123', '4567']],
  ['1A2B3C4D-5E6F-7A8B-9C0D-1E2F3A4B5C6D', ['1A2B3C4D', '5E6F', '7A8B', '9C0D', '1E2F3A4B5C6D']],
])('%s is read in parts', (code, groups) => {
  expect(codeGroups(code)).toEqual(groups);
});

describe('the address in a QR code', () => {
  test('is in capitals and leads back to the code', () => {
    const address = printedAddress('https://trueform.example', 'TFE7K2M9QXR');
    expect(address).toBe('HTTPS://TRUEFORM.EXAMPLE/V/TFE7K2M9QXR');
    expect(codeInAddress(address)).toBe('TFE7K2M9QXR');
  });

  test.each([
    ['https://trueform.example/verify?code=TFE7K2M9QXR', 'TFE7K2M9QXR'],
    ['https://trueform.example/verify/tfe7k2m9qxr', 'TFE7K2M9QXR'],
    ['http://elsewhere.example/v/AUTH7K2M9QXR', 'AUTH7K2M9QXR'],
    ['https://trueform.example/V/1A2B3C4D5E6F7A8B9C0D1E2F3A4B5C6D', '1A2B3C4D-5E6F-7A8B-9C0D-1E2F3A4B5C6D'],
  ])('%s', (text, code) => expect(codeInAddress(text)).toBe(code));

  test.each([
    'TFE7K2M9QXR',
    'https://trueform.example/',
    'https://trueform.example/V/',
    'https://trueform.example/V/hello',
    'https://trueform.example/V/TFE7K2M9QXR/more',
    `https://trueform.example/V/TFE${'A'.repeat(90)}`,
    'WIFI:T:WPA;S:home;P:secret;;',
    'javascript:alert(1)/V/TFE7K2M9QXR',
    '',
  ])('%j is none', (text) => expect(codeInAddress(text)).toBeUndefined());
});
