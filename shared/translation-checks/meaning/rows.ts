import type { TextFinding } from '#shared/schemas/studio.ts';
import { parseDates } from '#shared/translation-dates.ts';
import { parseNumbers } from '#shared/translation-numbers.ts';
import type { LanguageTag } from '#shared/translation-text.ts';
import { at, quoted } from '../rules.ts';
import { isTranslated, type CheckedText, type Segment } from '../segments.ts';
import { hitsOf } from './meanings.ts';

/**
 * Entries of `label: value` whose values are swapped: `Practical: sufficient. Theory: good` for the other way round. A
 * translation keeps the order of such a list, so that entries are compared by their place.
 */
export function checkRows({ segments }: CheckedText): TextFinding[] {
  return segments
    .filter((segment) => isTranslated(segment) && segment.lang !== 'en' && segment.part !== 'label')
    .flatMap((segment) => {
      const found = turnedRow(segment);
      if (found === undefined) return [];
      const say = `${quoted(found.value)} is the value of ${quoted(found.label)} in the source, and of another entry here. Compare both sides.`;
      return [at(segment, 'pairing', say)];
    });
}

interface Row {
  label: string;
  value: string;
  keys: ReadonlySet<string>;
}

const maxRows = 40;

function turnedRow({ source, target, lang }: Segment): Row | undefined {
  const [first, second] = [entriesOf(source, lang), entriesOf(target, 'en')];
  if (first.length !== second.length || first.length < 2 || first.length > maxRows) return undefined;
  const [own, english] = [first.map((entry) => rowOf(entry, lang)), second.map((entry) => rowOf(entry, 'en'))];
  const isSame = (one: Row | undefined, other: Row | undefined) =>
    one !== undefined && other !== undefined && [...one.keys].some((key) => other.keys.has(key));
  return own.find(
    (row, index) =>
      row.keys.size > 0 &&
      (english[index]?.keys.size ?? 0) > 0 &&
      !isSame(row, english[index]) &&
      own.some(
        (other, place) =>
          place !== index &&
          !isSame(row, other) &&
          isSame(row, english[place]) &&
          isSame(other, english[index]) &&
          !isSame(other, english[place]),
      ),
  );
}

/** Groups whose words are values of a label, not labels. */
const values = /^(?:grade|verdict|civilStatus|nation|religion|work|gender|test|colour|negation|forceRank|currency)$/;

function entriesOf(text: string, lang: LanguageTag): string[] {
  const entries = /^(?:ja|zh)$/.test(lang)
    ? /[^\s:：、。；【】]{1,24}[:：]\s?[^\s:：。；【】]{1,60}/gu
    : /[^:.;\n]{1,80}: [^:;\n]{1,80}?(?=\.\s|\.?$|[;\n])/gu;
  return text.match(entries) ?? [];
}

function rowOf(entry: string, lang: LanguageTag): Row {
  const colon = entry.search(/[:：]/u);
  const value = entry.slice(colon + 1).trim();
  const hits = [...hitsOf(value, lang)].filter(([group]) => values.test(group));
  return {
    label: entry.slice(0, colon).trim(),
    value,
    keys: new Set([
      ...hits.flatMap(([group, all]) => all.flatMap(({ pattern: { main } }) => main.map((one) => `${group}:${one}`))),
      ...parseDates(value, lang).flatMap(({ candidates }) => candidates),
      ...parseNumbers(value, lang).flatMap(({ candidates }) => candidates.map(Number).map(String)),
    ]),
  };
}
