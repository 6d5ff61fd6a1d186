import type { SourceTag } from '#shared/translation-text.ts';
import { byRule, type Piece } from '../pieces.ts';

/** Names with a title before them. Degrees without an English form stay as they are written. */

type Titles = readonly (readonly [RegExp, string])[];

const titles: Readonly<Partial<Record<SourceTag, Titles>>> = {
  pl: [
    [/^prof\.\s(?:dr\shab\.\s)?(?:inż\.\s|n\.\smed\.\s)?/iu, 'Prof. '],
    [/^dr\.?\s(?:hab\.\s)?(?:inż\.\s|n\.\smed\.\s)?/iu, 'Dr. '],
    [/^lek\.\s(?:med\.\s|dent\.\s)?/iu, 'Dr. '],
    [/^ks\.\s/iu, 'Fr. '],
    [/^mgr\sinż\.\s/iu, 'mgr inż. '],
    [/^mgr\s/iu, 'mgr '],
    [/^inż\.\s/iu, 'inż. '],
  ],
  nl: [
    [/^prof\.\s(?:mr\.\s)?dr\.\s(?:ir\.\s)?/iu, 'Prof. Dr. '],
    [/^prof\.\s/iu, 'Prof. '],
    [/^(?:mr\.\s)?dr\.\s/iu, 'Dr. '],
    [/^drs\.\s/iu, 'drs. '],
    [/^mr\.\s/iu, 'mr. '],
    [/^ir\.\s/iu, 'ir. '],
    [/^ing\.\s/iu, 'ing. '],
    [/^(?:de\sheer|dhr\.)\s/iu, 'Mr. '],
    [/^(?:mevrouw|mevr\.|mw\.)\s/iu, 'Ms. '],
  ],
  fr: [
    [/^(?:pr\.?|prof\.|professeur)\s/iu, 'Prof. '],
    [/^(?:dr\.?|docteur)\s/iu, 'Dr. '],
    [/^m(?:e|aître)\s/iu, 'Maître '],
    [/^(?:m\.|monsieur)\s/iu, 'Mr. '],
    [/^(?:mme|madame)\s/iu, 'Ms. '],
  ],
};

/** `mgr Anna Nowak`, `prof. dr hab. Jan Kowalski` */
export function titledName(text: string, tag: SourceTag, isName: (name: string) => boolean): Piece | undefined {
  for (const [title, english] of titles[tag] ?? []) {
    const [found] = title.exec(text) ?? [];
    const name = found === undefined ? '' : text.slice(found.length);
    if (name !== '' && isName(name)) return byRule(english + name, { isProper: true, isCopied: true });
  }
  return undefined;
}
