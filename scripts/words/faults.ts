import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** Catalogue checks that the compiler cannot do: arguments, tags and plural forms of each language. */

export type Catalogue = Readonly<Record<string, unknown>>;

interface Shape {
  /** Arguments and tags: what every language must agree on. */
  names: string;
  plurals: { type: Intl.PluralRuleType; forms: string[] }[];
}

function shapeOf(message: string): Shape {
  const names = new Set<string>();
  const plurals: Shape['plurals'] = [];
  const walk = (parts: readonly MessageFormatElement[]): void => {
    for (const part of parts) {
      if (part.type === TYPE.literal || part.type === TYPE.pound) continue;
      names.add(part.type === TYPE.tag ? `<${part.value}>` : `${part.value} (${TYPE[part.type]})`);
      if (part.type === TYPE.tag) walk(part.children);
      if (part.type === TYPE.plural)
        plurals.push({ type: part.pluralType ?? 'cardinal', forms: Object.keys(part.options) });
      if (part.type === TYPE.plural || part.type === TYPE.select)
        for (const { value } of Object.values(part.options)) walk(value);
    }
  };
  walk(parse(message));
  return { names: [...names].toSorted().join(', '), plurals };
}

/** Texts by path: `faq.questions.0.answer`. */
export function flatten(tree: object, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[prefix + key, value]] as [string, string][];
    return typeof value === 'object' && value !== null ? flatten(value, `${prefix}${key}.`) : [];
  });
}

/** Values other than text, such as a number of stars, must equal those of English. */
export function figureFaults(english: unknown, own: unknown, key = ''): string[] {
  if (typeof english === 'string') return [];
  if (typeof english !== 'object' || english === null)
    return own === english ? [] : [`${key} is not ${String(english)}`];
  const inOwn = new Map<string, unknown>(typeof own === 'object' && own !== null ? Object.entries(own) : []);
  return Object.entries(english).flatMap(([name, value]: [string, unknown]) =>
    figureFaults(value, inOwn.get(name), key === '' ? name : `${key}.${name}`),
  );
}

/** Faults of a language's area beside the English one. */
export function catalogueFaults(locale: string, english: Catalogue, own: Catalogue): string[] {
  const source = new Map(flatten(english));
  const texts = new Map(flatten(own));
  const missing = [...source.keys()].filter((key) => !texts.has(key)).map((key) => `${key} is missing`);
  const faults = [...texts].flatMap(([key, text]) => {
    const original = source.get(key);
    if (original === undefined) return [`${key} is not in English`];
    return messageFaults(locale, { key, text, original });
  });
  return [...missing, ...faults];
}

interface Message {
  key: string;
  text: string;
  original: string;
}

function messageFaults(locale: string, { key, text, original }: Message): string[] {
  const faults: string[] = [];
  if (text.trim() === '' && original.trim() !== '') faults.push(`${key} is empty`);
  const shape = shapeOf(text);
  const expected = shapeOf(original);
  if (shape.names !== expected.names)
    faults.push(`${key} takes ${shape.names || 'nothing'}, English ${expected.names || 'nothing'}`);
  for (const { type, forms } of shape.plurals) {
    const wanted = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
    const absent = wanted.filter((form) => !forms.includes(form));
    if (absent.length > 0) faults.push(`${key} has no form for ${absent.join(', ')}`);
  }
  // Figures must be equal in every language, however they are formatted.
  if (key.endsWith('.number') && digitsOf(text) !== digitsOf(original))
    faults.push(`${key} is ${text}, English ${original}`);
  return faults;
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** Placeholders of the error catalogue: `{message}`. */
export function errorFaults(
  english: Readonly<Record<string, string>>,
  own: Readonly<Record<string, string>>,
): string[] {
  const placeholders = (text: string) =>
    [...text.matchAll(/\{\w+\}/g)]
      .map(([name]) => name)
      .toSorted()
      .join(' ');
  return Object.entries(own).flatMap(([code, text]) => {
    const original = english[code];
    if (original === undefined) return [`${code} is not an error`];
    return placeholders(text) === placeholders(original) ? [] : [`${code} takes other placeholders than English`];
  });
}
