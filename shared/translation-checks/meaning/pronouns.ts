import type { TextFinding } from '#shared/schemas/studio.ts';
import type { LanguageTag } from '#shared/translation-text.ts';
import { isIn } from '#shared/writing-systems.ts';
import { isWithRules, languageRules, type TagWithRules } from '../languages/all.ts';
import { at, quoted } from '../rules.ts';
import { isTranslated, type CheckedText, type Segment } from '../segments.ts';
import type { Hit } from './lexicon.ts';
import { hitsOf } from './meanings.ts';
import { pairedSentences } from './sentences.ts';

/**
 * "He" for a woman of the source. The source shows the sex of the person by pronouns, verbs in the past and the forms of roles
 * and occupations; only where all that it shows is of one sex, and all pronouns of the English of the other.
 */
export function checkPronouns({ segments }: CheckedText): TextFinding[] {
  return segments
    .filter((segment) => isTranslated(segment) && segment.lang !== 'en' && segment.part !== 'label')
    .flatMap((segment) => {
      if (english.m.test(segment.target) === english.f.test(segment.target)) return [];
      const hits = hitsOf(segment.source, segment.lang);
      // `his daughter` of a woman's list of relatives says nothing of her.
      const words = hits.has('kin') || hitsOf(segment.target, 'en').has('kin') ? subjects : english;
      const [said, other] = [words.m.exec(segment.target)?.[0], words.f.exec(segment.target)?.[0]];
      if ((said === undefined) === (other === undefined)) return [];
      const sex = said === undefined ? 'f' : 'm';
      const shown = shownIn(segment, hits);
      if (shown === undefined || shown.sex === sex) return [];
      const place = segment.target.search(words[sex]);
      if (!isBeside(segment, shown.start, place)) return [];
      const person = shown.sex === 'm' ? 'a man' : 'a woman';
      const say = `The source shows ${person} (${quoted(shown.written)}), and the English says ${quoted(said ?? other ?? '')}. Check the pronoun.`;
      return [at(segment, 'person-fact', say)];
    });
}

type Sex = 'm' | 'f';

const english: Readonly<Record<Sex, RegExp>> = {
  m: /(?<![\p{L}\p{N}])(?:he|him|his|himself|the man)(?![\p{L}\p{N}])/iu,
  f: /(?<![\p{L}\p{N}])(?:she|her|hers|herself|the woman)(?![\p{L}\p{N}])/iu,
};

const subjects: Readonly<Record<Sex, RegExp>> = {
  m: /(?<![\p{L}\p{N}])(?:he|himself|the man)(?![\p{L}\p{N}])/iu,
  f: /(?<![\p{L}\p{N}])(?:she|herself|the woman)(?![\p{L}\p{N}])/iu,
};

const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
/** Words that show the sex of the person by themselves. */
const shownBy: Partial<Record<Exclude<LanguageTag, TagWithRules>, Readonly<Record<Sex, RegExp>>>> = {
  pt: { m: word('ele|o senhor'), f: word('ela|a senhora') },
  es: { m: word('él|el señor|don'), f: word('ella|la señora|doña') },
  de: { m: word('Herrn?'), f: word('Frau') },
  ja: { m: /彼(?!女)|男性/u, f: /彼女|女性/u },
  ko: { m: /(?<!\p{L})그(?:는|가|의)(?!\p{L})/u, f: /그녀/u },
};

const bySex = new Map<TagWithRules, Readonly<Record<Sex, RegExp>> | undefined>();

function patternsOf(lang: LanguageTag): Readonly<Record<Sex, RegExp>> | undefined {
  if (!isWithRules(lang)) return shownBy[lang];
  if (bySex.has(lang)) return bySex.get(lang);
  const { m, f } = languageRules[lang].sex;
  const pattern = isIn(lang, 'Chinese') ? (words: string) => new RegExp(words, 'u') : word;
  const made = m === '' || f === '' ? undefined : { m: pattern(m), f: pattern(f) };
  bySex.set(lang, made);
  return made;
}

/** Groups of roles and occupations. */
const personGroups = /^(?:work|opposite|trade|contract)$/;
const personMeanings = /^(?:party|role|part):/;

/** Forms that are the same for both. */
const either =
  /(?:ista|iste|ente|ante|témoin|testemunha|[eí]r[ií]a|vítima|vittima|víctima|victime|guarda|guía|autista|colega|zeuge|ärzte)$/iu;

/** The sex that all of the source shows, with the first word that does. */
function shownIn(
  { source, lang }: Segment,
  hits: ReadonlyMap<string, readonly Hit[]>,
): { sex: Sex; written: string; start: number } | undefined {
  const shown = (['m', 'f'] as const).map((sex) => {
    const pronoun = patternsOf(lang)?.[sex].exec(source);
    const role = rolesOf(hits, lang).find((hit) => sexOf(hit, source, lang) === sex);
    return { sex, written: pronoun?.[0] ?? role?.written, start: pronoun?.index ?? role?.start ?? 0 };
  });
  const [one, more] = shown.filter(({ written }) => written !== undefined);
  if (one?.written === undefined || more !== undefined) return undefined;
  // `ante don Plácido nació una hembra`: the pronoun may be of the person whom a word of the other sex names.
  if (hits.get('gender')?.some(({ pattern }) => pattern.main.includes(one.sex === 'm' ? 'female' : 'male')))
    return undefined;
  // Beside relatives of that sex the word may be theirs.
  const kin = (hits.get('kin') ?? []).filter(({ pattern }) =>
    pattern.main.some((meaning) => kinSex[one.sex].test(meaning)),
  );
  return kin.some(({ start }) => start < one.start)
    ? undefined
    : { sex: one.sex, written: one.written, start: one.start };
}

/** In the same sentence or the next: a long text speaks of other people too. */
function isBeside({ source, target }: Segment, own: number, said: number): boolean {
  const [first, second] = pairedSentences(source, target) ?? [[], []];
  const rowOf = (text: string, parts: readonly string[], place: number) => {
    let end = 0;
    return parts.findIndex((part) => {
      end = text.indexOf(part, end) + part.length;
      return place < end;
    });
  };
  return first.length < 3 || Math.abs(rowOf(source, first, own) - rowOf(target, second, said)) <= 1;
}

const kinSex: Readonly<Record<Sex, RegExp>> = {
  m: /father|son|brother|husband|uncle|nephew|spouse|parents|child/,
  f: /mother|daughter|sister|wife|aunt|niece|spouse|parents|child/,
};

function rolesOf(hits: ReadonlyMap<string, readonly Hit[]>, lang: LanguageTag): Hit[] {
  const relatives = new Set((hits.get('kin') ?? []).map(({ start }) => start));
  return [...hits]
    .filter(([group]) => personGroups.test(group))
    .flatMap(([group, all]) =>
      all.filter(
        ({ pattern: { main }, written, start }) =>
          main.length === 1 &&
          !relatives.has(start) &&
          ((group === 'work' && !/^(?:ar|he|pl|uk)$/.test(lang)) || personMeanings.test(main[0] ?? '')) &&
          !either.test(written),
      ),
    );
}

/** The sex that the form of a role shows. */
function sexOf({ written, start }: Hit, source: string, lang: LanguageTag): Sex | undefined {
  if (/\s/.test(written)) return undefined;
  const before = source.slice(Math.max(0, start - 5), start);
  if (lang === 'pt' || lang === 'es' || lang === 'it') {
    if (/(?<!\p{L})(?:la|a|una|uma|della|dalla|alla)\s$/iu.test(before) && !/o$/iu.test(written)) return 'f';
    return /(?<!\p{L})(?:el|o|il|lo|un|um|del|dal)\s$/iu.test(before) && !/a$/iu.test(written) ? 'm' : undefined;
  }
  if (lang === 'fr') {
    if (/(?<!\p{L})(?:la|une)\s$/iu.test(before)) return 'f';
    return /(?<!\p{L})(?:le|un|du|au)\s$/iu.test(before) ? 'm' : undefined;
  }
  if (lang === 'de') {
    if (written.endsWith('in')) return 'f';
    return /(?<!\p{L})Der\s$/u.test(before) ? 'm' : undefined;
  }
  if (lang === 'pl')
    return /(?:ka|yni|ej)$/u.test(written) ? 'f' : /(?:[bcdfghklłmnprstwzż]|ego|emu)$/u.test(written) ? 'm' : undefined;
  if (lang === 'uk')
    return /(?:ка|иця|[оі]ї|ій)$/u.test(written) ? 'f' : /[бвгґджзклмнпрстфхцчшщ]$/u.test(written) ? 'm' : undefined;
  if (lang === 'ar') {
    if (written.endsWith('ة')) return 'f';
    return written.startsWith('ال') && !/(?:ون|ين|ات|اء)$/u.test(written) ? 'm' : undefined;
  }
  if (lang === 'he') {
    if (/^ה.+[הת]$/u.test(written)) return 'f';
    return written.startsWith('ה') && !/(?:ים|ות)$/u.test(written) ? 'm' : undefined;
  }
  return undefined;
}
