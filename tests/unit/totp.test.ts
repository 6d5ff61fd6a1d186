import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  codeAtStep,
  findStep,
  generateRecoveryCodes,
  hashRecoveryCode,
  keyUri,
  stepAt,
  toBase32,
} from '#server/features/auth/second-factor/codes.ts';
import { decrypt, encrypt } from '#server/platform/db/encryption.ts';

const secret = Buffer.from('12345678901234567890');

describe('codes by the clock', () => {
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('second %d of RFC 6238, appendix B', (second, code) =>
    expect(codeAtStep(secret, stepAt(new Date(second * 1000)), 8)).toBe(code),
  );

  test('a clock may be off by half a minute, and no more', () => {
    const now = new Date('2026-11-21T10:00:15Z');
    const step = stepAt(now);
    for (const off of [-1, 0, 1]) expect(findStep(secret, codeAtStep(secret, step + off), now)).toBe(step + off);
    for (const off of [-2, 2]) expect(findStep(secret, codeAtStep(secret, step + off), now)).toBeUndefined();
    for (const wrong of ['', '12345', '1234567']) expect(findStep(secret, wrong, now)).toBeUndefined();
  });

  test('the key as apps read it', () => {
    expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(keyUri({ secret, account: 'ana@people.example', issuer: 'A & B' })).toBe(
      'otpauth://totp/A%20%26%20B:ana%40people.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=A%20%26%20B',
    );
  });
});

describe('encrypted secrets', () => {
  const ana = { purpose: 'second-factor', rowId: 'ana' } as const;
  const ben = { ...ana, rowId: 'ben' };
  const [old, current] = ['an old secret', 'the current secret'];

  test('decrypt with any configured secret, for the same user and purpose only', () => {
    const sealed = encrypt(old, ana, secret);
    expect(decrypt([current, old], ana, sealed)).toEqual(secret);
    expect(decrypt([current], ana, sealed)).toBeUndefined();
    expect(decrypt([old], ben, sealed)).toBeUndefined();
    expect(decrypt([old], { ...ana, purpose: 'signing-key' }, sealed)).toBeUndefined();
    expect(encrypt(old, ana, secret)).not.toEqual(sealed);
  });

  test('do not decrypt after a bit flip', () => {
    const sealed = encrypt(old, ana, randomBytes(20));
    for (let place = 0; place < sealed.length; place += 1) {
      const changed = Buffer.from(sealed);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(decrypt([old], ana, changed)).toBeUndefined();
    }
  });
});

test('recovery codes are ten, all different, and read however they are typed', () => {
  const codes = generateRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect(hashRecoveryCode(` ${code.toLowerCase().replaceAll('-', ' ')}`)).toEqual(hashRecoveryCode(code));
  }
});
