import type { SourceTag } from '#shared/translation-text.ts';
import { isSemitic } from '#shared/writing-systems.ts';
import { joined, type Piece } from '../pieces.ts';

/** Lines of a place and a date: where a paper was made out, or a person born. */

export interface DateLineReader {
  tag: SourceTag;
  day: (text: string) => Piece | undefined;
  town: (text: string) => Piece | undefined;
  /** Whether a text has no word of papers. */
  isName: (text: string) => boolean;
}

const placeFirst =
  /^([^\d,،]{2,60}?(?:[/-]\s?[A-Z]{2})?)(?:[,،]|\s+في(?=\s)|\s+بتاريخ(?=\s))\s*(?:aos\s+|em\s+|a\s+|el\s+|den\s+|في\s+)?(.+)$/su;
const dateFirst = /^([^,;:]*\d{4}(?:\s?[rр]\.?|\s\p{L}+)?),\s+([^\d,;:]{2,60})$/u;
/** In one column of a register: `ANKARA 12/05/1980`. */
const placeBeside = /^([^\d,;:]{2,40}?)\s+(\d{1,2}[./-]\d{1,2}[./-]\d{4})$/u;
/** Arabic and Hebrew forms have nothing between them: `دمشق 12/3/1990`. */
const semiticPlaceBeside = /^([^\d,،:]{2,60}?)\s*[-–]?\s*(\d.*)$/su;
const semiticDateFirst = /^(\d[\d/.-]+\d)\s*[,،–-]?\s+([^\d,،:]{2,60})$/su;

/** `São Paulo, 7 de março de 1988`, `3 maja 1975 r., Lublin` */
export function dateLine(text: string, reader: DateLineReader): Piece | undefined {
  const first = placeFirst.exec(text);
  const line = first ? lineOf(first[1], first[2], reader) : undefined;
  if (line) return line;
  const beside = (isSemitic(reader.tag) ? semiticPlaceBeside : placeBeside).exec(text);
  if (beside && (isSemitic(reader.tag) || reader.isName(beside[1] ?? ''))) return lineOf(beside[1], beside[2], reader);
  const last = (isSemitic(reader.tag) ? semiticDateFirst : dateFirst).exec(text);
  return last ? lineOf(last[2], last[1], { ...reader, isDateFirst: true }) : undefined;
}

function lineOf(
  place = '',
  date = '',
  { day, town, isDateFirst = false }: DateLineReader & { isDateFirst?: boolean },
): Piece | undefined {
  const written = day(date);
  if (!written?.isProper || !/^[A-Z]\w+ \d|^\w+day,/.test(written.target)) return undefined;
  const pieces = isDateFirst ? [written, town(place)] : [town(place), written];
  const line = joined(pieces, ([first, second]) => `${first}, ${second}`);
  return line && { ...line, isProper: true };
}
