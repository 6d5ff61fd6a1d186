/** Keys of the people who sign certificates, beside the company's. */

export const signerKeySources = ['made', 'imported'] as const;
export type SignerKeySource = (typeof signerKeySources)[number];

export const signerKeyEndings = ['replaced', 'revoked'] as const;
export type SignerKeyEnding = (typeof signerKeyEndings)[number];

export const keyRevocationReasons = ['key-compromise', 'affiliation-changed', 'superseded', 'cessation'] as const;
export type KeyRevocationReason = (typeof keyRevocationReasons)[number];

/** What staff read. `code` is the reason code of a revocation list (RFC 5280). */
export const keyRevocationWords = {
  'key-compromise': {
    label: 'Somebody else may have it',
    hint: 'Signatures since the day you name do not count.',
    code: 1,
  },
  'affiliation-changed': { label: 'My name or role changed', hint: 'What you signed before stays valid.', code: 3 },
  superseded: { label: 'Another key takes its place', hint: 'What you signed before stays valid.', code: 4 },
  cessation: { label: 'I no longer sign with it', hint: 'What you signed before stays valid.', code: 5 },
} as const satisfies Record<KeyRevocationReason, { label: string; hint: string; code: number }>;

/** Fields of the two signatures in a file, which readers of PDFs show and the certificate names. */
export const signatureFields = { translator: 'Translator', company: 'Issuer' } as const;

/** Who signed a certificate's file electronically, as its page says. */
export const paperSignatures = ['translator-and-company', 'company', 'company-after-act'] as const;
export type PaperSignatures = (typeof paperSignatures)[number];
