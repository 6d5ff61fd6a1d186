import fs from 'node:fs';
import path from 'node:path';
import { normalize } from '#shared/translation-checks/meaning/lexicon.ts';
import { sourceTags, type SourceTag } from '#shared/translation-text.ts';
import { inRoot } from '../run/paths.ts';
import { cognatesOf } from './thing-words/cognates.ts';
import { Concepts, tidied, type Concept } from './thing-words/concepts.ts';
import { languages, readEmoji, readPresets, readTab } from './thing-words/sources.ts';
import { readWordnet } from './thing-words/wordnet.ts';

/*
 * Writes the words of things that the checks compare: `npm run build:thing-words -- <folder>`. The folder holds `node_modules` with
 * the packages below, `wordnet` with `data.*` and `index.*` of WordNet 3.0 and the index of senses, and `tabs` with those of the Open
 * Multilingual Wordnet. They are 160 MB and not installed: the generated file names them.
 */

const packages = ['cldr-annotations-full', '@openstreetmap/id-tagging-schema', 'unicode-emoji-json'];
/** WordNets whose licence is that of WordNet. */
const tabs: Readonly<Record<string, string>> = { zh: 'cmn', he: 'heb', pl: 'pol' };
/** Meanings of a word from which it says nothing. */
const most = 4;
/** Times that a word was counted with a meaning. */
const usual = 3;

/** Words that mean other things as well in papers: the two meanings of `gabinet`, a study and a parlor. */
const ambiguous: Readonly<Record<string, string>> = {
  pt: 'carteira casamento planta folha manga vela banco bolsa bateria cadeira corrente fita ponto pena canto pasta peça mesa',
  es: 'cocina oficina planta banco bolsa cartera carta corriente marino muñeca gato hoja manga vela pluma cura monitor boda timbre sierra mesa letra',
  fr: 'reçu carte feuille glace avocat cuisine mariage noce bureau place timbre tour bourse étoile timbre',
  it: 'carta piano cucina pianta foglio banco borsa matrimonio tasso bollo marca torre penna pesca venti',
  de: 'bank blatt schloss hochzeit schale flügel birne brief karte decke',
  pl: 'gabinet działo zamek kurs karta list ślub bal bank blok stan uczennica',
  uk: 'лист коса шлюб банк стан замок лавка',
  nl: 'bank blad brief kaart',
  ro: 'bancă carte foaie nuntă broască',
  tr: 'ada kart yüz düğün',
  he: 'חצר הטיל עובדת מזונות תיק',
  ar: 'سقف ساعه عقد بنك',
  zh: '院子 房屋 盘',
  ja: '民宿',
  ko: '포기 보석',
};

const [folder = ''] = process.argv.slice(2);
const modules = path.join(folder, 'node_modules');
const wordnet = readWordnet(path.join(folder, 'wordnet'));
const concepts = new Concepts(wordnet);

const add = (list: Map<string, Set<string>>, lang: string, words: readonly string[]) =>
  list.set(lang, new Set([...(list.get(lang) ?? []), ...words]));

const emoji = readEmoji(modules);
for (const { lang, word, english } of cognatesOf(emoji, wordnet)) {
  const [first] = wordnet.sensesOf(english);
  const synset = first === undefined ? undefined : wordnet.nouns.get(first);
  if (synset && concepts.isKept(synset)) add(concepts.ofSynset(synset).words, lang, [word]);
}
for (const named of [...emoji, ...readPresets(modules)]) {
  const concept = concepts.ofNamed(named);
  for (const [lang, words] of named.words) add(concept.words, lang, words);
  for (const [lang, words] of named.vague) add(concept.vague, lang, words);
}

// Other meanings of usual words, which the lists by meaning may have words for.
for (const synset of wordnet.nouns.values())
  if (concepts.isKept(synset) && synset.words.some((word) => wordnet.timesOf(word, synset.id) >= usual))
    concepts.ofSynset(synset);

/** Words of a WordNet that mean other things than those kept. */
const elsewhere = new Map<string, Set<string>>();
for (const [lang, tab] of Object.entries(tabs)) {
  const rows = readTab(path.join(folder, 'tabs', `wn-data-${tab}.tab`));
  const others = new Set<string>();
  for (const [key, words] of rows) {
    const synset = key.startsWith('n') ? wordnet.nouns.get(key.slice(1)) : undefined;
    const isUsed = synset?.words.some((word) => wordnet.timesOf(word, synset.id) > 0);
    if (synset && concepts.isKept(synset) && (isUsed || concepts.all.has(synset.id)))
      add(concepts.ofSynset(synset).words, lang, words);
    else for (const word of words) others.add(word);
  }
  elsewhere.set(lang, others);
}

/** A word as the checks read it, if it can stand in a text. */
function formOf(word: string, lang: SourceTag): string | undefined {
  const form = normalize(word.trim(), lang);
  const isUnspaced = lang === 'ja' || lang.startsWith('zh');
  const least = isUnspaced || lang === 'ko' ? 1 : 3;
  if (form.length < least || form.length > 24 || form.split(' ').length > 3) return undefined;
  return /^[\p{L}\p{M}' -]+$/u.test(form) && !/[a-z]/.test(isUnspaced || lang === 'ko' ? form : '') ? form : undefined;
}

function linesOf(all: readonly Concept[], lang: SourceTag): string[] {
  const firm = new Map<string, Set<number>>();
  const vague = new Map<string, Set<number>>();
  for (const [index, concept] of all.entries())
    for (const [list, from] of [
      [firm, concept.words.get(lang)],
      [vague, concept.vague.get(lang)],
    ] as const)
      for (const word of concept.firm.size === 0 ? [] : (from ?? [])) {
        const form = formOf(word, lang);
        if (form !== undefined) list.set(form, (list.get(form) ?? new Set()).add(index));
      }
  const others = new Set(
    [...(elsewhere.get(lang) ?? []), ...(ambiguous[lang] ?? '').split(' ')].map((word) => normalize(word, lang)),
  );
  return [...new Set([...firm.keys(), ...vague.keys()])].toSorted().flatMap((form) => {
    const own = [...(firm.get(form) ?? [])];
    const isVague = own.length === 0 || own.length > most || others.has(form);
    const also = [...(vague.get(form) ?? [])].filter((index) => !own.includes(index));
    if (isVague && (own.length === 0 || own.length + also.length > most)) return [];
    const cell = (list: readonly number[]) => list.map((index) => index.toString(36)).join(',');
    return [
      `${form}=${isVague ? '' : cell(own)}~${cell(isVague ? [...own, ...also] : also.slice(0, most))}`.replace(
        /~$/,
        '',
      ),
    ];
  });
}

const all = [...concepts.all.values()]
  .map(tidied)
  .filter(({ firm, wide }) => firm.size + wide.size > 0)
  .toSorted((one, other) => (one.id < other.id ? -1 : 1));
const byLanguage = sourceTags
  .filter((lang) => languages.includes(lang))
  .map((lang) => [lang, linesOf(all, lang)] as const);
const versions = packages.map((name) => {
  const text = fs.readFileSync(path.join(modules, name, 'package.json'), 'utf8');
  return `${name} ${/"version": "([^"]+)"/.exec(text)?.[1] ?? ''}`;
});
const lines = all.map(({ kind, firm, wide }) => `${kind}:${[...firm].join(',')}~${[...wide].join(',')}`);
const text = `/** Written by \`scripts/build/build-thing-words.ts\`, from: ${versions.join(', ')}, WordNet 3.0 and those of ${Object.keys(tabs).join(', ')}; see \`NOTICE.txt\`. */
export const thingConcepts = \`${lines.join(';')}\`;

/** Words by language: \`word=meanings~meanings it may have\`. */
export const thingWords: Readonly<Record<string, string>> = {
${byLanguage.map(([lang, words]) => `  ${/-/.test(lang) ? `'${lang}'` : lang}: \`${words.join(';')}\`,`).join('\n')}
};
`;
fs.mkdirSync(inRoot('shared/translation-checks/things'), { recursive: true });
fs.writeFileSync(inRoot('shared/translation-checks/things/thing-words.ts'), text);
console.log(
  `${all.length} meanings`,
  byLanguage.map(([lang, words]) => `${lang} ${words.length}`).join(', '),
  `${text.length} letters`,
);
