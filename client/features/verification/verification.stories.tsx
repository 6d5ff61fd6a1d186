import type { Meta } from '@storybook/react-vite';
import { addWords } from '#client/ui/words.ts';
import fileCheck from '#shared/messages/en/file-check.json' with { type: 'json' };
import verify from '#shared/messages/en/verify.json' with { type: 'json' };
import type { InclusionProof } from '#shared/schemas/transparency.ts';
import type { CheckResult, RevokedResult, SupersededResult, ValidResult } from '#shared/schemas/verification.ts';
import { FileResult } from './file-check/file-result.tsx';
import type { FileReading } from './file-check/read-signature.ts';
import { NotFoundCard, RevokedCard, SupersededCard, VerifiedCard } from './result-cards.tsx';

addWords('verify', verify);
addWords('file-check', fileCheck);

export default { title: 'Certificate/Verification' } satisfies Meta;

const valid: ValidResult = {
  state: 'valid',
  filename: 'Birth certificate',
  paperKind: 'Birth certificate',
  holderInitials: 'J. C. A.',
  registerNumber: '•••567',
  uploadDate: '2026-01-12T09:00:00.000Z',
  translationDate: '2026-01-15T09:00:00.000Z',
  pages: 2,
  deliveredPages: 6,
  verificationCode: 'TFE7K2M9QXR',
  revision: 1,
  issuedAt: '2026-01-15T09:00:00.000Z',
  recipient: 'uscis',
  signatureLevel: 'B-T',
  longTermLevel: 'B-LT',
  sourceLanguage: 'Portuguese',
  targetLanguage: 'English',
  translationType: 'certified',
  notarization: null,
  signer: { name: 'Clara Ito', credential: 'ATA-certified translator 123456' },
  signerKey: null,
  checkWords: [['registrar', 'folio', 'annotation']],
  copyAccess: 'open',
  isAuthenticated: true,
  status: 'Authenticated',
};
const superseded: SupersededResult = {
  ...valid,
  state: 'superseded',
  supersededAt: '2026-02-01T09:00:00.000Z',
  currentRevision: 2,
  isAuthenticated: false,
  status: 'Superseded',
};
const revoked: RevokedResult = {
  state: 'revoked',
  verificationCode: valid.verificationCode,
  revokedAt: '2026-02-01T09:00:00.000Z',
  revokedClass: 'error',
  isAuthenticated: false,
  status: 'Revoked',
};

const reset = () => undefined;

export function ByCode() {
  return <VerifiedCard result={valid} onReset={reset} />;
}

export function Notarized() {
  const notarization = { at: '2026-01-16T15:00:00.000Z', place: 'Travis County, Texas' };
  return <VerifiedCard result={{ ...valid, translationType: 'notarized', notarization }} onReset={reset} />;
}

export function SupersededCode() {
  return <SupersededCard result={superseded} onReset={reset} />;
}

export function RevokedCode() {
  return <RevokedCard result={revoked} onReset={reset} />;
}

export function UnknownCode() {
  return <NotFoundCard code="TFE7K2M9QXA" onReset={reset} />;
}

const reading: FileReading = {
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  isPdf: true,
  code: valid.verificationCode,
  signature: 'intact',
  signer: 'A translation agency',
  signedAt: new Date('2026-01-15T09:00:00Z'),
  timestamp: undefined,
  first: undefined,
};

const proof: InclusionProof = {
  leaf: '{}',
  index: 1203,
  size: 4410,
  root: reading.sha256,
  path: [],
  head: {
    origin: 'https://example.com/transparency',
    size: 4410,
    root: reading.sha256,
    time: '2026-01-16T15:00:00.000Z',
    key: '',
    signature: '',
  },
};

function byFile(result: CheckResult, signature: FileReading['signature'] = 'intact') {
  const isVouched = result.outcome === 'genuine' || result.outcome === 'superseded';
  const proven = isVouched ? ({ ...result, signature: 'intact', proof } as const) : result;
  const verdict = isVouched ? ('proven' as const) : undefined;
  const answer = { reading: { ...reading, signature }, result: proven, proof: verdict, isLocked: false };
  return <FileResult filename="birth-certificate.pdf" answer={answer} onReset={reset} />;
}

export const GenuineFile = () => byFile({ outcome: 'genuine', certificate: valid });
export const RenewedFile = () =>
  byFile({ outcome: 'genuine', certificate: { ...valid, longTermLevel: 'B-LTA' } }, 'extended');
export const AlteredFile = () => byFile({ outcome: 'altered', certificate: valid }, 'broken');
export const SupersededFile = () => byFile({ outcome: 'superseded', certificate: superseded });
export const RevokedFile = () => byFile({ outcome: 'revoked', certificate: revoked });
export const UnknownFile = () => byFile({ outcome: 'unknown' }, 'none');

export function NoFileOfOurs() {
  return <FileResult filename="photo.jpg" answer={{ refusal: 'not-pdf' }} onReset={reset} />;
}
