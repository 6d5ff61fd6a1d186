import { findFactFaults, type CertificateFacts } from './facts.ts';
import { answerFinding, lawFinding, type Finding } from './findings.ts';
import { presetOf } from './presets/presets.ts';
import type { DocumentNeed, PresetRule, SignerNeed } from './presets/requirements.ts';
import type { PresetId } from './recipients.ts';
import { findLanguageGaps, tidyLines, type SignerFields } from './signer.ts';

export type SignerFacts = SignerFields & { hasSignature: boolean };

export interface CertificateDraft {
  preset: PresetId;
  facts: CertificateFacts;
  sourceLanguage: string;
  targetLanguage: string;
  /** Whether a copy of the source follows the translation. */
  hasSourceCopy: boolean;
  /** Undefined where the caller does not know the signer: rules about the signer are left out. */
  signer: SignerFacts | undefined;
  /** `YYYY-MM-DD`. */
  today: string;
}

type SignerRead = Pick<CertificateDraft, 'sourceLanguage' | 'targetLanguage' | 'today'>;

const isMetByDocument: Record<DocumentNeed, (draft: CertificateDraft) => boolean> = {
  kind: ({ facts }) => facts.paperKind !== '',
  holder: ({ facts }) => facts.holders.length > 0 && facts.holders.every(({ name }) => name !== ''),
  identifier: ({ facts }) => Boolean(facts.registerNumber ?? facts.issuer ?? facts.issuedOn),
  sourceCopy: ({ hasSourceCopy }) => hasSourceCopy,
};

const isMetBySigner: Record<SignerNeed, (signer: SignerFacts, draft: SignerRead) => boolean> = {
  signerName: ({ legalName }) => legalName !== '',
  signature: ({ hasSignature }) => hasSignature,
  address: ({ address }) => tidyLines(address).length > 0,
  contact: ({ email, phone }) => Boolean(email ?? phone),
  phone: ({ phone }) => Boolean(phone),
  languagePair: (signer, languages) =>
    signer.languagePairs.length > 0 && findLanguageGaps(signer, languages).length === 0,
  credential: ({ credential }) => credential !== '',
  credentialNumber: ({ credentialNumber }) => credentialNumber !== '',
  currentCredential: (signer, { today }) => isCurrent(signer, today),
  naatiCredential: ({ credential }) => /\bNAATI\b/i.test(credential),
  certifiedTranslator: (signer, { today }) => isCertified(signer, today),
};

function isCurrent({ credentialExpiresOn }: SignerFields, today: string): boolean {
  return credentialExpiresOn === null || credentialExpiresOn >= today;
}

/** Credentials of members of a professional association, as against those that a court or a state grants. */
const certifiedCredential =
  /\b(certified|accredited|chartered|member|ATA|NAATI|CTTIC|ATIO|OTTIAQ|STIBC|ATIA|ATIM|ITI|CIOL|BDÜ|SFT)\b/i;

/** Whether the recipient takes this signer's translation with a sworn affidavit alone. */
export function needsOath(preset: PresetId, signer: SignerFields, today: string): boolean {
  return presetOf(preset).wording.affidavit !== undefined && !isCertified(signer, today);
}

/** Whether the signer is a certified translator with a current number. */
function isCertified(signer: SignerFields, today: string): boolean {
  const { credential, credentialNumber } = signer;
  return certifiedCredential.test(credential) && credentialNumber !== '' && isCurrent(signer, today);
}

function isMet({ needs }: PresetRule, draft: CertificateDraft): boolean {
  const { signer } = draft;
  if (isDocumentNeed(needs)) return isMetByDocument[needs](draft);
  return signer === undefined || isMetBySigner[needs](signer, draft);
}

function isDocumentNeed(need: PresetRule['needs']): need is DocumentNeed {
  return Object.hasOwn(isMetByDocument, need);
}

/** All faults of a certificate before it is signed: what its recipient asks for and lacks, and malformed facts. */
export function lintCertificate(draft: CertificateDraft): Finding[] {
  const missing = presetOf(draft.preset)
    .rules.filter((rule) => !isMet(rule, draft))
    .map(({ id, severity, sayWhatToDo }) => (severity === 'error' ? lawFinding : answerFinding)(id, sayWhatToDo));
  const malformed = findFactFaults(draft.facts, draft.today).filter(
    ({ rule }) => !missing.some((finding) => finding.rule === rule),
  );
  return [...missing, ...malformed];
}

/** Errors for a recipient's requirements that the signer does not meet. */
export function findUnmetNeeds(preset: PresetId, signer: SignerFacts, read: SignerRead): SignerNeed[] {
  return presetOf(preset).rules.flatMap(({ needs, severity }) =>
    severity !== 'error' || isDocumentNeed(needs) || isMetBySigner[needs](signer, read) ? [] : [needs],
  );
}
