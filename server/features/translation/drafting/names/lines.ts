import type { PhraseKind } from '#shared/phrase.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { isSemitic } from '#shared/writing-systems.ts';
import type { Piece } from '../pieces.ts';
import { copied, isNameLike, isVietnameseName, startsWithGivenName } from './names.ts';

/** Names outside the fields of names, told from words of papers. */

export interface NameReader {
  tag: SourceTag;
  isLabelWord: (word: string) => boolean;
  /** Of the phrase that a text is. */
  kindOf: (text: string) => PhraseKind | undefined;
}

/** `J.P. de Vries` */
const initials =
  /^(?:\p{Lu}\.[\s-]?){1,4}(?=(?:(?:de|den|der|van|ten|ter|du|von|zu|da|di|la|le)\s)*\p{Lu}[\p{L}'’-]+$)/u;
/** Papers of these call offices and states by initials: `T.C.` */
const abbreviating: ReadonlySet<SourceTag> = new Set(['tr', 'vi']);
/** `/-/ Anna Nowak`, `(-) Anna Nowak` */
const signed = /^(?:\/-\/|\(-\)|\/s\/)\s*/u;

/** Capitalized words, none of which is a common word of papers. */
export function isUnknownName(text: string, { tag, isLabelWord, kindOf }: NameReader): boolean {
  if (!isNameLike(text) || !/^[\p{Script=Latin}\s.'’-]+$/u.test(text)) return false;
  if (tag === 'vi' && isVietnameseName(text)) return true;
  const own = text.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  if (startsWithGivenName(text) || own.every((word) => !isLabelWord(word))) return true;
  // `P. Visser` has the word of a trade; `B. Ouders` is a heading with its letter.
  const surname = startsWithInitials(text, tag) ? text.replace(initials, '') : undefined;
  return surname !== undefined && [text, surname].every((one) => (kindOf(one) ?? 'phrase') === 'phrase');
}

/** A line that is a name alone. */
export function nameLine(text: string, reader: NameReader): Piece | undefined {
  if (isSemitic(reader.tag) || !/\s/.test(text)) return undefined;
  const name = text.replace(signed, '');
  const isName = startsWithGivenName(name) || startsWithInitials(name, reader.tag) || name !== text;
  return isName && isUnknownName(name, reader) ? copied(text) : undefined;
}

function startsWithInitials(text: string, tag: SourceTag): boolean {
  return !abbreviating.has(tag) && initials.test(text);
}
