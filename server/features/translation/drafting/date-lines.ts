import { joined, type Piece } from './pieces.ts';

/** Lines of a place and a date. */

interface Translators {
  day: (text: string) => Piece | undefined;
  town: (text: string) => Piece | undefined;
}

/** `São Paulo, 7 de março de 1988` */
export function placeAndDate(text: string, { day, town }: Translators): Piece | undefined {
  const [, place, date] =
    /^([^\d,]{2,60}(?:[/-]\s?[A-Z]{2})?),\s*(?:aos\s+|em\s+|a\s+|el\s+|den\s+)?(.+)$/su.exec(text) ?? [];
  if (place === undefined || date === undefined) return undefined;
  const written = day(date);
  if (!written?.isProper || !/^[A-Z]\w+ \d|^\w+day,/.test(written.target)) return undefined;
  const line = joined([town(place), written], ([first, second]) => `${first}, ${second}`);
  return line && { ...line, isProper: true };
}

/** `3 maja 1975 r., Lublin` */
export function dateAndPlace(text: string, { day, town }: Translators): Piece | undefined {
  const [, date, place] = /^([^,;:]*\d{4}(?:\s?[rр]\.?|\s\p{L}+)?),\s+([^\d,;:]{2,60})$/u.exec(text) ?? [];
  if (date === undefined || place === undefined) return undefined;
  const written = day(date);
  if (!written?.isProper || !/^[A-Z]\w+ \d/.test(written.target)) return undefined;
  const line = joined([written, town(place)], ([first, second]) => `${first}, ${second}`);
  return line && { ...line, isProper: true };
}

/** `ANKARA 12/05/1980`, in one column of a register. */
export function placeThenDate(text: string, { day, town }: Translators): Piece | undefined {
  const [, place, date] = /^([^\d,;:]{2,40}?)\s+(\d{1,2}[./-]\d{1,2}[./-]\d{4})$/u.exec(text) ?? [];
  if (place === undefined || date === undefined) return undefined;
  const line = joined([town(place), day(date)], ([first, second]) => `${first}, ${second}`);
  return line && { ...line, isProper: true };
}
