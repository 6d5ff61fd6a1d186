import type { SourceTag } from '#shared/translation-text.ts';
import { isSemitic } from '#shared/writing-systems.ts';
import { joined, type Piece } from '../pieces.ts';

/** Lines of a place and a date: where a paper was made out, or a person born. */

export interface DateLineReader {
  tag: SourceTag;
  day: (text: string) => Piece | undefined;
  town: (text: string) => Piece | undefined;
  /** As `town`, in the case that the word before it takes. */
  townAfter: (word: string, text: string) => Piece | undefined;
  /** Whether a text has no word of papers. */
  isName: (text: string) => boolean;
}

const placeFirst =
  /^([^\d,،]{2,60}?(?:[/-]\s?[A-Z]{2})?)(?:[,،]|\s+في(?=\s)|\s+بتاريخ(?=\s))\s*(?:aos\s+|em\s+|a\s+|el\s+|den\s+|في\s+)?(.+)$/su;
const dateFirst = /^([^,;:]*\d{4}(?:\s?[rр]\.?|\s\p{L}+)?),\s+([^\d,;:]{2,60})$/u;
/** `12 червня 2018 року м. Полтава` */
const ukrainianDateFirst = /^([^,;:]*\d{4}\s?(?:року|р\.?)),?\s+((?:м\.|місто|с\.|село|смт)\s?\p{Lu}[^\d;:]{1,60})$/u;
/** In one column of a register: `ANKARA 12/05/1980`. */
const placeBeside = /^([^\d,;:]{2,40}?)\s+(\d{1,2}[./-]\d{1,2}[./-]\d{4})$/u;
/** Arabic and Hebrew forms have nothing between them: `دمشق 12/3/1990`. */
const semiticPlaceBeside = /^([^\d,،:]{2,60}?)\s*[-–]?\s*(\d.*)$/su;
const semiticDateFirst = /^(\d[\d/.-]+\d)\s*[,،–-]?\s+([^\d,،:]{2,60})$/su;

/** Between a day and its place, by language: `3 mei 1988 te Utrecht`, `le 3 mai 1988 à Lyon`. */
const inWords: Readonly<Partial<Record<SourceTag, string>>> = {
  ...{ nl: 'te|in', fr: 'à|au', pl: 'w|we', uk: 'у|в', de: 'in', it: 'a|in', ro: 'în|la|in', es: 'en', pt: 'em' },
};

function dayInPlace(text: string, reader: DateLineReader): Piece | undefined {
  const words = inWords[reader.tag];
  const found =
    words &&
    new RegExp(String.raw`^(.*\d{4}(?:\s(?:r\.|roku|р\.|року))?),?\s(${words})\s(\p{Lu}[^\d,;:]{1,60})$`, 'u').exec(
      text,
    );
  if (!found) return undefined;
  const [day, town] = [dayOf(found[1], reader), reader.townAfter(found[2] ?? '', found[3] ?? '')];
  return joined([day, town], ([date, place]) => `${date}, in ${place}`);
}

function dayOf(date = '', { day }: DateLineReader): Piece | undefined {
  const written = day(date);
  return written?.isProper && /^[A-Z]\w+ \d|^\w+day,/.test(written.target) ? written : undefined;
}

/** `São Paulo, 7 de março de 1988`, `3 maja 1975 r., Lublin` */
export function dateLine(text: string, reader: DateLineReader): Piece | undefined {
  const first = placeFirst.exec(text);
  const line = first ? lineOf(first[1], first[2], reader) : undefined;
  if (line) return line;
  const beside = (isSemitic(reader.tag) ? semiticPlaceBeside : placeBeside).exec(text);
  if (beside && (isSemitic(reader.tag) || reader.isName(beside[1] ?? ''))) return lineOf(beside[1], beside[2], reader);
  const town = reader.tag === 'uk' ? ukrainianDateFirst.exec(text) : null;
  if (town) return lineOf(town[2], town[1], { ...reader, isDateFirst: true });
  const last = (isSemitic(reader.tag) ? semiticDateFirst : dateFirst).exec(text);
  return last ? lineOf(last[2], last[1], { ...reader, isDateFirst: true }) : dayInPlace(text, reader);
}

function lineOf(place = '', date = '', reader: DateLineReader & { isDateFirst?: boolean }): Piece | undefined {
  const { town, isDateFirst = false } = reader;
  const written = dayOf(date, reader);
  const pieces = isDateFirst ? [written, town(place)] : [town(place), written];
  const line = joined(pieces, ([first, second]) => `${first}, ${second}`);
  return line && { ...line, isProper: true };
}
