import { languageOfScript } from '#server/platform/typesetting/coverage.ts';
import type { Phrase, PrintedFact, PrintJob } from '#server/platform/typesetting/print-job.ts';
import type { Brand } from '#shared/brand.ts';
import type { CertificateFacts } from '#shared/certificate/facts.ts';
import { needsOath } from '#shared/certificate/linter.ts';
import { isCommonKind, isKnownKind } from '#shared/certificate/paper-kinds.ts';
import { fillIn, presetOf, type Placeholder } from '#shared/certificate/presets/presets.ts';
import type { PresetId } from '#shared/certificate/recipients.ts';
import { signatureFields, type PaperSignatures } from '#shared/certificate/signer-keys.ts';
import { describeSigner } from '#shared/certificate/signer.ts';
import { countOf } from '#shared/plural.ts';
import { printedAddress } from '#shared/verification-code.ts';
import type { Signer } from './signers.ts';

/** Content of a certificate as data for the typesetter. Pure. */

export interface PrintedCertificate {
  facts: CertificateFacts;
  preset: PresetId;
  sourceLanguage: string;
  targetLanguage: string;
  /** Pages of the original, as ordered. */
  pages: number;
  issuedAt: Date;
  signer: Pick<Signer, 'fields' | 'signature'>;
  verificationCode: string;
  verifyUrl: string;
  isCorrection: boolean;
  /** A notarial act is bound in. */
  isNotarized?: boolean;
  /** Electronic signer of the file; the company unless set. */
  signatures?: PaperSignatures;
  isSpecimen: boolean;
  /** Sentence about the attachments. */
  attachment?: string | undefined;
  /** Absent for the first revision. */
  revision?: { number: number; replacedAt: Date } | undefined;
  /** Absent on the paper of a test order. */
  sheet?: PrintedSheet | undefined;
}

/** Access key and offline seal that are printed on the certificate page. */
export interface PrintedSheet {
  /** In groups. */
  accessKey: string;
  /** Text of the seal that verifies without a network. */
  seal: string;
}

export const specimenNotice = 'Sandbox specimen';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const languageTags: readonly [RegExp, string][] = [
  [/japanese/i, 'ja'],
  [/korean/i, 'ko'],
  [/chinese \(traditional\)/i, 'zh-Hant'],
  [/chinese|mandarin|cantonese/i, 'zh'],
  [/persian|farsi|dari/i, 'fa'],
  [/urdu/i, 'ur'],
];

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'he', 'fa', 'ur']);

/**
 * BCP 47 tag for shaping a name: by its script, and by the source language where several languages share the script. A tag of
 * a right-to-left language sets the direction, which is that of the first letter.
 */
export function languageOfName(name: string, sourceLanguage: string): string {
  const source = languageTags.find(([pattern]) => pattern.test(sourceLanguage))?.[1];
  const [first = ''] = /\p{L}/u.exec(name) ?? [];
  if (/\p{Script=Hebrew}/u.test(first)) return 'he';
  if (/\p{Script=Arabic}/u.test(first)) return source === 'fa' || source === 'ur' ? source : 'ar';
  if (/\p{Script=Hangul}/u.test(name)) return 'ko';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)) return 'ja';
  if (/\p{Script=Han}/u.test(name)) return source === 'zh' || source === 'zh-Hant' || source === 'ko' ? source : 'ja';
  return languageOfScript(name) ?? 'en';
}

const phraseOf = (value: string, sourceLanguage: string): Phrase => ({
  value,
  lang: languageOfName(value, sourceLanguage),
});

function listFacts(brand: Brand, certificate: PrintedCertificate): PrintedFact[] {
  const { facts, sourceLanguage, pages, attachment, revision } = certificate;
  const { holders, issuer, place, registerNumber, issuedOn } = facts;
  const named = (label: string, value: string): PrintedFact => ({ label, ...phraseOf(value, sourceLanguage) });
  const optional = (label: string, value: string | undefined): PrintedFact[] => (value ? [named(label, value)] : []);
  return [
    { ...named('Document', facts.paperKind), wide: true },
    ...holders.flatMap(({ name, nativeName }) => [
      { ...named('Name', name), wide: true },
      ...(nativeName ? [besideName(named('In the original script', nativeName))] : []),
    ]),
    ...(attachment === undefined ? [] : [{ label: 'Attachment', value: attachment, wide: true }]),
    ...(revision ? [{ label: 'Revision', value: describeRevision(revision), wide: true }] : []),
    ...optional('Issued by', issuer),
    ...optional('Place', place),
    ...optional('Register number', registerNumber),
    ...(issuedOn ? [{ label: 'Date of issue', value: dateFormat.format(new Date(`${issuedOn}T00:00:00Z`)) }] : []),
    { label: 'Electronic signatures', value: describeSignatures(brand, certificate), wide: true },
    { label: 'Pages of the original', value: countOf(facts.pages ?? pages, 'page') },
  ];
}

/** Names the owner of each electronic signature as PDF readers show it. */
function describeSignatures({ legalName }: Brand, { signatures = 'company' }: PrintedCertificate): string {
  const { translator, company } = signatureFields;
  const companys = `“${company}”: ${legalName}.`;
  switch (signatures) {
    case 'translator-and-company':
      return `“${translator}”: the translator named above. ${companys}`;
    case 'company-after-act':
      return `${companys} The translator signed before the notary.`;
    case 'company':
      return `${companys} The translator’s signature above is not electronic.`;
  }
}

/** Right-to-left names are set on lines of their own, since readers reorder mixed ones. */
function besideName(fact: PrintedFact): PrintedFact {
  return { ...fact, wide: true, beside: !rightToLeft.has(fact.lang ?? 'en') };
}

function describeRevision({ number, replacedAt }: { number: number; replacedAt: Date }): string {
  return `Revision ${number}, replaces revision ${number - 1} of ${dateFormat.format(replacedAt)}`;
}

/** The signer's block. The date of signing is the certificate's own. */
function listSigner(brand: Brand, { signer, sourceLanguage, issuedAt }: PrintedCertificate) {
  const { legalName, nativeName } = signer.fields;
  const { credential, address, contact } = describeSigner(signer.fields);
  const signed = `Signed on ${dateFormat.format(issuedAt)} for ${brand.legalName}`;
  return {
    name: phraseOf(legalName, sourceLanguage),
    native: nativeName ? phraseOf(nativeName, sourceLanguage) : null,
    lines: [credential, address, contact, signed]
      .filter((line) => line !== '')
      .map((line) => phraseOf(line, sourceLanguage)),
  };
}

/** The stamp of a signer whose recipient wants one on every page. */
function listStamp({ signer, sourceLanguage, targetLanguage, issuedAt }: PrintedCertificate): string[] {
  const { legalName, credential, credentialNumber } = signer.fields;
  return [
    legalName,
    `${credential} ${credentialNumber}`.trim(),
    `${sourceLanguage} into ${targetLanguage}`,
    dateFormat.format(issuedAt),
  ].filter((line) => line !== '');
}

function describeSheet({ verifyUrl }: PrintedCertificate, { accessKey }: PrintedSheet) {
  const { host } = new URL(verifyUrl);
  return {
    keyLabel: 'Access key',
    key: accessKey,
    keyNote: `Opens the authentic copy at ${host}/verify`,
    seal: `Seal: reads without a network at ${host}/seal`,
    sealAlt: 'QR code with the signed facts of this certificate',
  };
}

const wholeOf = (pages: number): string => (pages === 1 ? 'the one page' : `all ${pages} pages`);

/** Values of the wording's placeholders; empty ones are omitted, so that a wording that requires them fails. */
export function placeholdersOf(certificate: PrintedCertificate): Partial<Record<Placeholder, string>> {
  const { facts, signer, sourceLanguage, targetLanguage, issuedAt, verificationCode } = certificate;
  const { legalName, credential, credentialNumber, email, phone } = signer.fields;
  const { address } = describeSigner(signer.fields);
  const optional = {
    credential,
    number: credentialNumber,
    address,
    email,
    phone,
    registerNumber: facts.registerNumber,
  };
  return {
    signer: legalName,
    source: sourceLanguage,
    target: targetLanguage,
    kind: facts.paperKind,
    pages: wholeOf(facts.pages ?? certificate.pages),
    date: dateFormat.format(issuedAt),
    code: verificationCode,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value)),
  };
}

/** Head of the letter. */
function describeCompany({ legalName, address, supportEmail, supportPhone, domain }: Brand) {
  const contact = [supportPhone, supportEmail, domain].filter((part) => part !== '').join(' · ');
  return { name: legalName, lines: [address, contact].filter((line) => line !== '') };
}

/** A kind of one paper has an article; a free one may be plural or start with a proper name. */
function certifiedHeading(kind: string): string {
  if (!isKnownKind(kind) && !isCommonKind(kind)) return `Certified translation: ${kind}`;
  const article = /^[AEIO]/.test(kind) ? 'an' : 'a';
  return `Certified translation of ${article} ${kind.charAt(0).toLowerCase()}${kind.slice(1)}`;
}

/** The unsigned print job of a certificate, `source` being the translation and `copies` the document it was made from. */
export function describeCertificate(
  brand: Brand,
  certificate: PrintedCertificate,
  { source, copies = null }: Pick<PrintJob, 'source'> & Partial<Pick<PrintJob, 'copies'>>,
): Omit<PrintJob, 'signing'> {
  const { facts, signer, sourceLanguage, targetLanguage, issuedAt, verificationCode } = certificate;
  const preset = presetOf(certificate.preset);
  const isAffidavit = needsOath(certificate.preset, signer.fields, issuedAt.toISOString().slice(0, 10));
  const statement = (isAffidavit && preset.wording.affidavit) || preset.wording.statement;
  const values = placeholdersOf(certificate);
  const marks = facts.marks ?? [];
  const names = facts.holders.flatMap(({ name, nativeName }) => [name, ...(nativeName ? [nativeName] : [])]);
  const printedSigner = listSigner(brand, certificate);
  const { name, native, lines } = printedSigner;
  const signerTexts = [name, ...(native ? [native] : []), ...lines].map(({ value }) => value);
  const what = certificate.isCorrection ? 'Corrected translation' : 'Translation';
  return {
    paper: {
      title: `Certified translation: ${facts.paperKind}`,
      brand: brand.legalName,
      date: [issuedAt.getUTCFullYear(), issuedAt.getUTCMonth() + 1, issuedAt.getUTCDate()],
      code: verificationCode,
      verify: certificate.verifyUrl.replace(/^https?:\/\//, ''),
      notice: certificate.isSpecimen ? specimenNotice : null,
      stamp: preset.stampsEveryPage ? listStamp(certificate) : null,
      certificate: {
        letterhead: describeCompany(brand),
        title: certifiedHeading(facts.paperKind),
        titleLang: languageOfName(facts.paperKind, sourceLanguage),
        heading: preset.wording.heading,
        subtitle: `${what} from ${sourceLanguage} into ${targetLanguage}`,
        facts: listFacts(brand, certificate),
        pagesLabel: 'Pages of the translation',
        marks: marks.map((mark) => phraseOf(mark, sourceLanguage)),
        statement: statement.map((paragraph) => fillIn(paragraph, values)),
        basis: `The wording follows ${preset.source.name}. Not legal advice.`,
        signer: printedSigner,
        codeLabel: 'Verification code',
        disclaimer: brand.disclaimer,
        sealAlt: `Seal of ${brand.name}`,
        sheet: certificate.sheet ? describeSheet(certificate, certificate.sheet) : null,
      },
    },
    art: {
      seal: {
        upper: brand.name.toUpperCase(),
        lower: certificate.isNotarized ? 'CERTIFIED AND NOTARIZED' : 'CERTIFIED TRANSLATION',
        mark: brand.mark,
      },
      qr: printedAddress(new URL(certificate.verifyUrl).origin, verificationCode),
      signature: signer.signature,
      offlineSeal: certificate.sheet?.seal ?? null,
    },
    source,
    copies,
    expected: [
      ...[facts.paperKind, ...names, facts.issuer, facts.place, facts.registerNumber, ...marks],
      ...[...signerTexts, verificationCode, certificate.attachment, certificate.sheet?.accessKey],
      describeSignatures(brand, certificate),
    ].filter((text) => text !== undefined),
  };
}
