import { describe, expect, it } from 'vitest';
import { deviceName } from '#server/features/auth/device-name.ts';
import { hashPassword, refuseCommonPassword, verifyPassword } from '#server/features/auth/password.ts';
import { normalizePhone } from '#server/features/auth/phone.ts';

describe('deviceName', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36',
      'Chrome on Windows',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge on Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'Safari on macOS'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari on iPhone'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/130.0 Mobile Safari/604.1', 'Chrome on iPhone'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Linux; Android 14) SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    ['curl/8.5.0', 'Unknown device'],
    ['', 'Unknown device'],
  ])('%s → %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));
});

describe('normalizePhone', () => {
  it.each([
    ['+44(0)2079460958', '+442079460958'],
    ['+5511987654321', '+5511987654321'],
    ['11987654321', '11987654321'],
    ['+1', '+1'],
  ])('%s → %s', (typed, stored) => expect(normalizePhone(typed)).toBe(stored));
});

describe('passwords', () => {
  it('are stored by argon2id at the stated cost, each with its own salt', async () => {
    const [first, second] = await Promise.all([hashPassword('a sentence', 'test'), hashPassword('a sentence', 'test')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(second).not.toBe(first);
    expect(await verifyPassword(first, 'a sentence', 'test')).toBe(true);
    expect(await verifyPassword(first, 'A sentence', 'test')).toBe(false);
    expect(await verifyPassword(undefined, 'a sentence', 'test')).toBe(false);
  });

  it('are refused when common, in any case of letters', () => {
    for (const common of ['123456', 'Password', 'QWERTY123']) {
      expect(() => refuseCommonPassword(common)).toThrow(expect.objectContaining({ code: 'PASSWORD_COMMON' }));
    }
    expect(() => refuseCommonPassword('correct horse battery')).not.toThrow();
  });
});

describe('password hashing', () => {
  it('serves another network during a flood and refuses only the flood', async () => {
    const answered: string[] = [];
    const login = (network: string) =>
      verifyPassword(undefined, 'a guess', network).then(
        () => answered.push(network),
        () => 'refused',
      );
    const flood = Array.from({ length: 60 }, () => login('203.0.113.9'));
    await login('198.51.100.7');
    expect(answered.filter((network) => network === '203.0.113.9').length).toBeLessThan(10);
    const outcomes = await Promise.all(flood);
    expect(outcomes.filter((outcome) => outcome === 'refused').length).toBeGreaterThanOrEqual(60 - 34);
  });
});
