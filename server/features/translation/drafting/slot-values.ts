import type { Spelling } from '#shared/spelling.ts';
import { declinedFromSpelling } from './names/declined.ts';
import { isUnknownName, type NameReader } from './names/lines.ts';
import { copied, fromSpelling } from './names/names.ts';
import { titledName } from './names/titled.ts';
import { sentenceEnd, type SlotPlace } from './phrase-slots.ts';
import { byRule, type Piece, withCaseOf } from './pieces.ts';
import { addressLine } from './places/addresses.ts';
import { declinedPlace, isDeclinedAfter } from './places/declined.ts';
import { countryName, exonymOf, placeValue } from './places/places.ts';
import { ukrainianSlot } from './places/ukrainian.ts';
import { byRules, isRomance } from './values/rules.ts';

export interface SlotReader extends NameReader {
  spelling: Spelling | undefined;
  /** Knows set phrases. */
  phrase: (text: string) => Piece | undefined;
}

/** Fills a phrase's slot: data, a name, a place, or text with a known translation. */
export function slotValue(text: string, place: SlotPlace, reader: SlotReader): Piece | undefined {
  const { tag, spelling, phrase } = reader;
  const declined = declinedPlace(text, tag);
  if (declined !== undefined) return byRule(declined, { isProper: true });
  const own = declinedFromSpelling(text, spelling, tag) ?? (tag === 'uk' ? ukrainianSlot(text) : undefined);
  if (own) return own;
  if (sentenceEnd.test(text)) return undefined;
  // A capital tells the country from its people: `Suisse`, `suisse`.
  const country = !place.isNationality && /^\p{Lu}/u.test(text) ? countryName(text, tag) : undefined;
  if (country !== undefined) return byRule(country, { isProper: true });
  const rule = byRules(text, { ...reader, isNumber: true }) ?? byRules(text, reader);
  if (rule) return rule;
  if (place.isWords) return cased(text, reader) ?? (place.isTerritory ? unknownName(text, reader) : undefined);
  const town = exonymOf(text);
  if (town) return town;
  if (isDeclinedAfter(place.before, tag)) return phrase(text);
  return (
    fromSpelling(text, spelling) ??
    unknownName(text, reader) ??
    titledName(text, tag, (name) => isUnknownName(name, reader)) ??
    addressLine(text) ??
    placeValue(text, {
      tag,
      isCountry: true,
      isWords: (part) => hasPaperWord(part, reader),
      translate: (part) => cased(part, reader) ?? unknownName(part, reader),
    })
  );
}

function unknownName(text: string, reader: SlotReader): Piece | undefined {
  return isUnknownName(text, reader) ? copied(text) : undefined;
}

/** A phrase inside a sentence, as small as it is written there. */
function cased(text: string, { phrase }: SlotReader): Piece | undefined {
  const piece = phrase(text);
  return piece && { ...piece, target: withCaseOf(text, piece) };
}

/** Whether a Romance text has words of papers: `Scienze Politiche` is no town for all its capitals. */
export function hasPaperWord(text: string, { tag, isLabelWord }: NameReader): boolean {
  return isRomance(tag) && text.split(/\s+/).some((word) => word.length > 3 && isLabelWord(word));
}
