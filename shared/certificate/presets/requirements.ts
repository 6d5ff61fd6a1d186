import type { PresetId } from '../recipients.ts';

/** Requirements of each recipient as data: the linter's rules, and the place on the paper that meets each. */

/** Conditions that a rule can name, of the document and its file, and of the signer; the linter holds their meaning. */
export type DocumentNeed = 'kind' | 'holder' | 'identifier' | 'sourceCopy';
export type SignerNeed =
  | 'signerName'
  | 'signature'
  | 'address'
  | 'contact'
  | 'phone'
  | 'languagePair'
  | 'credential'
  | 'credentialNumber'
  | 'currentCredential'
  | 'naatiCredential'
  | 'certifiedTranslator';
type Need = DocumentNeed | SignerNeed;

export interface PresetRule {
  id: string;
  severity: 'error' | 'warning';
  needs: Need;
  sayWhatToDo: string;
}

/** Parts of the delivered file. */
export const paperParts = {
  statement: 'Certificate, statement',
  facts: 'Certificate, facts of the document',
  signer: 'Certificate, signer',
  translation: 'Pages of the translation',
  everyPage: 'Foot of every page',
  copies: 'Copy of the document',
} as const;
export type PaperPart = keyof typeof paperParts;

export interface Answer {
  /** The requirement, in our words. */
  asks: string;
  at: PaperPart;
  /** Words printed there, with placeholders; empty for a requirement that the pages themselves meet. */
  reads: string;
}

interface Requirements {
  source: { name: string; url: string; says: string };
  rules: readonly PresetRule[];
  /** Whether a copy of the source follows the translation unless the order says otherwise. */
  sourceCopy: boolean;
  /** Whether the recipient asks for a certified copy of the original beside the translation. */
  certifiedCopy: boolean;
  /** Whether every page carries the signer's stamp, besides code, number and QR code. */
  stampsEveryPage: boolean;
  answers: readonly Answer[];
}

const error = (id: string, need: Need, sayWhatToDo: string): PresetRule => ({
  id,
  severity: 'error',
  needs: need,
  sayWhatToDo,
});

/** Asked by every recipient. */
const common = [
  error('kind.missing', 'kind', 'State what kind of paper this is.'),
  error('holder.missing', 'holder', 'Name whose paper this is.'),
  error('signer.legal-name', 'signerName', 'State your legal name in Latin letters in your profile.'),
  error('signer.signature', 'signature', 'Add your signature in your profile.'),
  error(
    'signer.language',
    'languagePair',
    'Your profile does not list this pair of languages. Add it if you translate it, or leave this document to a colleague.',
  ),
] as const;

const addressRule = error(
  'signer.address',
  'address',
  'Add your business address to your profile; the certificate must state it.',
);
const contactRule = error(
  'signer.contact',
  'contact',
  'Add an email address or a phone number to your profile, so that the reader can reach you.',
);
const credentialRule = error(
  'signer.credential',
  'credential',
  'State your credential in your profile; this recipient asks for it.',
);
const numberRule = error(
  'signer.credential-number',
  'credentialNumber',
  'State the number of your credential in your profile.',
);
const currentRule = error(
  'signer.expired',
  'currentCredential',
  'Your credential has expired. Renew it in your profile, or leave the paper to a colleague.',
);

const identity: readonly Answer[] = [
  { asks: 'The translator’s name, typed or printed', at: 'signer', reads: '{signer}' },
  { asks: 'The translator’s signature', at: 'signer', reads: '{signer}' },
  { asks: 'The date of the certification', at: 'signer', reads: '{date}' },
];
const full: Answer = {
  asks: 'A translation of the whole document',
  at: 'statement',
  reads: 'with {pages} of the document',
};
const competent: Answer = {
  asks: 'The translator states competence in both languages',
  at: 'statement',
  reads: 'am competent to translate from {source} into {target}',
};

export const requirements = {
  uscis: {
    source: {
      name: '8 CFR 103.2(b)(3)',
      url: 'https://www.ecfr.gov/current/title-8/section-103.2#p-103.2(b)(3)',
      says: 'A document in a foreign language needs a full English translation that the translator certified as complete and accurate, and the translator’s certification of being competent to translate from that language into English.',
    },
    rules: [...common, addressRule, contactRule],
    sourceCopy: true,
    certifiedCopy: false,
    stampsEveryPage: false,
    answers: [
      full,
      { asks: 'Certified as complete and accurate', at: 'statement', reads: 'complete and accurate' },
      competent,
      ...identity,
      { asks: 'The translator’s address', at: 'signer', reads: '{address}' },
      { asks: 'A copy of the foreign document', at: 'copies', reads: 'Copy of the document translated' },
    ],
  },
  eoir: {
    source: {
      name: '8 CFR 1003.33',
      url: 'https://www.ecfr.gov/current/title-8/section-1003.33',
      says: 'A document in a foreign language needs an English translation and a typed or legibly printed certification, signed by the translator, of being competent to translate it and of the translation being true and accurate to the best of the translator’s abilities. The practice manuals ask for the translator’s address and telephone number.',
    },
    rules: [
      ...common,
      addressRule,
      error(
        'signer.phone',
        'phone',
        'Add a phone number to your profile; the immigration courts ask for address and telephone number.',
      ),
    ],
    sourceCopy: false,
    certifiedCopy: false,
    stampsEveryPage: false,
    answers: [
      competent,
      {
        asks: 'True and accurate to the best of the translator’s abilities',
        at: 'statement',
        reads: 'true and accurate to the best of my abilities',
      },
      ...identity,
      { asks: 'The translator’s address', at: 'signer', reads: '{address}' },
      { asks: 'The translator’s telephone number', at: 'signer', reads: '{phone}' },
      { asks: 'The document that the certification covers', at: 'facts', reads: '{kind}' },
    ],
  },
  ukvi: {
    source: {
      name: 'UK Home Office, supporting documents',
      url: 'https://www.gov.uk/certifying-a-document',
      says: 'A document that is not in English or Welsh needs a full translation that can be verified independently: the translator’s confirmation of an accurate translation of the original, its date, the translator’s full name and signature, and contact details; for leave to remain the translator’s credentials besides.',
    },
    rules: [...common, contactRule, credentialRule, numberRule],
    sourceCopy: false,
    certifiedCopy: false,
    stampsEveryPage: false,
    answers: [
      {
        asks: 'Confirmation of a true and accurate translation of the original document',
        at: 'statement',
        reads: 'true and accurate translation of the original document',
      },
      full,
      { asks: 'The date of the translation', at: 'statement', reads: 'The translation is dated {date}' },
      ...identity,
      { asks: 'The translator’s contact details', at: 'signer', reads: '{email}' },
      { asks: 'The translator’s credentials', at: 'signer', reads: '{credential}' },
      { asks: 'Can be verified independently', at: 'everyPage', reads: '{code}' },
    ],
  },
  ircc: {
    source: {
      name: 'IRCC, translation of documents',
      url: 'https://ircc.canada.ca/english/helpcentre/glossary.asp',
      says: 'A document in another language than English or French needs a translation by a certified translator, whose stamp shows a membership number, or an affidavit sworn by the translator; and a copy of the document that was translated, certified where the original itself is not shown. Family members, representatives and consultants of the applicant must not translate.',
    },
    rules: [
      ...common,
      contactRule,
      error(
        'copy.missing',
        'sourceCopy',
        'Append the copy of the source: this recipient asks for the document that was translated.',
      ),
      {
        id: 'ircc.affidavit',
        severity: 'warning',
        needs: 'certifiedTranslator',
        sayWhatToDo:
          'Your profile names no credential of a certified translator. IRCC then asks for an affidavit: the order awaits your oath before a notary, and is delivered with it. Confirm with a reason.',
      },
    ],
    sourceCopy: true,
    certifiedCopy: true,
    stampsEveryPage: false,
    answers: [
      { asks: 'The translator states accuracy', at: 'statement', reads: 'complete and accurate translation' },
      { asks: 'The language of the document', at: 'statement', reads: 'written in {source}' },
      competent,
      ...identity,
      { asks: 'The certified translator’s membership number', at: 'signer', reads: '{number}' },
      { asks: 'The translator is no relative or representative', at: 'statement', reads: 'not a family member' },
      { asks: 'A copy of the document that was translated', at: 'copies', reads: 'Copy of the document translated' },
    ],
  },
  ata: {
    source: {
      name: 'American Translators Association, certificate of accuracy',
      url: 'https://www.atanet.org/certification/ct-designation-and-seal/how-to-use-your-ct-seal/',
      says: 'A certificate of accuracy states the translator’s qualification, names the document by title and by reference numbers or other identifiers, and is attached to the translation so that it cannot be used with another one.',
    },
    rules: [
      ...common,
      addressRule,
      credentialRule,
      numberRule,
      currentRule,
      error(
        'document.identifier',
        'identifier',
        'State the register number, the issuer or the date of issue, so that the certificate fits no other document.',
      ),
    ],
    sourceCopy: false,
    certifiedCopy: false,
    stampsEveryPage: false,
    answers: [
      { asks: 'The translator’s qualification', at: 'statement', reads: '{credential} no. {number}' },
      { asks: 'Accurate and complete', at: 'statement', reads: 'accurate and complete' },
      competent,
      ...identity,
      { asks: 'The title of the document', at: 'facts', reads: '{kind}' },
      { asks: 'Reference number or other identifier', at: 'facts', reads: '{registerNumber}' },
      { asks: 'Attached to the translation', at: 'everyPage', reads: '{code}' },
    ],
  },
  naati: {
    source: {
      name: 'NAATI and DFAT, requirements for translators',
      url: 'https://www.naati.com.au/information-guides/dfat-requirements-for-translators/',
      says: 'Every page of the translation shows the translator’s stamp with practitioner number, language direction and type of certification, name, date and signature; a statement that the translation is true and accurate; and a copy of the document goes with it, stamped as well.',
    },
    rules: [
      ...common,
      error(
        'naati.credential',
        'naatiCredential',
        'Only a NAATI credential can sign for Australia. Add it to your profile, or choose another recipient.',
      ),
      numberRule,
      currentRule,
      error(
        'copy.missing',
        'sourceCopy',
        'Append the copy of the source: this recipient asks for the document that was translated.',
      ),
    ],
    sourceCopy: true,
    certifiedCopy: false,
    stampsEveryPage: true,
    answers: [
      {
        asks: 'A statement that the translation is true and accurate',
        at: 'statement',
        reads: 'true and accurate translation of the text of the attached document',
      },
      { asks: 'The practitioner number on every page', at: 'everyPage', reads: '{number}' },
      { asks: 'The translator’s name on every page', at: 'everyPage', reads: '{signer}' },
      { asks: 'The type of certification on every page', at: 'everyPage', reads: '{credential}' },
      { asks: 'The language direction on every page', at: 'everyPage', reads: '{source} into {target}' },
      { asks: 'The date of the translation on every page', at: 'everyPage', reads: '{date}' },
      ...identity,
      { asks: 'A copy of the document, stamped', at: 'copies', reads: 'Copy of the document translated' },
    ],
  },
  general: {
    source: {
      name: 'Common practice of universities, courts and offices',
      url: '',
      says: 'A reader without rules of its own expects a complete translation, the translator’s statement of its accuracy, and a name, date, signature and contact.',
    },
    rules: [...common, contactRule],
    sourceCopy: false,
    certifiedCopy: false,
    stampsEveryPage: false,
    answers: [
      { asks: 'A statement of accuracy', at: 'statement', reads: 'complete, true and accurate' },
      competent,
      ...identity,
      { asks: 'Whom to ask', at: 'signer', reads: '{email}' },
    ],
  },
} as const satisfies Record<PresetId, Requirements>;
