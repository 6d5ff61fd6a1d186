import { lawFinding, type Finding } from '#shared/certificate/findings.ts';
import type { LanguagePair } from '#shared/certificate/language-pairs.ts';
import { findStrokeFault, type SignaturePoint } from '#shared/certificate/signature.ts';
import { findSignerFaults, tidyLines, type SignerFields } from '#shared/certificate/signer.ts';
import type { SignerAnswer } from '#shared/schemas/signer.ts';

/** The form's state: every text as typed. */
export interface SignerDraft {
  legalName: string;
  nativeName: string;
  credential: string;
  credentialNumber: string;
  expiresOn: string;
  hasNoExpiry: boolean;
  address: string;
  email: string;
  phone: string;
  languagePairs: LanguagePair[];
  isPublic: boolean;
}

/** The saved profile; before the first save, facts of the account. */
export function draftOf(
  profile: SignerAnswer['profile'],
  account: { name: string | null; email: string; phone: string | null },
): SignerDraft {
  if (!profile) {
    const isLatin = /^[\p{Script=Latin}\p{M} .'’-]+$/u.test(account.name ?? '');
    return {
      legalName: isLatin ? (account.name ?? '') : '',
      nativeName: isLatin ? '' : (account.name ?? ''),
      credential: '',
      credentialNumber: '',
      expiresOn: '',
      hasNoExpiry: false,
      address: '',
      email: account.email,
      phone: account.phone ?? '',
      languagePairs: [],
      isPublic: false,
    };
  }
  return {
    legalName: profile.legalName,
    nativeName: profile.nativeName ?? '',
    credential: profile.credential,
    credentialNumber: profile.credentialNumber,
    expiresOn: profile.credentialExpiresOn ?? '',
    hasNoExpiry: profile.credentialExpiresOn === null,
    address: profile.address.join('\n'),
    email: profile.email ?? '',
    phone: profile.phone ?? '',
    languagePairs: profile.languagePairs,
    isPublic: profile.isPublic,
  };
}

export function fieldsOf(draft: SignerDraft): SignerFields {
  const { nativeName, email, phone, languagePairs } = draft;
  return {
    legalName: draft.legalName.trim(),
    credential: draft.credential.trim(),
    credentialNumber: draft.credentialNumber.trim(),
    credentialExpiresOn: draft.hasNoExpiry ? null : draft.expiresOn,
    address: tidyLines(draft.address.split('\n')),
    languagePairs,
    ...(nativeName.trim() ? { nativeName: nativeName.trim() } : {}),
    ...(email.trim() ? { email: email.trim() } : {}),
    ...(phone.trim() ? { phone: phone.trim() } : {}),
  };
}

/** Client-side validation, as the server's. A drawn signature counts once it has a stroke. */
export function faultsOf(draft: SignerDraft, strokes: readonly (readonly SignaturePoint[])[]): Finding[] {
  const say = strokes.length === 0 ? undefined : findStrokeFault(strokes);
  return [...findSignerFaults(fieldsOf(draft)), ...(say === undefined ? [] : [lawFinding('signer.signature', say)])];
}

/** The field that a rule checks. */
const inputs: Readonly<Record<string, string>> = {
  'signer.legal-name': 'legalName',
  'signer.claim': 'legalName',
  'signer.native-name': 'nativeName',
  'signer.credential': 'credential',
  'signer.credential-number': 'credentialNumber',
  'signer.expiry': 'expiresOn',
  'signer.expired': 'expiresOn',
  'signer.address': 'address',
  'signer.contact': 'email',
  'signer.language-pairs': 'languagePairs',
  'signer.signature': 'signature',
};

export function inputOf({ rule }: Pick<Finding, 'rule'>): string | undefined {
  return inputs[rule];
}
