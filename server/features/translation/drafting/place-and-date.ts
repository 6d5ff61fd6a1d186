import type { SourceTag } from '#shared/translation-text.ts';
import { isSemitic } from '#shared/writing-systems.ts';
import { joined, type Piece } from './pieces.ts';
import { placeValue } from './places.ts';

/** Lines of a place and a date: where a paper was made out, or a person born. */

export interface PlaceReader {
  tag: SourceTag;
  /** Set phrases. */
  translate: (text: string) => Piece | undefined;
  date: (text: string) => Piece | undefined;
}

const placeFirst =
  /^([^\d,،]{2,60}?(?:[/-]\s?[A-Z]{2})?)(?:[,،]|\s+في(?=\s)|\s+بتاريخ(?=\s))\s*(?:aos\s+|em\s+|a\s+|el\s+|den\s+|في\s+)?(.+)$/su;
/** Arabic and Hebrew forms have nothing between them: `دمشق 12/3/1990`. */
const placeBeside = /^([^\d,،:]{2,60}?)\s*[-–]?\s*(\d.*)$/su;
const dateFirst = /^(\d[\d/.-]+\d)\s*[,،–-]?\s+([^\d,،:]{2,60})$/su;

/** `São Paulo, 7 de março de 1988` */
export function placeAndDate(text: string, reader: PlaceReader): Piece | undefined {
  const [, place, date] = placeFirst.exec(text) ?? (isSemitic(reader.tag) ? (placeBeside.exec(text) ?? []) : []);
  if (place !== undefined && date !== undefined)
    return joined([placeOf(place, reader), dateOf(date, reader)], ([first, second]) => `${first}, ${second}`);
  const [, day, town] = isSemitic(reader.tag) ? (dateFirst.exec(text) ?? []) : [];
  if (day === undefined || town === undefined) return undefined;
  return joined([dateOf(day, reader), placeOf(town, reader)], ([first, second]) => `${first}, ${second}`);
}

function dateOf(text: string, { date }: PlaceReader): Piece | undefined {
  const day = date(text);
  return day?.isProper && /^[A-Z]\w+ \d|^\w+day,/.test(day.target) ? day : undefined;
}

function placeOf(text: string, { tag, translate }: PlaceReader): Piece | undefined {
  return placeValue(text, { tag, isCountry: false, translate });
}
