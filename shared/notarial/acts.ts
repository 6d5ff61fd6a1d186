import { isStateCode, type StateCode } from './state-names.ts';

/** Notarial acts, the ways to perform them, and how the signer was identified. */

export const actKinds = ['jurat', 'acknowledgment'] as const;
export type ActKind = (typeof actKinds)[number];
export const actKindWords = {
  jurat: { label: 'Jurat', hint: 'The translator swears or affirms the statement and signs it before the notary' },
  acknowledgment: {
    label: 'Acknowledgment',
    hint: 'The translator declares before the notary that the signature is theirs',
  },
} as const satisfies Record<ActKind, { label: string; hint: string }>;

/** `ink`: the printed sheet is signed by hand and its scan is delivered; `electronic`: the sheet is completed here. */
export const actMethods = ['ink', 'electronic'] as const;
export type ActMethod = (typeof actMethods)[number];
export const actMethodWords: Readonly<Record<ActMethod, string>> = {
  ink: 'Signed in ink',
  electronic: 'Electronically',
};

export const identifications = ['personally-known', 'identity-document', 'credible-witness'] as const;
export type Identification = (typeof identifications)[number];
/** `printed` completes "identified by …" on the sheet. */
export const identificationWords = {
  'personally-known': { label: 'Personally known to the notary', printed: 'personal knowledge' },
  'identity-document': { label: 'Government identity document', printed: 'a current government identity document' },
  'credible-witness': { label: 'Oath of a credible witness', printed: 'the oath of a credible witness' },
} as const satisfies Record<Identification, { label: string; printed: string }>;

/** Documents that prove a translator's identity to the notary. */
export const identityDocuments = [
  'passport',
  'driver-license',
  'state-id',
  'permanent-resident-card',
  'military-id',
] as const;
export type IdentityDocument = (typeof identityDocuments)[number];
export const identityDocumentWords: Readonly<Record<IdentityDocument, string>> = {
  passport: 'Passport',
  'driver-license': 'Driver’s license',
  'state-id': 'State identity card',
  'permanent-resident-card': 'Permanent resident card',
  'military-id': 'Military identity card',
};

/** Evidence of identity in one line, as stored in the journal. */
export function evidenceText(entry: {
  identification: Identification;
  identityKind: IdentityDocument | null;
  identityIssuer: string | null;
  identityLastFour: string | null;
  identityExpiresOn: string | null;
  witnessName: string | null;
  witnessAddress: string | null;
}): string {
  if (entry.identityKind !== null) {
    const { identityKind, identityIssuer, identityLastFour, identityExpiresOn } = entry;
    return `${identityDocumentWords[identityKind]}, ${identityIssuer}, no. …${identityLastFour}, expires ${identityExpiresOn}`;
  }
  if (entry.witnessName !== null) return `Credible witness: ${entry.witnessName}, ${entry.witnessAddress}`;
  return identificationWords[entry.identification].label;
}

/** Where the signer of an electronic act appeared: before the notary, or in a recorded session of sound and picture. */
export const appearances = ['in-person', 'remote'] as const;
export type AppearanceKind = (typeof appearances)[number];
export type Appearance = { kind: 'in-person' } | { kind: 'remote'; reference: string };

/** A translator's oath is good for the notary's act of this time, on the same day in the venue's zone. */
export const maxOathAgeMs = 60 * 60 * 1000;

export interface Venue {
  state: StateCode;
  county: string;
}

/** Pages of a scanned sheet at most: the sheet, its back and an attached certificate. */
export const maxScanPages = 4;
/** An act cannot be recorded longer than this after it was performed. */
export const maxActAgeMs = 30 * 24 * 60 * 60 * 1000;

/** Whether a commission is in force on a day (`YYYY-MM-DD`); it ends with its last day. */
export function isInForce(commission: { expiresOn: string; endedAt: string | Date | null }, day: string): boolean {
  return commission.endedAt === null && commission.expiresOn >= day;
}

/** `YYYY-MM-DD` in UTC. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Name of a stored state; the code itself for one that is not in the list. */
export function knownState(code: string): StateCode {
  if (!isStateCode(code)) throw new RangeError(`${code} is not a state`);
  return code;
}
