import { isRealDay } from './facts.ts';
import { adviceFinding, lawFinding, type Finding } from './findings.ts';
import { listsPair, type LanguagePair } from './language-pairs.ts';
import { findSignerFaults, type SignerFields } from './signer.ts';

/** Credentials of signers: claimed by their holder, checked by somebody else. Days are `YYYY-MM-DD` in UTC. */

export const credentialLimits = { authority: 120, registerUrl: 300, how: 500, proofPages: 20 } as const;

/** Marks credentials that were in use when checks were introduced. */
export const checkedBefore = 'in use before checks were kept';

/** Days before expiry on which the holder is reminded, earliest first. */
export const reminderDays = [60, 30, 7] as const;
export type ReminderDays = (typeof reminderDays)[number];

/** `expiring`: checked, and within the first reminder's days. Unchecked claims expire as well. */
export const credentialStates = ['claimed', 'refused', 'checked', 'expiring', 'expired'] as const;
export type CredentialState = (typeof credentialStates)[number];

export const credentialStateWords = {
  claimed: { label: 'Not checked', text: 'It prints and counts once somebody else has checked it.' },
  refused: { label: 'Refused', text: 'Change it or add another proof, and it is looked at again.' },
  checked: { label: 'Checked', text: 'It may be printed on certificates.' },
  expiring: { label: 'Expires soon', text: 'It may be printed on certificates until its last day.' },
  expired: { label: 'Expired', text: 'It is no longer printed on certificates.' },
} as const satisfies Record<CredentialState, { label: string; text: string }>;

interface Dated {
  /** Null: no expiry date. */
  validUntil: string | null;
}

export function credentialStateOf(
  { validUntil, checkedAt, refusedAt }: Dated & Record<'checkedAt' | 'refusedAt', Date | string | null>,
  today: string,
): CredentialState {
  if (refusedAt !== null) return 'refused';
  if (validUntil !== null && validUntil < today) return 'expired';
  if (checkedAt === null) return 'claimed';
  return reminderOf({ validUntil }, today) === undefined ? 'checked' : 'expiring';
}

/** The latest reminder due on a day; undefined for a credential that expires later or has expired. */
export function reminderOf({ validUntil }: Dated, today: string): ReminderDays | undefined {
  if (validUntil === null || validUntil < today) return undefined;
  const left = (Date.parse(validUntil) - Date.parse(today)) / (24 * 60 * 60 * 1000);
  return reminderDays.findLast((days) => left <= days);
}

/** A claim as its holder states it. */
export interface CredentialClaim extends Dated {
  credential: string;
  number: string;
  authority: string;
  languages: readonly LanguagePair[];
  validFrom: string | null;
  registerUrl: string | null;
}

const authorityPattern = /^[\p{Script=Latin}][\p{Script=Latin}\p{M}\p{N} '’.,()/&ºª°:–-]*$/u;

/** Faults of a claim, at most one per rule; rules of the profile's facts are those of the profile. */
export function findClaimFaults(claim: CredentialClaim): Finding[] {
  const { credential, number, authority, languages, validFrom, validUntil, registerUrl } = claim;
  const faults = findSignerFaults({
    ...{ legalName: '', address: [] },
    ...{ credential, credentialNumber: number, credentialExpiresOn: validUntil, languagePairs: languages },
  });
  const need = (isRight: boolean, rule: string, say: string) => {
    if (!isRight && !faults.some((one) => one.rule === rule)) faults.push(lawFinding(rule, say));
  };
  need(credential !== '', 'signer.credential', 'State the credential.');
  need(number !== '', 'signer.credential-number', 'State its number.');
  need(validUntil !== '', 'signer.expiry', 'State until when it is valid.');
  const isAuthority = authority.length <= credentialLimits.authority && authorityPattern.test(authority);
  need(isAuthority, 'credential.authority', 'State in Latin letters who granted it.');
  need(languages.length > 0, 'signer.language-pairs', 'Choose the languages it is for.');
  need(validFrom === null || isDay(validFrom), 'credential.from', 'Write the first day as a real day.');
  need(
    !validFrom || !validUntil || validFrom <= validUntil,
    'credential.from',
    'The first day comes before the last one.',
  );
  need(
    registerUrl === null || isRegisterUrl(registerUrl),
    'credential.register',
    'Write the whole address of your entry, starting with https://.',
  );
  return faults;
}

function isDay(day: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && isRealDay(day) && day >= '1950-01-01';
}

function isRegisterUrl(text: string): boolean {
  if (text.length > credentialLimits.registerUrl || !URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return protocol === 'https:' && hostname.includes('.') && username === '';
}

/** Registers that anybody can search, by the credential. */
const registers: readonly (readonly [RegExp, string])[] = [
  [/\b(?:ATA|American Translators Association)\b/i, 'https://www.atanet.org/directory/'],
  [/\bNAATI\b/i, 'https://www.naati.com.au/online-directory/'],
  [/\bGermany\b|\bRegional Court\b|\bLandgericht\b/i, 'https://www.justiz-dolmetscher.de/'],
];

/** URL to look a credential up: the holder's entry, else the register of its kind; null if none is known. */
export function registerOf({ credential, registerUrl }: Pick<CredentialClaim, 'credential' | 'registerUrl'>) {
  return registerUrl ?? registers.find(([pattern]) => pattern.test(credential))?.[1] ?? null;
}

/** Missing fields that prevent a claim's check, as words for a list. */
export function findClaimGaps(claim: { authority: string; languages: unknown; hasProof: boolean }): string[] {
  return [
    ...(claim.authority === '' ? ['who granted it'] : []),
    ...(claim.languages === null ? ['its languages'] : []),
    ...(claim.hasProof ? [] : ['a proof']),
  ];
}

type Printed = Pick<SignerFields, 'credential' | 'credentialNumber' | 'credentialExpiresOn'>;

/** Whether a profile states a credential that can be checked. */
export function statesCredential({ credential, credentialNumber, credentialExpiresOn }: Printed): boolean {
  return credential !== '' && credentialNumber !== '' && credentialExpiresOn !== '';
}

/** Whether a credential is the one that a profile prints. */
export function isPrintedBy(
  { credential, credentialNumber, credentialExpiresOn }: Printed,
  row: Dated & { credential: string; number: string },
): boolean {
  return row.credential === credential && row.number === credentialNumber && row.validUntil === credentialExpiresOn;
}

interface CheckedCredential extends Dated {
  credential: string;
  number: string;
  languages: readonly LanguagePair[] | null;
}

/** The printed profile without its unchecked credential. */
export function withoutCredential(fields: SignerFields): SignerFields {
  return { ...fields, credential: '', credentialNumber: '', credentialExpiresOn: null };
}

/**
 * Why a certificate leaves out the credential that a profile states: nobody checked it, or, where `languages` are given, it is not
 * for them. What the profile does not state, or an end that has come, is a finding of the profile.
 */
export function findCredentialGaps(
  fields: SignerFields,
  checked: readonly CheckedCredential[],
  { today, languages }: { today: string; languages?: { sourceLanguage: string; targetLanguage: string } },
): Finding[] {
  const { credentialExpiresOn: until } = fields;
  if (!statesCredential(fields) || (until !== null && until < today)) return [];
  const printed = checked.filter((row) => isPrintedBy(fields, row));
  if (printed.length === 0) {
    const say =
      'Your credential was not checked yet, so the certificate leaves it out. Add a proof of it in your profile; somebody else who manages the staff checks it.';
    return [adviceFinding('signer.unchecked', say)];
  }
  const isFor = (row: CheckedCredential) =>
    !languages || row.languages === null || listsPair({ languagePairs: row.languages }, languages);
  if (printed.some(isFor)) return [];
  const say =
    `Your credential was checked for other languages than ${languages?.sourceLanguage ?? ''} into ${languages?.targetLanguage ?? ''}, ` +
    'so the certificate leaves it out. State one that is for them, or leave this document to a colleague.';
  return [adviceFinding('signer.credential-languages', say)];
}
