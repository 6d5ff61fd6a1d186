import type { PrintedCertificate } from '#server/features/certification/certificate.ts';
import { resolveBrand } from '#shared/brand.ts';
import { printedSigner } from './signers.ts';

/** A certificate with every fact, and its signer. */

export const paperBrand = resolveBrand({ BRAND_NAME: 'Paper Desk', BRAND_LEGAL_NAME: 'Paper Desk Inc' });

/** Meets every preset but the NAATI one, which takes its own credential. */
const wholeSigner = printedSigner({ legalName: 'Maria Gonçalves' });
export const naatiSigner = printedSigner({
  legalName: 'Maria Gonçalves',
  credential: 'NAATI Certified Translator',
  credentialNumber: 'CPN8KL55M',
});

export const wholeFacts = {
  paperKind: 'Birth certificate',
  holders: [{ name: 'João da Conceição' }],
  issuer: '1st Civil Registry Office of São Paulo',
  place: 'São Paulo, Brazil',
  registerNumber: '117531 01 55 1988 1 00042 213 0012345 67',
  issuedOn: '2019-03-14',
  marks: ['Coat of arms', 'Round stamp of the registry, blue', 'Illegible signature'],
};

export const wholeCertificate: PrintedCertificate = {
  facts: wholeFacts,
  preset: 'uscis',
  sourceLanguage: 'Portuguese',
  targetLanguage: 'English',
  pages: 2,
  issuedAt: new Date('2026-01-15T14:14:00Z'),
  signer: wholeSigner,
  verificationCode: 'TFE7K2Q9M',
  verifyUrl: 'https://paper.example/verify?code=TFE7K2Q9M',
  isCorrection: false,
  isSpecimen: false,
};
