import { canonicalEmail } from '#shared/email.ts';
import { sourceLanguages, targetLanguage } from '#shared/languages.ts';
import { makesClaim, makesClaimAsName } from './claims.ts';
import { anyName, isRealDay, latinName } from './facts.ts';
import { lawFinding, type Finding } from './findings.ts';
import { listsPair, type LanguagePair } from './language-pairs.ts';

/**
 * The person who signs certificates. One rule id per fact: `findSignerFaults` refuses ill-formed texts when a profile is
 * saved, `findSignerGaps` lists what a decision still needs.
 */

export const signerLimits = {
  name: 120,
  credential: 120,
  credentialNumber: 40,
  addressLines: 5,
  addressLine: 80,
  email: 120,
  phone: 30,
  languagePairs: 40,
  language: 40,
} as const;

export interface SignerFields {
  /** In Latin letters. */
  legalName: string;
  nativeName?: string | undefined;
  credential: string;
  credentialNumber: string;
  /** `YYYY-MM-DD`; null for a credential without an expiry date, empty while not stated. */
  credentialExpiresOn: string | null;
  address: readonly string[];
  email?: string | undefined;
  phone?: string | undefined;
  languagePairs: readonly LanguagePair[];
}

/** Languages that the form sells, and English. */
export const signerLanguages: readonly string[] = [...sourceLanguages, targetLanguage];

/** Suggested credentials; free text is possible. */
export const knownCredentials = [
  'ATA-certified translator',
  'NAATI Certified Translator',
  'Sworn translator of Brazil (Tradutor Público)',
  'Sworn translator of Germany',
  'Sworn translator of Mexico (Perito Traductor)',
  'Sworn translator of Spain (MAEC)',
] as const;

const credentialPattern = /^[\p{Script=Latin}][\p{Script=Latin}\p{M}\p{N} '’.,()/&ºª°:–-]*$/u;
const numberPattern = /^[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{M}\p{N} .,/()ºª°#:-]*$/u;
/** Latin letters: an officer of the receiving country reads the address. */
const addressPattern = /^[\p{Script=Latin}\p{N}#(][\p{Script=Latin}\p{M}\p{N} '’.,()/&#ºª°№:–-]*$/u;
const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.[a-z][a-z0-9-]*[a-z0-9]$/;
const phonePattern = /^\+?[0-9(][0-9 ()./-]*$/;
const languagePattern = /^\p{Lu}[\p{Script=Latin}\p{M}]+(?: \(?[\p{Script=Latin}\p{M}]+\)?)*$/u;

/** Credentials that are renewed. */
const expiringCredential = /\b(?:ata|naati)\b/i;

/**
 * Titles of the profession, which would otherwise match as claims of authority. Matched before folding, so that a title
 * in homoglyphs stays a claim.
 */
const professionalTitles = new RegExp(
  [
    String.raw`\b(?:(?:publicly|officially|court|ata|naati|state)[ -])*(?:sworn|certified|accredited|authori[sz]ed|official)` +
      String.raw`(?:(?: and|,)? (?:sworn|certified|accredited|authori[sz]ed))*(?: (?:public|legal|court|professional|specialist|advanced))*` +
      String.raw` (?:translator|interpreter)s?\b`,
    String.raw`\b(?:certified|accredited) (?:member|linguist) of\b`,
    String.raw`\bcertified by (?:the )?(?:ata\b|naati\b|american translators association)`,
    String.raw`\btradutora? (?:p[uú]blic[oa] )?(?:e int[eé]rprete comercial )?juramentad[oa]\b`,
    String.raw`\btraductora?(?:[ -]int[eé]rprete)? (?:oficial|jurad[oa])\b`,
    String.raw`\b(?:beeidigte|vereidigte|ermächtigte)[rn]? übersetzer(?:in)?\b`,
  ].join('|'),
  'giu',
);

/** Whether a credential claims more than the holder's own profession. */
export function credentialClaims(credential: string): boolean {
  return makesClaim(credential.slice(0, signerLimits.credential).replaceAll(professionalTitles, 'translator'));
}

/** Lines without surrounding spaces; empty ones are dropped. */
export function tidyLines(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

function fault(rule: string, say: string): Finding {
  return lawFinding(`signer.${rule}`, say);
}

/** Faults of the texts that are stated, at most one per rule. */
export function findSignerFaults(fields: SignerFields): Finding[] {
  const faults = [
    ...nameFaults(fields),
    ...credentialFaults(fields),
    ...addressFaults(tidyLines(fields.address)),
    ...contactFaults(fields),
    ...pairFaults(fields.languagePairs),
  ];
  return faults.filter(({ rule }, index) => faults.findIndex((other) => other.rule === rule) === index);
}

function nameFaults({ legalName, nativeName = '' }: SignerFields): Finding[] {
  const faults: Finding[] = [];
  if (legalName !== '' && (legalName.length > signerLimits.name || !latinName.test(legalName))) {
    faults.push(fault('legal-name', `Write your legal name in at most ${signerLimits.name} Latin letters.`));
  }
  if (nativeName !== '' && (nativeName.length > signerLimits.name || !anyName.test(nativeName))) {
    faults.push(fault('native-name', 'Write the native spelling of your name in letters, without digits or signs.'));
  }
  if ([legalName, nativeName].some(makesClaimAsName)) {
    faults.push(fault('claim', 'Your name on the certificate must not say more than who you are.'));
  }
  return faults;
}

function credentialFaults(fields: SignerFields): Finding[] {
  const { credential, credentialNumber, credentialExpiresOn } = fields;
  const faults: Finding[] = [];
  if (credential !== '' && (credential.length > signerLimits.credential || !credentialPattern.test(credential))) {
    faults.push(fault('credential', `Write the credential in at most ${signerLimits.credential} letters and digits.`));
  } else if (credentialClaims(credential)) {
    const say = 'State your own credential, such as “Sworn translator of Spain”, and nothing about the translation.';
    faults.push(fault('credential', say));
  }
  const isNumber = credentialNumber.length <= signerLimits.credentialNumber && numberPattern.test(credentialNumber);
  if (credentialNumber !== '' && (!isNumber || !/\p{N}/u.test(credentialNumber) || makesClaim(credentialNumber))) {
    const say = `Write the number of the credential in at most ${signerLimits.credentialNumber} letters and digits.`;
    faults.push(fault('credential-number', say));
  }
  if (credentialExpiresOn !== null && credentialExpiresOn !== '' && !isExpiryDay(credentialExpiresOn)) {
    faults.push(fault('expiry', 'Write the expiry of the credential as a real day.'));
  }
  if (credentialExpiresOn === null && expiringCredential.test(credential)) {
    faults.push(fault('expiry', 'ATA and NAATI credentials expire. State until when yours is valid.'));
  }
  return faults;
}

function isExpiryDay(day: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && isRealDay(day) && day >= '1950-01-01' && day < '2200-01-01';
}

function addressFaults(lines: readonly string[]): Finding[] {
  if (lines.length === 0) return [];
  const isTooLong =
    lines.length > signerLimits.addressLines || lines.some((one) => one.length > signerLimits.addressLine);
  if (isTooLong || !lines.every((line) => addressPattern.test(line))) {
    const { addressLines, addressLine } = signerLimits;
    const say = `Write your address in Latin letters, in at most ${addressLines} lines of ${addressLine} characters.`;
    return [fault('address', say)];
  }
  if (lines.join('').replaceAll(/[^\p{L}\p{N}]/gu, '').length < 8) {
    return [fault('address', 'Write your whole business address, with street and city.')];
  }
  return lines.some(makesClaim) ? [fault('address', 'An address states where you are, and nothing else.')] : [];
}

function contactFaults({ email = '', phone = '' }: SignerFields): Finding[] {
  if (email !== '' && (email.length > signerLimits.email || !emailPattern.test(canonicalEmail(email)))) {
    return [fault('contact', 'Write your business email as a whole address.')];
  }
  const digits = phone.replaceAll(/\D/g, '').length;
  if (phone !== '' && (phone.length > signerLimits.phone || !phonePattern.test(phone) || digits < 7 || digits > 15)) {
    return [fault('contact', 'Write your business phone with 7 to 15 digits, country code first.')];
  }
  return [];
}

function pairFaults(pairs: readonly LanguagePair[]): Finding[] {
  const isKnown = (name: string) =>
    name.length <= signerLimits.language && languagePattern.test(name) && !makesClaim(name);
  if (pairs.length > signerLimits.languagePairs) {
    return [fault('language-pairs', `State at most ${signerLimits.languagePairs} language pairs.`)];
  }
  return pairs.every(({ from, to }) => isKnown(from) && isKnown(to) && from !== to)
    ? []
    : [fault('language-pairs', 'Each pair names two different languages, in English.')];
}

/** Missing or invalid profile fields that block a decision. `today` is `YYYY-MM-DD`. */
export function findSignerGaps(fields: SignerFields & { hasSignature: boolean }, today: string): Finding[] {
  const { legalName, credential, credentialNumber, credentialExpiresOn, email, phone } = fields;
  const gaps: Finding[] = [];
  const need = (isStated: boolean, rule: string, say: string) => {
    if (!isStated) gaps.push(fault(rule, say));
  };
  need(legalName !== '', 'legal-name', 'State your legal name in Latin letters in your profile.');
  need(credential !== '', 'credential', 'State your credential in your profile.');
  need(credentialNumber !== '', 'credential-number', 'State the number of your credential in your profile.');
  need(credentialExpiresOn !== '', 'expiry', 'State in your profile until when your credential is valid.');
  need(tidyLines(fields.address).length > 0, 'address', 'State your business address in your profile.');
  need(Boolean(email) || Boolean(phone), 'contact', 'State an email or a phone in your profile.');
  need(fields.languagePairs.length > 0, 'language-pairs', 'State in your profile the languages you translate.');
  need(fields.hasSignature, 'signature', 'Add your signature in your profile.');
  if (credentialExpiresOn && credentialExpiresOn < today) {
    gaps.push(
      fault('expired', `Your credential expired on ${longDay(credentialExpiresOn)}. Renew it in your profile.`),
    );
  }
  return gaps;
}

/** Refuses a language that the profile, which lists pairs, does not list. */
export function findLanguageGaps(
  { languagePairs }: Pick<SignerFields, 'languagePairs'>,
  { sourceLanguage, targetLanguage: target }: { sourceLanguage: string; targetLanguage: string },
): Finding[] {
  const isListed = listsPair({ languagePairs }, { sourceLanguage, targetLanguage: target });
  if (languagePairs.length === 0 || isListed) return [];
  const say =
    `Your profile does not list ${sourceLanguage} into ${target}. Add the pair if you translate it, ` +
    'or leave this document to a colleague who does.';
  return [fault('language', say)];
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `YYYY-MM-DD` in words. */
export function longDay(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}

/** A signer's facts in the words of the paper. */
export function describeSigner(fields: SignerFields) {
  const { email, phone } = fields;
  return {
    credential: describeCredential(fields),
    address: tidyLines(fields.address).join(', '),
    contact: [email, phone].filter(Boolean).join(' · '),
  };
}

export function describeCredential(
  fields: Pick<SignerFields, 'credential' | 'credentialNumber' | 'credentialExpiresOn'>,
): string {
  const { credential, credentialNumber, credentialExpiresOn } = fields;
  const number = credentialNumber === '' ? '' : `No. ${credentialNumber}`;
  const isDay = credentialExpiresOn !== null && isExpiryDay(credentialExpiresOn);
  const validity = isDay ? `valid through ${longDay(credentialExpiresOn)}` : '';
  return [credential, number, validity].filter(Boolean).join(', ');
}
