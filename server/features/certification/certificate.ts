import type { Brand } from '#shared/brand.ts';
import { describeSigner } from '#shared/certificate/signer.ts';
import { countOf } from '#shared/plural.ts';
import type { Phrase, PrintedFact, PrintJob } from '#server/typesetting/print-job.ts';
import type { Signer } from './signers/service.ts';

/** Content of a certificate as data for the typesetter. Pure. */

export interface PrintedCertificate {
  /** The certified title, for example "Birth certificate". */
  paperKind: string;
  holders: readonly { name: string; nativeName?: string | undefined }[];
  sourceLanguage: string;
  targetLanguage: string;
  /** Pages of the original, as ordered. */
  pages: number;
  issuedAt: Date;
  signer: Pick<Signer, 'fields' | 'signature'>;
  verificationCode: string;
  verifyUrl: string;
  isCorrection: boolean;
  isSpecimen: boolean;
}

export const specimenNotice = 'Sandbox specimen';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const languageTags: readonly [RegExp, string][] = [
  [/japanese/i, 'ja'],
  [/korean/i, 'ko'],
  [/chinese|mandarin|cantonese/i, 'zh'],
  [/persian|farsi|dari/i, 'fa'],
  [/urdu/i, 'ur'],
];

/** BCP 47 tag for shaping a name: by its script, and by the source language where several languages share the script. */
export function languageOfName(name: string, sourceLanguage: string): string {
  const source = languageTags.find(([pattern]) => pattern.test(sourceLanguage))?.[1];
  if (/\p{Script=Hebrew}/u.test(name)) return 'he';
  if (/\p{Script=Arabic}/u.test(name)) return source === 'fa' || source === 'ur' ? source : 'ar';
  if (/\p{Script=Hangul}/u.test(name)) return 'ko';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)) return 'ja';
  if (/\p{Script=Han}/u.test(name)) return source === 'zh' || source === 'ko' ? source : 'ja';
  return 'en';
}

function listFacts({ holders, sourceLanguage, pages, issuedAt }: PrintedCertificate): PrintedFact[] {
  const named = (label: string, value: string): PrintedFact => ({
    label,
    value,
    lang: languageOfName(value, sourceLanguage),
    wide: true,
  });
  return [
    ...holders.flatMap(({ name, nativeName }) => [
      named('Name', name),
      ...(nativeName ? [named('Name in the original script', nativeName)] : []),
    ]),
    { label: 'Pages of the original', value: countOf(pages, 'page') },
    { label: 'Issued', value: dateFormat.format(issuedAt) },
  ];
}

function statement(brand: Brand, { sourceLanguage, targetLanguage }: PrintedCertificate): string[] {
  return [
    `${brand.legalName} certifies that the attached ${targetLanguage} translation of the document named above was made ` +
      `from ${sourceLanguage} by translators competent in both languages, that it was reviewed, and that it is, to the ` +
      'best of our knowledge and belief, a complete and accurate rendering of the original.',
    'Anyone can check this certificate, without an account, by scanning the code below or at the address beside it.',
  ];
}

/** The signer's block. The date of signing is the certificate's own. */
function listSigner(brand: Brand, { signer, sourceLanguage, issuedAt }: PrintedCertificate) {
  const { legalName, nativeName } = signer.fields;
  const { credential, address, contact } = describeSigner(signer.fields);
  const phrase = (value: string): Phrase => ({ value, lang: languageOfName(value, sourceLanguage) });
  const signed = `Signed on ${dateFormat.format(issuedAt)} for ${brand.legalName}`;
  return {
    name: phrase(legalName),
    native: nativeName ? phrase(nativeName) : null,
    lines: [credential, address, contact, signed].filter((line) => line !== '').map(phrase),
  };
}

/** The unsigned print job of a certificate with `source` appended. */
export function describeCertificate(
  brand: Brand,
  facts: PrintedCertificate,
  source: PrintJob['source'],
): Omit<PrintJob, 'signing'> {
  const { paperKind, holders, sourceLanguage, targetLanguage, issuedAt, signer, verificationCode } = facts;
  const names = holders.flatMap(({ name, nativeName }) => [name, ...(nativeName ? [nativeName] : [])]);
  const printedSigner = listSigner(brand, facts);
  const signerTexts = [
    printedSigner.name,
    ...(printedSigner.native ? [printedSigner.native] : []),
    ...printedSigner.lines,
  ];
  const what = facts.isCorrection ? 'Corrected translation' : 'Translation';
  return {
    paper: {
      title: `Certified translation: ${paperKind}`,
      brand: brand.legalName,
      date: [issuedAt.getUTCFullYear(), issuedAt.getUTCMonth() + 1, issuedAt.getUTCDate()],
      code: verificationCode,
      verify: facts.verifyUrl.replace(/^https?:\/\//, ''),
      notice: facts.isSpecimen ? specimenNotice : null,
      certificate: {
        heading: 'Certificate of Translation Accuracy',
        kind: paperKind,
        kindLang: languageOfName(paperKind, sourceLanguage),
        subtitle: `${what} from ${sourceLanguage} into ${targetLanguage}`,
        facts: listFacts(facts),
        pagesLabel: 'Pages of the translation',
        statement: statement(brand, facts),
        signer: printedSigner,
        codeLabel: 'Verification code',
        disclaimer: brand.disclaimer,
        sealAlt: `Seal of ${brand.name}`,
      },
    },
    art: {
      seal: { upper: brand.name.toUpperCase(), lower: 'CERTIFIED TRANSLATION', mark: brand.mark },
      qr: facts.verifyUrl,
      signature: signer.signature,
    },
    source,
    expected: [paperKind, ...names, ...signerTexts.map(({ value }) => value), verificationCode],
  };
}
