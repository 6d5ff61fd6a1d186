import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import {
  fromBase45,
  readSeal,
  sealPrefix,
  sealText,
  toBase45,
  type SealFacts,
  type SealKey,
} from '#shared/certificate/offline-seal.ts';

const facts: SealFacts = {
  code: 'TFE7K2M9QXR',
  kind: 'Birth certificate',
  holder: 'Ana Beatriz Ribeiro de Souza',
  signedOn: '2026-11-24',
  pages: 2,
  originalPages: 1,
  revision: 1,
  hash: '00112233445566778899aabbccddeeff',
};

function makeKey(id: number) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const keyId = Buffer.of(id, 2, 3, 4);
  const published: SealKey = {
    keyId: keyId.toString('hex'),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    from: '2026-11-01T00:00:00.000Z',
    until: null,
    compromisedSince: null,
  };
  return { signer: signerOf(keyId, privateKey), published };
}

function signerOf(keyId: Buffer, key: KeyObject) {
  return { keyId, sign: (data: Uint8Array) => sign('sha256', data, { key, dsaEncoding: 'ieee-p1363' }) };
}

const ours = makeKey(1);
const foreign = makeKey(9);
const text = sealText(facts, ours.signer);

/** The seal with one byte of its COSE structure changed. */
function tampered(at: number): string {
  const cose = fromBase45(text.slice(sealPrefix.length));
  return sealPrefix + toBase45(cose.map((byte, index) => (index === at ? byte ^ 1 : byte)));
}

describe('a seal', () => {
  test('states what was signed, and verifies with the published key alone', async () => {
    expect(await readSeal(text, [foreign.published, ours.published])).toEqual({ outcome: 'verified', facts });
  });

  test('is a code of at most 49 modules for a usual name, at level L', () => {
    expect(encode(text, { ecc: 'L', boostEcc: false, border: 0 }).size).toBeLessThanOrEqual(49);
    const longest = { ...facts, kind: 'ü'.repeat(60), holder: '山'.repeat(60), code: 'A'.repeat(36) };
    expect(encode(sealText(longest, ours.signer), { ecc: 'L', boostEcc: false, border: 0 }).size).toBeLessThanOrEqual(
      57,
    );
  });

  test('no byte can be changed', async () => {
    const { length } = fromBase45(text.slice(sealPrefix.length));
    for (let at = 0; at < length; at += 1) {
      const { outcome } = await readSeal(tampered(at), [ours.published]);
      expect(outcome, `byte ${at}`).not.toBe('verified');
    }
  });

  test('a changed fact is called forged', async () => {
    const at = Buffer.from(fromBase45(text.slice(sealPrefix.length))).indexOf('Ana');
    expect(await readSeal(tampered(at), [ours.published])).toMatchObject({ outcome: 'forged' });
  });

  test('of a key that is not on the list is nobody’s we know; with our key’s name it is forged', async () => {
    const theirs = sealText(facts, foreign.signer);
    expect(await readSeal(theirs, [ours.published])).toEqual({ outcome: 'unknown-key', facts });
    const renamed = sealText(facts, { ...foreign.signer, keyId: ours.signer.keyId });
    expect(await readSeal(renamed, [ours.published])).toMatchObject({ outcome: 'forged' });
  });

  test('of a compromised key is not vouched for, nor one dated outside of its key’s time', async () => {
    const compromised = { ...ours.published, compromisedSince: '2026-12-24T00:00:00.000Z' };
    expect(await readSeal(text, [compromised])).toMatchObject({ outcome: 'compromised' });
    for (const time of [{ from: '2027-01-01T00:00:00.000Z' }, { until: '2026-11-20T00:00:00.000Z' }]) {
      expect(await readSeal(text, [{ ...ours.published, ...time }])).toMatchObject({ outcome: 'forged' });
    }
  });

  test.each([
    '',
    'HTTPS://TRUEFORM.EXAMPLE/V/TFE7K2M9QXR',
    sealPrefix,
    `${sealPrefix}0`,
    `${sealPrefix}::::::`,
    'HC1:6BF',
  ])('another text is none: %s', async (other) => {
    expect(await readSeal(other, [ours.published])).toEqual({ outcome: 'malformed' });
  });
});

test('base45 is that of RFC 9285', () => {
  for (const [plain, encoded] of [
    ['AB', 'BB8'],
    ['Hello!!', '%69 VD92EX0'],
    ['base-45', 'UJCLQE7W581'],
    ['ietf!', 'QED8WEX0'],
  ] as const) {
    expect(toBase45(Buffer.from(plain))).toBe(encoded);
    expect(Buffer.from(fromBase45(encoded)).toString()).toBe(plain);
  }
  for (const wrong of ['GGW', ':::', 'A', 'a00']) expect(() => fromBase45(wrong)).toThrow(RangeError);
});
