/** Values of the English in feet and pounds, given beside the metric ones of the paper: `58 m² (624 sq. ft.)`. */

interface Unit {
  pattern: string;
  /** In the base unit of its kind: grams, metres, square metres, litres. */
  size: number;
  kind: 'mass' | 'length' | 'area' | 'volume';
  isMetric: boolean;
}

const of = (kind: Unit['kind'], isMetric: boolean, sizes: Readonly<Record<string, number>>): Unit[] =>
  Object.entries(sizes).map(([pattern, size]) => ({ pattern, size, kind, isMetric }));

/** The longer ones first: `sq. m` ends with `m`. */
const units: readonly Unit[] = [
  ...of('area', true, { 'm²|m2|sq\\.? ?m|square met(?:er|re)s?': 1, 'hectares?|ha': 10_000, 'km²|sq\\.? ?km': 1e6 }),
  ...of('area', false, {
    'sq\\.? ?f(?:ee|oo)?t|square f(?:ee|oo)t|ft²|ft2': 0.092_903,
    'acres?': 4046.86,
    'sq\\.? ?mi(?:les?)?|square miles?': 2_589_988,
  }),
  ...of('mass', true, { 'kg|kilograms?|kilos?': 1000, 'g|gr|grams?|grammes?': 1 }),
  ...of('mass', false, { 'lbs?|pounds?': 453.592, 'oz|ounces?': 28.3495 }),
  ...of('length', true, {
    'mm|millimet(?:er|re)s?': 0.001,
    'cm|centimet(?:er|re)s?': 0.01,
    'km|kilomet(?:er|re)s?': 1000,
    'm|met(?:er|re)s?': 1,
  }),
  ...of('length', false, { 'in|inch(?:es)?': 0.0254, 'ft|f(?:ee|oo)t': 0.3048, 'mi|miles?': 1609.34 }),
  ...of('volume', true, { 'ml|millilit(?:er|re)s?': 0.001, 'l|L|lit(?:er|re)s?': 1 }),
  ...of('volume', false, { 'gal|gallons?': 3.785_41, 'fl\\.? ?oz|fluid ounces?': 0.029_573_5 }),
];
const readers = units.map((unit) => ({ unit, reader: new RegExp(`^(?:${unit.pattern})$`, 'u') }));

/** A number and its unit, or two of a pair: `7 lb 3 oz`. Both stand before or in brackets. */
const amount = String.raw`\d[\d.,]{0,11}[ \u{A0}-]?(?:sq\.? ?|square |fl\.? ?|fluid )?[a-zA-Z]{1,11}[²2]?`;
const pair = new RegExp(
  String.raw`(${amount})\.?(?: (${amount})\.?)?,? ?[(\[](?:(?:about|approximately|approx\.|ca?\.|circa|around|or|i\.e\.,?|≈|~|=) ?)?(${amount})\.?(?:,? (?:and )?(${amount})\.?)?[)\]]`,
  'gu',
);
const hasOther = /\d[ \u{A0}-]?(?:sq\.? ?f|square f|ft|f(?:ee|oo)t|acre|lb|pound|oz|ounce|in|mi|gal|fl)/u;

/** How far a rounded value may be from the exact one. */
const tolerance = 0.02;

interface Amount {
  size: number;
  unit: Unit;
  least: number;
}

function readAmount(written: string): Amount | undefined {
  const [, digits = '', name = ''] = /^(\d[\d.,]*)[ \u{A0}-]?(.+)$/u.exec(written) ?? [];
  const found = readers.find(({ reader }) => reader.test(name))?.unit;
  const plain = digits.replaceAll(/,(?=\d{3}(?!\d))/g, '').replace(',', '.');
  const value = Number(plain);
  if (found === undefined || !Number.isFinite(value)) return undefined;
  const decimals = plain.split('.')[1]?.length ?? 0;
  // A value is rounded to its last digit.
  return { size: value * found.size, unit: found, least: (found.size * 10 ** -decimals) / 2 };
}

/** One amount of both parts, of the same kind and system. */
function joined(parts: readonly (string | undefined)[]): Amount | undefined {
  const read = parts.filter((part) => part !== undefined).map(readAmount);
  const [first, second] = read;
  if (!first || read.includes(undefined)) return undefined;
  if (!second) return first;
  if (second.unit.kind !== first.unit.kind || second.unit.isMetric !== first.unit.isMetric) return undefined;
  return { size: first.size + second.size, unit: first.unit, least: second.least };
}

/** Places of the converted values; of a wrong one none, so that it counts as a number that the source lacks. */
export function convertedSpans(target: string): { start: number; end: number }[] {
  if (!hasOther.test(target)) return [];
  return [...target.matchAll(pair)].flatMap((match) => {
    const [, one, more, other, rest] = match;
    const [before, inside] = [joined([one, more]) ?? joined([more ?? one]), joined([other, rest])];
    if (!before || !inside || before.unit.kind !== inside.unit.kind || before.unit.isMetric === inside.unit.isMetric)
      return [];
    const off = Math.abs(before.size - inside.size);
    if (off > Math.max(before.size * tolerance, before.least, inside.least)) return [];
    const bracket = match.index + match[0].search(/[([]/u);
    return before.unit.isMetric
      ? [{ start: bracket, end: match.index + match[0].length }]
      : [{ start: match.index, end: bracket }];
  });
}
