import fs from 'node:fs';
import path from 'node:path';

/** Names of things in many languages: those of emoji, of features of maps, and of meanings of WordNet. */

/** A thing with its words by language. English may have words that only name something near. */
export interface Named {
  id: string;
  /** Files of WordNet that its meaning stands in. */
  lexnames: readonly string[];
  english: string[];
  near: string[];
  words: Map<string, string[]>;
  /** Words that may mean it among other things. */
  vague: Map<string, string[]>;
}

type Json = unknown;

const isRecord = (value: Json): value is Record<string, Json> => typeof value === 'object' && value !== null;
const at = (value: Json, ...keys: string[]): Json =>
  keys.reduce<Json>((found, key) => (isRecord(found) ? found[key] : undefined), value);
const textsOf = (value: Json): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
const readJson = (...parts: string[]): Json => JSON.parse(fs.readFileSync(path.join(...parts), 'utf8'));

/** Folders of both packages by language of the checks. */
const locales: Readonly<Record<string, { emoji: string[]; maps: string[] }>> = {
  pt: { emoji: ['pt', 'pt-PT'], maps: ['pt', 'pt-BR'] },
  es: { emoji: ['es', 'es-419', 'es-MX'], maps: ['es'] },
  fr: { emoji: ['fr', 'fr-CA'], maps: ['fr'] },
  it: { emoji: ['it'], maps: ['it'] },
  de: { emoji: ['de'], maps: ['de'] },
  pl: { emoji: ['pl'], maps: ['pl'] },
  uk: { emoji: ['uk'], maps: ['uk'] },
  nl: { emoji: ['nl'], maps: ['nl'] },
  ro: { emoji: ['ro'], maps: ['ro'] },
  tr: { emoji: ['tr'], maps: ['tr'] },
  vi: { emoji: ['vi'], maps: ['vi'] },
  ar: { emoji: ['ar'], maps: ['ar'] },
  he: { emoji: ['he'], maps: ['he'] },
  ja: { emoji: ['ja'], maps: ['ja'] },
  ko: { emoji: ['ko'], maps: ['ko'] },
  zh: { emoji: ['zh'], maps: ['zh-CN'] },
  'zh-Hant': { emoji: ['zh-Hant'], maps: ['zh-TW'] },
};

export const languages = Object.keys(locales);

/** Files of WordNet by group of emoji. Faces, flags and signs name no thing of a paper. */
const groups: Readonly<Record<string, readonly string[]>> = {
  'Animals & Nature': ['05', '20', '19', '17'],
  'Food & Drink': ['13', '20', '06'],
  'Travel & Places': ['06', '17', '19'],
  Activities: ['04', '06'],
  Objects: ['06', '10'],
  'People & Body': ['18', '08'],
};

/** Faces of clocks, whose names are times. */
const clocks = /[\u{1F550}-\u{1F567}]/u;

/** `woman firefighter` is the firefighter. */
const person = /^(?:👨|👩|🧑)(?=\u{200D})/u;
const signs = /\u{FE0F}|\p{Emoji_Modifier}/gu;
const sex = /\u{200D}[♀♂]$/u;

/** Words of a name; none of one that has a form for each sex, a list or an explanation. */
function nameOf(text: string | undefined): string[] {
  const name = (text ?? '').trim();
  return name === '' || /[/:,()“”"]|\d/.test(name) ? [] : [name];
}

export function readEmoji(folder: string): Named[] {
  const kinds = readJson(folder, 'unicode-emoji-json', 'data-by-emoji.json');
  const annotations = (locale: string) =>
    at(
      readJson(folder, 'cldr-annotations-full', 'annotations', locale, 'annotations.json'),
      'annotations',
      'annotations',
    );
  const english = annotations('en');
  const found = new Map<string, Named>();
  const thingOf = (sign: string): Named | undefined => {
    const bare = sign.replaceAll(signs, '').replace(sex, '');
    const key = bare.replace(person, '🧑');
    const group = [sign, `${sign}\u{FE0F}`, bare]
      .map((one) => at(kinds, one, 'group'))
      .find((one) => one !== undefined);
    if (clocks.test(sign)) return undefined;
    const lexnames = typeof group === 'string' ? groups[group] : undefined;
    if (!lexnames) return undefined;
    const made = found.get(key) ?? { id: key, lexnames, english: [], near: [], words: new Map(), vague: new Map() };
    found.set(key, made);
    return made;
  };
  for (const sign of Object.keys(isRecord(english) ? english : {})) {
    const thing = thingOf(sign);
    thing?.english.push(
      ...textsOf(at(english, sign, 'tts'))
        .flatMap(nameOf)
        .map((name) => name.replace(/^(?:wo)?man (?=\w{4})|(?<=\w) (?:face|button)$/, '')),
    );
    thing?.near.push(...textsOf(at(english, sign, 'default')));
  }
  for (const [lang, { emoji }] of Object.entries(locales))
    for (const locale of emoji) {
      const own = annotations(locale);
      for (const sign of Object.keys(isRecord(own) ? own : {})) {
        const thing = thingOf(sign);
        if (!thing) continue;
        thing.words.set(lang, [...(thing.words.get(lang) ?? []), ...textsOf(at(own, sign, 'tts')).flatMap(nameOf)]);
        thing.vague.set(lang, [...(thing.vague.get(lang) ?? []), ...textsOf(at(own, sign, 'default'))]);
      }
    }
  return [...found.values()];
}

/** Presets whose names are no things of papers: roads' forms, signs, sports grounds of maps. */
const mapped =
  /^(?:amenity|building|craft|healthcare|historic|landuse|leisure|man_made|natural|office|shop|tourism|waterway|education|place|barrier|railway|aeroway)\/[a-z_]+$|^(?:highway\/(?:steps|bus_stop)|tunnel|bridge)$/;

export function readPresets(folder: string): Named[] {
  const translations = (locale: string) =>
    at(
      readJson(folder, '@openstreetmap/id-tagging-schema', 'dist', 'translations', `${locale}.json`),
      locale,
      'presets',
      'presets',
    );
  const english = translations('en');
  const own = Object.entries(locales).flatMap(([lang, { maps }]) =>
    maps.map((locale) => [lang, translations(locale)] as const),
  );
  return Object.keys(isRecord(english) ? english : {})
    .filter((id) => mapped.test(id))
    .map((id) => {
      const read = (lang: Json) => {
        const name = at(lang, id, 'name');
        const aliases = at(lang, id, 'aliases');
        const terms = at(lang, id, 'terms');
        const split = (value: Json) => (typeof value === 'string' ? value.split(/[\n,、，]/) : textsOf(value));
        return {
          names: [typeof name === 'string' ? name : '', ...split(aliases)].flatMap(nameOf),
          terms: split(terms).flatMap(nameOf),
        };
      };
      const { names, terms } = read(english);
      const thing: Named = {
        id,
        lexnames: id.startsWith('craft') ? ['18', '06'] : ['06', '17', '14'],
        english: [...names, (id.split('/')[1] ?? id).replaceAll('_', ' ')].map((name) => name.toLowerCase()),
        near: terms.map((term) => term.toLowerCase()),
        words: new Map(),
        vague: new Map(),
      };
      for (const [lang, texts] of own) {
        const { names: named, terms: vague } = read(texts);
        thing.words.set(lang, [...(thing.words.get(lang) ?? []), ...named]);
        thing.vague.set(lang, [...(thing.vague.get(lang) ?? []), ...vague]);
      }
      return thing;
    });
}

/** Words of a WordNet of another language by meaning, `n` or `v` before the meaning's place. */
export function readTab(file: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const line of fs.readFileSync(file, 'utf8').split('\n')) {
    const [id = '', kind = '', word = ''] = line.split('\t');
    const key = /^(\d{8})-([a-z])$/.exec(id);
    if (!key || !kind.endsWith(':lemma') || word === '' || word === 'GAP!' || word === 'PSEUDOGAP!') continue;
    const name = `${key[2]}${key[1]}`;
    found.set(name, [...(found.get(name) ?? []), word.replace(/[!*]$/, '').replaceAll('_', ' ').replace('+', '')]);
  }
  return found;
}
