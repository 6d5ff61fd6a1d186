import type { CertificateDraft, SignerFacts } from '#shared/certificate/linter.ts';
import type { PresetRule } from '#shared/certificate/presets/requirements.ts';
import type { PresetId } from '#shared/certificate/recipients.ts';

/** Drafts that meet a preset, and what takes away the one fact that each of its rules needs; for the bench and the tests. */

/** A draft that meets the preset. */
export function wholeDraft(preset: PresetId): CertificateDraft {
  const credential = preset === 'naati' ? 'NAATI Certified Translator' : 'ATA-certified translator';
  return {
    preset,
    facts: { paperKind: 'Birth certificate', holders: [{ name: 'João da Conceição' }], registerNumber: '117531 01' },
    sourceLanguage: 'Portuguese',
    targetLanguage: 'English',
    hasSourceCopy: true,
    signer: {
      legalName: 'Daniel Brooks',
      credential,
      credentialNumber: '527184',
      credentialExpiresOn: null,
      address: ['410 Larkin Street', 'San Francisco, CA 94102'],
      email: 'daniel@desk.example',
      phone: '+1 555 010 0102',
      languagePairs: [{ from: 'Portuguese', to: 'English' }],
      hasSignature: true,
    },
    today: '2026-11-22',
  };
}

type Removal = (draft: CertificateDraft) => CertificateDraft;
const ofFacts =
  (change: Partial<CertificateDraft['facts']>): Removal =>
  (draft) => ({ ...draft, facts: { ...draft.facts, ...change } });
const ofSigner =
  (change: Partial<SignerFacts>): Removal =>
  (draft) => ({ ...draft, signer: draft.signer && { ...draft.signer, ...change } });

/** Takes away the one fact that a rule needs. */
export const removals: Record<PresetRule['needs'], Removal> = {
  kind: ofFacts({ paperKind: '' }),
  holder: ofFacts({ holders: [] }),
  identifier: ofFacts({ registerNumber: undefined, issuer: undefined, issuedOn: undefined }),
  sourceCopy: (draft) => ({ ...draft, hasSourceCopy: false }),
  signerName: ofSigner({ legalName: '' }),
  signature: ofSigner({ hasSignature: false }),
  address: ofSigner({ address: [] }),
  contact: ofSigner({ email: undefined, phone: undefined }),
  phone: ofSigner({ phone: undefined }),
  languagePair: ofSigner({ languagePairs: [{ from: 'Korean', to: 'English' }] }),
  credential: ofSigner({ credential: '' }),
  credentialNumber: ofSigner({ credentialNumber: '' }),
  currentCredential: ofSigner({ credentialExpiresOn: '2026-11-21' }),
  naatiCredential: ofSigner({ credential: 'ATA-certified translator' }),
  certifiedTranslator: ofSigner({ credential: 'Sworn translator of Spain' }),
};
