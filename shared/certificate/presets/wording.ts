import type { PresetId } from '../recipients.ts';

/**
 * What each certificate says, in the first person of its signer. Not legal advice: have a lawyer read this file before
 * changing it.
 *
 * In braces, filled from the decision: {signer} legal name · {credential} {number} as in the signer's profile ·
 * {source} {target} languages · {kind} kind of paper · {pages} “all 2 pages” or “the one page” of the original · {date} of signing.
 */

export interface Wording {
  heading: string;
  /** Paragraphs above the signature. */
  statement: readonly string[];
  /** Printed instead when the signer has no certified credential: the sworn affidavit follows the certificate. */
  affidavit?: readonly string[];
}

const compared =
  'I have compared the translation with {pages} of the document presented to me. It covers every printed and handwritten word, stamp, seal and signature; nothing was added and nothing left out.';

export const wording = {
  uscis: {
    heading: 'Certificate of Translation Accuracy',
    statement: [
      'I, {signer}, am competent to translate from {source} into {target} and certify that the attached translation of the document named below is complete and accurate to the best of my knowledge and ability.',
      compared,
    ],
  },
  eoir: {
    heading: 'Certificate of Translation',
    statement: [
      'I, {signer}, am competent to translate from {source} into {target}, and certify that the attached translation of the document named below is true and accurate to the best of my abilities.',
      compared,
    ],
  },
  ukvi: {
    heading: 'Certified Translation',
    statement: [
      'I, {signer}, am competent to translate from {source} into {target} and confirm that the attached is a full, true and accurate translation of the original document named below.',
      compared,
      'The translation is dated {date}. It can be verified independently, with me at the contact details below.',
    ],
  },
  ircc: {
    heading: 'Translator’s Certificate',
    statement: [
      'I, {signer}, am competent to translate from {source} into {target} and certify that the attached is a complete and accurate translation of the document named below, written in {source}, a copy of which follows the translation.',
      'I am certified as stated below. I am not a family member, representative or consultant of the person whose document this is.',
      compared,
    ],
    affidavit: [
      'I, {signer}, am competent to translate from {source} into {target} and certify that the attached is a complete and accurate translation of the document named below, written in {source}, a copy of which follows the translation.',
      'I am not a family member, representative or consultant of the person whose document this is.',
      compared,
      'I have sworn to this translation before a notary public. The affidavit follows this certificate.',
    ],
  },
  ata: {
    heading: 'Certificate of Accuracy',
    statement: [
      'I, {signer}, {credential} no. {number}, am competent to translate from {source} into {target} and certify that the attached translation of the document identified below is accurate and complete to the best of my knowledge and belief.',
      compared,
      'This certificate belongs to the document identified below alone, and is one file with the translation.',
    ],
  },
  naati: {
    heading: 'Certified Translation',
    statement: [
      'I, {signer}, {credential}, practitioner number {number}, am competent to translate from {source} into {target} and certify that this is a true and accurate translation of the text of the attached document.',
      compared,
      'My name, practitioner number and language direction, the date and my stamp stand on every page of the translation and of the copy of the document.',
    ],
  },
  general: {
    heading: 'Certificate of Translation Accuracy',
    statement: [
      'I, {signer}, am competent to translate from {source} into {target} and certify that the attached translation of the document named below is complete, true and accurate to the best of my knowledge and ability.',
      compared,
    ],
  },
} as const satisfies Record<PresetId, Wording>;
