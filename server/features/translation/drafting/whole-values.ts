import type { Spelling } from '#shared/spelling.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { fromSpelling } from './names/names.ts';
import { titledName } from './names/titled.ts';
import { joined, type Piece } from './pieces.ts';
import { addressLine } from './places/addresses.ts';
import { eastAsianPlace } from './places/east-asian.ts';
import { caseNumber } from './places/han.ts';
import { ukrainianCompany, ukrainianPerson, ukrainianPlace, ukrainianSigner } from './places/ukrainian.ts';

const longestSigner = 120;
/** Tells one unit of a place from another word. */
const ukrainianUnit = /^(?:с\.|село|смт|селище|вул\.|вулиця)\s|\s(?:область|обл\.|район|р-н)$/u;

export interface WholeOptions {
  tag: SourceTag;
  spelling: Spelling | undefined;
  /** Knows set phrases. */
  phrase: (text: string) => Piece | undefined;
  /** Whether the words are a name, and none is a common word of papers. */
  isName: (text: string) => boolean;
  /** Words that are a name beside any other. */
  nameLine: (text: string) => Piece | undefined;
  /** Knows titles of office. */
  office: (text: string) => Piece | undefined;
}

/** Texts that are a single value of a recognizable type: a case number, a name, an address. */
export function wholeValue(text: string, options: WholeOptions): Piece | undefined {
  const { tag, spelling, phrase, isName, nameLine } = options;
  return (
    caseNumber(text, tag) ??
    fromSpelling(text, spelling) ??
    eastAsianPlace(text, { tag, isPlace: false, translate: phrase }) ??
    (tag === 'uk' ? ukrainianValue(text) : undefined) ??
    titledName(text, tag, isName) ??
    nameLine(text) ??
    addressLine(text) ??
    officeAndName(text, options)
  );
}

/** `Rektor prof. dr hab. Jan Kowalski`: who signs, by the words of the office and a name. */
function officeAndName(text: string, { tag, isName, nameLine, office }: WholeOptions): Piece | undefined {
  const words = text.length <= longestSigner ? text.split(/\s+/) : [];
  for (let at = words.length - 2; at > 0; at--) {
    const name = words.slice(at).join(' ');
    const signer =
      nameLine(name) ?? titledName(name, tag, isName) ?? (tag === 'uk' ? ukrainianSigner(name) : undefined);
    const title = signer && office(words.slice(0, at).join(' '));
    if (title)
      return joined([title, signer], ([one = '', other = '']) => one + (one.startsWith('The ') ? ', ' : ' ') + other);
  }
  return undefined;
}

function ukrainianValue(text: string): Piece | undefined {
  const isPlace = /\p{Lu}/u.test(text) && (text.includes(',') || ukrainianUnit.test(text));
  return (
    ukrainianPerson(text) ??
    ukrainianSigner(text) ??
    ukrainianCompany(text) ??
    (isPlace ? ukrainianPlace(text) : undefined)
  );
}
