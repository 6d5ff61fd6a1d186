import type { Finding } from '#shared/certificate/findings.ts';
import type { LanguagePair } from '#shared/certificate/language-pairs.ts';
import type { CredentialView, SaveCredentialInput } from '#shared/schemas/credentials.ts';

/** The form's state: every text as typed. */
export interface ClaimDraft {
  credential: string;
  number: string;
  authority: string;
  languages: LanguagePair[];
  validFrom: string;
  validUntil: string;
  hasNoExpiry: boolean;
  registerUrl: string;
}

/** Prefilled from a claim to change, or from a credential to renew. */
export function draftOf(credential: CredentialView | undefined): ClaimDraft {
  return {
    credential: credential?.credential ?? '',
    number: credential?.number ?? '',
    authority: credential?.authority ?? '',
    languages: credential?.languages ?? [],
    validFrom: credential?.validFrom ?? '',
    validUntil: credential?.validUntil ?? '',
    hasNoExpiry: credential !== undefined && credential.validUntil === null,
    registerUrl: credential?.registerUrl ?? '',
  };
}

export function claimOf(draft: ClaimDraft): Omit<SaveCredentialInput, 'id'> {
  return {
    credential: draft.credential.trim(),
    number: draft.number.trim(),
    authority: draft.authority.trim(),
    languages: draft.languages,
    validFrom: draft.validFrom || null,
    validUntil: draft.hasNoExpiry ? null : draft.validUntil,
    registerUrl: draft.registerUrl.trim() || null,
  };
}

/** The field that a rule checks. */
const inputs: Readonly<Record<string, keyof ClaimDraft>> = {
  'signer.credential': 'credential',
  'signer.credential-number': 'number',
  'signer.expiry': 'validUntil',
  'signer.language-pairs': 'languages',
  'credential.authority': 'authority',
  'credential.from': 'validFrom',
  'credential.register': 'registerUrl',
};

export function inputOf({ rule }: Pick<Finding, 'rule'>): keyof ClaimDraft | undefined {
  return inputs[rule];
}
