import { describe, expect, test } from 'vitest';
import type { ProofVerdict } from '#client/features/verification/file-check/check-proof.ts';
import { explain } from '#client/features/verification/file-check/file-answers.ts';
import type { SignatureVerdict } from '#client/features/verification/file-check/read-signature.ts';
import { addWords } from '#client/ui/words.ts';
import messages from '#shared/messages/en/file-check.json' with { type: 'json' };
import type { CheckResult, LookupResult, ValidResult } from '#shared/schemas/verification.ts';

/** Result of a file's check: one outcome, and three separate answers. */

const valid: ValidResult = {
  state: 'valid',
  filename: 'Birth certificate',
  paperKind: 'Birth certificate',
  holderInitials: 'J. P.',
  registerNumber: null,
  uploadDate: '2026-11-01T00:00:00.000Z',
  translationDate: '2026-11-02T00:00:00.000Z',
  pages: 1,
  deliveredPages: 2,
  verificationCode: 'TFE7K2M9QXR',
  revision: 1,
  issuedAt: '2026-11-02T00:00:00.000Z',
  recipient: 'uscis',
  signatureLevel: 'B-B',
  longTermLevel: null,
  notarization: null,
  signer: { name: 'Clara Ito', credential: 'ATA-certified translator 123456' },
  signerKey: null,
  checkWords: [['registrar', 'folio', 'annotation']],
  copyAccess: 'open',
  sourceLanguage: 'Portuguese',
  targetLanguage: 'English',
  translationType: 'certified',
  isAuthenticated: true,
  status: 'Authenticated',
};
const superseded: LookupResult = {
  ...valid,
  state: 'superseded',
  supersededAt: '2026-11-10T00:00:00.000Z',
  currentRevision: 2,
  isAuthenticated: false,
  status: 'Superseded',
};
const revoked: LookupResult = {
  state: 'revoked',
  verificationCode: valid.verificationCode,
  revokedAt: '2026-11-12T00:00:00.000Z',
  isAuthenticated: false,
  status: 'Revoked',
};

const later = { outcome: 'superseded', certificate: superseded } as const;

addWords('file-check', messages);

interface Circumstances {
  isLocked?: boolean;
  proof?: ProofVerdict | undefined;
}

const say = (result: CheckResult, signature: SignatureVerdict, { isLocked = false, ...given }: Circumstances = {}) => {
  const proof = 'proof' in given ? given.proof : result.signature && 'proven';
  const { outcome, title, answers } = explain(
    { result, reading: { signature, signer: 'Mallory' }, isLocked, proof },
    (time) => time.slice(0, 10),
  );
  return { outcome, title, words: answers.map(({ word }) => word), details: answers.map(({ detail }) => detail) };
};

describe('five outcomes', () => {
  test.each([
    ['genuine', { outcome: 'genuine', certificate: valid, signature: 'intact' }, 'intact', ['Yes', 'Yes', 'Yes']],
    ['superseded', { ...later, signature: 'intact' }, 'intact', ['Yes', 'No', 'Yes']],
    ['revoked', { outcome: 'revoked', certificate: revoked }, 'intact', ['Yes', 'No', 'Yes']],
    ['altered', { outcome: 'altered', certificate: valid }, 'broken', ['No', 'Not this file', 'Not like this']],
    ['unknown', { outcome: 'unknown' }, 'none', ['Can’t say', 'Can’t say', 'No']],
  ] as const)('%s', (outcome, result, signature, words) => {
    expect(say(result, signature)).toMatchObject({ outcome, words });
  });

  test('the alteration is named by what our signature shows', () => {
    const altered = { outcome: 'altered', certificate: valid } as const;
    expect(say(altered, 'extended').details[0]).toBe('Something was added after we signed it.');
    expect(say(altered, 'foreign').details[0]).toBe('It was signed by “Mallory”, not by us.');
    expect(say({ outcome: 'altered', certificate: revoked }, 'none').details[1]).toContain('revoked on 2026-11-12');
    expect(say({ ...later, signature: 'intact' }, 'intact').title).toBe('Superseded by revision 2');
  });

  test('a revocation names its class of reason, where one was given', () => {
    const revokedFor = (revokedClass?: 'error' | 'withdrawn') =>
      say({ outcome: 'revoked', certificate: { ...revoked, revokedClass } }, 'intact').details[1];
    expect(revokedFor()).toBe('Certificate TFE7K2M9QXR was revoked on 2026-11-12.');
    expect(revokedFor('error')).toBe('Certificate TFE7K2M9QXR was revoked on 2026-11-12. It contains an error.');
    expect(revokedFor('withdrawn')).toContain('2026-11-12. It was withdrawn.');
  });

  test.each([
    ['no signature', { outcome: 'unknown', signature: 'none' }, undefined],
    ['a proof that this browser refuses', { outcome: 'genuine', signature: 'intact' }, 'refused'],
    ['a server that says genuine and proves nothing', { outcome: 'genuine' }, undefined],
    ['no proof', { outcome: 'superseded', signature: 'intact' }, undefined],
  ] as const)('on record with %s: unproven', (_title, result, proof) => {
    const expected = { outcome: 'unproven', words: ['Can’t say', 'Not this file', 'Not proven'] };
    expect(say({ ...result, certificate: valid }, 'intact', { proof })).toMatchObject(expected);
  });

  test('our signature over a file without a record is never genuine', () => {
    expect(say({ outcome: 'unknown' }, 'broken').outcome).toBe('altered');
    expect(say({ outcome: 'unknown' }, 'extended').outcome).toBe('altered');
    expect(say({ outcome: 'unknown' }, 'intact')).toMatchObject({ outcome: 'unknown', title: 'Not a file of ours' });
    expect(say({ outcome: 'unknown' }, 'none', { isLocked: true }).details[0]).toContain('locked with a password');
  });
});
