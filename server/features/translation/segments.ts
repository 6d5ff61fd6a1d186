import { asciiDigits } from '#shared/numerals/digits.ts';
import { foldName, type SpelledName } from '#shared/spelling.ts';
import { formatDate, parseDates } from '#shared/translation-dates.ts';
import { formatNumber, parseNumbers } from '#shared/translation-numbers.ts';
import type { LanguageTag } from '#shared/translation-text.ts';

/** Sentences of a text, and segments whose names, numbers and dates are slots. */

/** Abbreviations whose point ends no sentence. */
const abbreviations =
  /(?:^|[\s(])(?:(?:[\p{Script=Arabic}\p{Script=Hebrew}]\.)*\p{L}|sr|sra|dr|dra|av|art|arts|fl|fls|liv|reg|nr|num|no|tel|cap|inc|exmo|exma|ltda|prof|profa|st|str|geb|bzw|apto|esq|ud|lic|ing|proc|cert|dec|pag|p|r|mme|mlle|dott|sig|avv|jud|mun|bl|et|ap|crt|prot|rep|mr|dhr|mw|mevr|drs|mgr|inż|lek|med|hab|nr|ks|pw|św|poz|ul|al|os|pl|woj|pow|gm|im|godz|tzw|poz|sygn|ur|вул|обл|просп|пров|бульв|буд|кв|корп|смт|mah|cad|sok|t\.c|tp|ths|pgs)\.$/iu;

/** `3. Juli`, `2. Klasse`, `5. Aile Mahkemesi`: the point of an ordinal. */
const ordinal = /(?<!\d)\d{1,2}\.$/u;
const counted =
  /^(?:Jan|Jän|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)[a-zä]*\b|^(?:Klasse|Semester|Schuljahr|Halbjahr|Ehe|Kind)\b|^(?:Aile|Asliye|Sulh|Ağır|İcra|İş|Noter|Sınıf|Yarıyıl|Dönem|Hukuk|Ceza|Sokak|Cadde|Kat|Vergi|Tüketici|Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık)/u;

/** Whether what follows a number with a point is counted by it. */
export function isCounted(text: string): boolean {
  return counted.test(text);
}

/** `О.В. Петренко`, `J.P. Visser`; `Alfa S.A.` ends a sentence. */
const initials = /(?<![\p{L}.])(?!(?:S\.A|C\.V|N\.V|B\.V|S\.C|U\.E)\.$)(?:\p{Lu}\.){2,3}$/u;

/** `4a.`: the number of a field, which begins its text. */
const fieldNumber = /^\s*\d{1,2}[a-z]\.$/u;

/** Arabic and Hebrew have no capitals: there, any letter after the point begins a sentence. */
const sentenceEnd = /\n+|(?<=[.!?؟])[ \t]+(?=[\p{Lu}\p{Script=Arabic}\p{Script=Hebrew}¿¡"“(])|[。．]\s*/gu;

/** More than the longest abbreviation with the letter before it. */
const abbreviationReach = 8;

/** Sentences with the white space after each, so that joining them gives the text back. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(sentenceEnd)) {
    const before = text.slice(Math.max(start, match.index - abbreviationReach), match.index);
    if (!match[0].includes('\n') && abbreviations.test(before)) continue;
    if (!match[0].includes('\n') && initials.test(before)) continue;
    if (fieldNumber.test(text.slice(start, match.index))) continue;
    if (ordinal.test(before) && isCounted(text.slice(match.index + match[0].length))) continue;
    sentences.push(text.slice(start, match.index + match[0].length));
    start = match.index + match[0].length;
  }
  if (start < text.length) sentences.push(text.slice(start));
  return sentences;
}

export interface Slot {
  kind: 'date' | 'number' | 'name';
  source: string;
  /** English of the slot; null when it cannot be carried over. */
  target: string | null;
  /** Key by which slots compare: the day, the value, the folded name. */
  value: string | null;
}

export interface SlottedSegment {
  /** `Nascida em {d1}, no livro {n1}` */
  pattern: string;
  slots: readonly Slot[];
}

const letters = { date: 'd', number: 'n', name: 'p' } as const;

/** Replaces dates, numbers and the given names by slots. */
export function toSlots(text: string, tag: LanguageTag, names: readonly SpelledName[] = []): SlottedSegment {
  const dates = parseDates(text, tag);
  const numbers = parseNumbers(text, tag, dates);
  const found = [
    ...dates.map((date) => ({ ...date, slot: { kind: 'date' as const, target: formatDate(date), value: date.iso } })),
    ...numbers.map((number) => ({
      ...number,
      slot: { kind: 'number' as const, target: formatNumber(number, text), value: number.value },
    })),
    ...placesOf(text, names),
  ].toSorted((one, other) => one.start - other.start || other.end - one.end);
  const slots: Slot[] = [];
  const counts = { date: 0, number: 0, name: 0 };
  let pattern = '';
  let from = 0;
  for (const { start, end, slot } of found) {
    if (start < from) continue;
    counts[slot.kind] += 1;
    pattern += `${text.slice(from, start)}{${letters[slot.kind]}${counts[slot.kind]}}`;
    slots.push({ ...slot, source: text.slice(start, end) });
    from = end;
  }
  return { pattern: pattern + text.slice(from), slots };
}

/** Where names stand in a text, whatever their capitals and accents. */
function placesOf(text: string, names: readonly SpelledName[]) {
  const words = [...text.matchAll(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu)];
  const latin = names.flatMap(({ name }) => {
    const wanted = foldName(name)
      .split(' ')
      .filter((word) => word !== '');
    return words.flatMap((word, index) => {
      // A word with a hyphen is two of a name.
      const lengths = wanted.map((_word, count) => count + 1).toReversed();
      const runs = lengths.map((length) => words.slice(index, index + length));
      const run = runs.find((one) => foldName(one.map(([written]) => written).join(' ')) === wanted.join(' '));
      if (run === undefined) return [];
      const end = (run.at(-1)?.index ?? 0) + (run.at(-1)?.[0].length ?? 0);
      const source = text.slice(word.index, end);
      return [{ start: word.index, end, slot: { kind: 'name' as const, target: source, value: foldName(name) } }];
    });
  });
  const native = names.flatMap(({ name, nativeName }) => {
    if (nativeName === null || nativeName === '') return [];
    const parts = text.split(nativeName).slice(0, -1);
    const starts = parts.map((_part, index) => parts.slice(0, index + 1).join(nativeName).length);
    return starts.map((start) => ({
      start,
      end: start + nativeName.length,
      slot: { kind: 'name' as const, target: name, value: foldName(name) },
    }));
  });
  return [...latin, ...native].toSorted((one, other) => other.end - other.start - (one.end - one.start));
}

const slotMark = /\{([dnp])(\d+)\}/g;

/** Fills a target pattern with the English of slots; undefined when a slot is missing, left over or not known. */
export function fillSlots(pattern: string, { slots }: Pick<SlottedSegment, 'slots'>): string | undefined {
  const counts: Record<string, number> = {};
  const byMark = new Map<string, string | null>(
    slots.map((slot) => {
      const letter = letters[slot.kind];
      counts[letter] = (counts[letter] ?? 0) + 1;
      return [`{${letter}${counts[letter]}}`, slot.target] as const;
    }),
  );
  const marks = [...pattern.matchAll(slotMark)].map(([mark]) => mark);
  const isWhole =
    marks.length === byMark.size &&
    new Set(marks).size === marks.length &&
    marks.every((mark) => byMark.get(mark) != null);
  if (!isWhole || /\d/.test(asciiDigits(pattern.replaceAll(slotMark, '')))) return undefined;
  return pattern.replaceAll(slotMark, (mark) => byMark.get(mark) ?? mark);
}
