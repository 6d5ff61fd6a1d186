import type { TextFinding } from '#shared/schemas/studio.ts';
import { foldLetters, foldName, type SpelledName, type Spelling } from '#shared/spelling.ts';
import { isReadTag, type TextTag } from '#shared/translation-text.ts';
import { isLatin } from '#shared/writing-systems.ts';
import { commonWordsOf } from './common-words.ts';
import { givenNames, nameParticles } from './given-names.ts';
import { rulesOf } from './languages/all.ts';
import { knowsWord } from './meaning/meanings.ts';
import { about, at, quoted } from './rules.ts';
import { isReadSegment, isTranslated, wordsOf, type CheckedText, type Segment } from './segments.ts';
import { isHonorific, sourceWordsOf } from './source-words.ts';
import { compareSpelling, hasFoldedWords, hasWords, isNear, type Comparison } from './spelled.ts';

/**
 * Names are copied letter by letter, or spelled as in the passport where the customer gave the spelling.
 */
export function checkNames({ segments }: CheckedText<TextTag>, spelling: Spelling, spells: Spells): TextFinding[] {
  const pairs = segments.filter(isTranslated);
  const known = [...spelling.people, ...spelling.family];
  const findings = pairs.flatMap((segment) => [
    ...sheetFindings(segment, spelling.people),
    ...copyFindings(segment, { people: spelling.people, known, spells }),
  ]);
  return [
    ...onePerBlock(findings),
    ...absentFindings(pairs, spelling.people),
    ...onePerBlock(familyFindings(pairs, spelling)),
  ];
}

/** One finding per block and quotation, since a sheet's name is often also a name of the source. */
function onePerBlock(findings: readonly TextFinding[]): TextFinding[] {
  const seen = new Set<string>();
  return findings.filter(({ blockId, rule, say }) => {
    const key = `${blockId ?? ''} ${rule.startsWith('name-differs') ? say : (say.match(/“[^“”]*”/)?.[0].toLowerCase() ?? say)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Names of the sheet that a source segment mentions. */
function sheetFindings(segment: Segment<TextTag>, people: readonly SpelledName[]): TextFinding[] {
  return people.flatMap((person) => {
    if (!mentions(segment.source, person)) return [];
    const kind = compareSpelling(segment.target, person.name, segment.source);
    const name = quoted(person.name);
    switch (kind.result) {
      case 'same':
        return [];
      case 'accent': {
        // Both the source and the passport are spellings that a translation may keep.
        if (hasWords(segment.source, kind.found)) return [];
        return [
          at(segment, 'name-accent', `${name} has lost its accents in ${quoted(kind.found)}. Write it as given.`),
        ];
      }
      case 'near': {
        const say = `${name} is spelled ${quoted(kind.found)} here. Spell it as in the passport.`;
        if (!hasWords(segment.source, kind.found)) return [at(segment, 'name-altered', say)];
        const differs = `The source spells ${quoted(kind.found)}, the customer’s passport ${name}. Keep one, and explain it in a note.`;
        return [at(segment, 'name-differs-from-sheet', differs)];
      }
      case 'missing':
        return [at(segment, 'name-missing', `${name} is in the source and not in the English. Write the name.`)];
    }
  });
}

function mentions(source: string, { name, nativeName }: SpelledName): boolean {
  if (nativeName && compact(source).includes(compact(nativeName))) return true;
  return hasFoldedWords(source, name);
}

/** Without spaces and the middle dot, which vary in Japanese and Korean names. */
function compact(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s・·]/g, '');
}

/** Things with names of their own: offices, schools, companies. */
const otherNames =
  /\b(?:oficio|cartorio|escola|instituicao|banco|empresa|agencia|universidade|faculdade|curso|disciplina|oficina|escuela|institucion|universidad|facultad|materia|juzgado|registro|ecole|lycee|mairie|banque|scuola|universita|comune|ufficio|szkola|uczelnia|urzad|schule|universitat|bank|behorde|firma|fach)\b/;

/** Labels of name fields. */
const nameLabel =
  /^(?:nome|nombre|name|apellidos?|sobrenome|apelidos?|vorname|vornamen|nachname|familienname|geburtsname|mutter|vater|mae|pai|madre|padre|filiacao|pais|avos?|avo paterno|avo materno|declarante|declarant|conjuge|conyuge|titular|nubentes?|contrayentes?|requerente|testemunhas?|testigos?|kind|ehemann|ehefrau|inhaber|nom|prenoms?|pere|mere|epoux|epouse|temoins?|cognome|sposo|sposa|marito|moglie|dichiarante|testimoni|nazwisko|imie|imiona|ojciec|matka|swiadkowie)\b/;

function isNameLabel(label: string): boolean {
  const folded = foldName(label);
  return nameLabel.test(folded) && !otherNames.test(folded);
}

/** Names of people in Latin letters: each must occur unchanged in the English. */
function copyFindings(
  segment: Segment<TextTag>,
  { people, known, spells }: { people: readonly SpelledName[]; known: readonly SpelledName[]; spells: Spells },
): TextFinding[] {
  if (!isReadSegment(segment) || !isLatin(segment.lang)) return [];
  const names = namesIn(segment).flatMap((full) => {
    // Compared with the sheet's spelling above.
    if (people.some((person) => foldName(person.name) === foldName(full))) return [];
    const { name, found } = compareName(segment, full);
    if (found.result === 'same') return [];
    const isSheetSpelling = (text: string) => known.some((person) => foldName(person.name) === foldName(text));
    if (found.found === undefined) {
      const isOnSheet = known.some(
        (person) => compareSpelling(name, person.name).result !== 'missing' && hasWords(segment.target, person.name),
      );
      if (isOnSheet) return [];
      return [at(segment, 'name-missing', `${quoted(name)} is in the source and not in the English. Write the name.`)];
    }
    if (
      isSheetSpelling(found.found) ||
      isDeclined(name, found.found, segment.lang) ||
      isParticleTranslated(name, found.found)
    )
      return [];
    if (found.result === 'accent') {
      const say = `${quoted(name)} has lost its accents in ${quoted(found.found)}. Copy the name.`;
      return [at(segment, 'name-accent', say)];
    }
    return [at(segment, 'name-altered', `${quoted(name)} is spelled ${quoted(found.found)} here. Copy the name.`)];
  });
  return [
    ...names,
    ...similarFindings(segment, [...people, ...known], spells),
    ...shortenedFindings(segment),
    ...orderFindings(segment),
  ];
}

/** Occurrences of one word that are compared. */
const maxPlaces = 20;

/** `Otoniel Farias Luz` as "Otoniel Luz": first and last stand side by side, and no word of the name stands between. */
function shortenedFindings(segment: Segment): TextFinding[] {
  const english = wordsOf(segment.target).map(foldLetters);
  const known = new Map<string, number[]>();
  for (const [index, word] of english.entries()) known.set(word, [...(known.get(word) ?? []).slice(-maxPlaces), index]);
  const isNameField = isNameLabel(segment.label);
  const isWord = (word: string) => sourceWordsOf(segment.lang).has(foldLetters(word)) || knowsWord(word, segment.lang);
  return runsIn(segment).flatMap((whole) => {
    // `Compareceu Otoniel Farias Luz`: a word before the name has a capital too.
    const start = whole.findIndex((word) => known.has(foldLetters(word)) && !isWord(word));
    const run = whole.slice(Math.max(0, start));
    // Names that begin with a known one are compared above, and titles are translated.
    const isCompared = nameOfRun(run, isNameField)[0] === run.join(' ');
    if (isCompared || isWord(run[0] ?? '') || run.filter(isWord).length > 1) return [];
    const words = run.filter((word) => !nameParticles.has(word.toLowerCase())).map(foldLetters);
    const inner = words.slice(1, -1);
    const [first = '', last = ''] = [words[0], words.at(-1)];
    if (inner.length === 0 || words.length > 9 || inner.every((word) => known.has(word))) return [];
    const isBeside = known.get(first)?.some((index) => english.slice(index + 1, index + words.length).includes(last));
    // Abbreviations and titles are left out: `Prof. Dr. med.`
    if (isBeside !== true || words.some((word) => word.length < 3)) return [];
    const lost = inner.find((word) => !known.has(word)) ?? '';
    const written = run.find((word) => foldLetters(word) === lost) ?? lost;
    const say = `${quoted(written)} of ${quoted(run.join(' '))} is not in the English. Write the whole name.`;
    return [at(segment, 'name-missing', say)];
  });
}

/** `Mariei Popescu`, `Yılmaz’ın`: the source ends a name otherwise than the name itself. */
function isDeclined(name: string, found: string, lang: Segment['lang']): boolean {
  if (rulesOf(lang)?.declinesNames !== true) return false;
  const [own, english] = [wordsOf(name), wordsOf(found)];
  return (
    own.length === english.length &&
    own.every((word, index) => {
      const other = english[index] ?? '';
      if (word === other) return true;
      // `Bogumiłę` of Bogumiła.
      if (word.length === other.length && word.length >= 4 && /[ęąyieu]$/u.test(word))
        return word.slice(0, -1) === other.slice(0, -1) && /[aeoiy]$/u.test(other);
      const isLonger = word.length > other.length && word.length - other.length <= 5;
      return isLonger && other.length >= 3 && word.startsWith(other.slice(0, Math.max(3, other.length - 1)));
    })
  );
}

/** `Ana Núñez Rey` as "Ana Rey Núñez". A name that begins with its family names may be turned round as a whole. */
function orderFindings(segment: Segment): TextFinding[] {
  const english = wordsOf(segment.target).map(foldLetters);
  return runsIn(segment).flatMap((run) => {
    const words = run.map(foldLetters);
    if (words.length < 3 || words.length > 9 || new Set(words).size < words.length) return [];
    const wanted = words.toSorted().join(' ');
    const start = english.findIndex(
      (word, index) =>
        words.includes(word) &&
        english
          .slice(index, index + words.length)
          .toSorted()
          .join(' ') === wanted,
    );
    const found = start < 0 ? words : english.slice(start, start + words.length);
    const turn = words.indexOf(found[0] ?? '');
    if ([...words.slice(turn), ...words.slice(0, turn)].join(' ') === found.join(' ')) return [];
    const say = `${quoted(run.join(' '))} has its names in another order here. Copy the name.`;
    return [at(segment, 'name-altered', say)];
  });
}

/** Other capitalized words that the English nearly copies: names that begin with no frequent given name, and places. */
function similarFindings(segment: Segment, known: readonly SpelledName[], spells: Spells): TextFinding[] {
  const isNameField = isNameLabel(segment.label);
  return runsIn(segment)
    .map((run) => withoutTitles(run, segment.lang))
    .filter((run) => run.length >= 2 && run.length <= 9 && nameOfRun(run, isNameField).length === 0)
    .flatMap((run) => {
      // `der Sohn Jannik`: the words before the name are translated.
      if (segment.lang === 'de' && run.length === 2 && knowsWord(run[0] ?? '', 'de')) return [];
      const found = compareWhole(segment, run);
      if (
        found === undefined ||
        isTranslation(found, run, spells) ||
        isDeclined(run.join(' '), found, segment.lang) ||
        known.some((person) => foldName(person.name) === foldName(found))
      )
        return [];
      const name = quoted(run.join(' '));
      return foldName(found) === foldName(run.join(' '))
        ? [at(segment, 'name-accent', `${name} has lost its accents in ${quoted(found)}. Copy the name.`)]
        : [at(segment, 'name-altered', `${name} is spelled ${quoted(found)} here. Copy the name.`)];
    });
}

/** `Herr Wolfhart Egon Tiedemann` without the title. */
function withoutTitles(run: readonly string[], lang: Segment['lang']): readonly string[] {
  const start = run.findIndex((word) => !isHonorific(foldLetters(word), lang));
  return start > 0 && run.length - start >= 2 ? run.slice(start) : run;
}

type Spells = ((word: string) => boolean) | undefined;

/** `Sartorelli di Treviso`, Sartorelli of Treviso: particles alone differ. */
function isParticleTranslated(name: string, found: string): boolean {
  const [own, english] = [wordsOf(name), wordsOf(found)];
  return (
    own.length === english.length &&
    own.every((word, index) => word === english[index] || (nameParticles.has(word) && english[index] === 'of'))
  );
}

/** `Mathematics III`, of `Matemáticas III`: every word that differs is a long one of English. */
function isTranslation(found: string, run: readonly string[], spells: Spells): boolean {
  const own = new Set(run.map(foldLetters));
  const others = wordsOf(found).filter((word) => !own.has(foldLetters(word)));
  return others.length > 0 && others.every((word) => word.length >= 6 && spells?.(word.toLowerCase()) === true);
}

/** The English that differs from a run by letters alone, in all of its words. */
function compareWhole({ source, target }: Segment, run: readonly string[]): string | undefined {
  const found = compareSpelling(target, run.join(' '), source).found;
  return found !== undefined && isNear(wordsOf(found).map(foldLetters), run.map(foldLetters)) ? found : undefined;
}

/** Where capitals do not end with the name, trailing words are left out until the English has the rest. */
function compareName(segment: Segment, full: string): { name: string; found: Comparison } {
  const found = compareSpelling(segment.target, full, segment.source);
  const isOpenEnded = segment.label === '' && (segment.lang === 'de' || !/\p{Ll}/u.test(segment.source));
  const words = full.split(' ');
  if (!isOpenEnded || found.result === 'same') return { name: full, found };
  for (let length = words.length - 1; length >= 2; length -= 1) {
    const name = words.slice(0, length).join(' ');
    const shorter = compareSpelling(segment.target, name);
    if (shorter.result === 'same' || shorter.result === 'accent') return { name, found: shorter };
  }
  return { name: full, found };
}

/** Names of people in a source: values of name fields, and capitalized words that begin with a given name. */
export function namesIn(segment: Pick<Segment<TextTag>, 'source' | 'label' | 'part' | 'lang'>): string[] {
  const isNameField = isNameLabel(segment.label);
  return runsIn(segment).flatMap((run) => nameOfRun(run, isNameField));
}

function isGrammar(word: string, lang: TextTag): boolean {
  return isReadTag(lang) && commonWordsOf(lang).has(foldLetters(word));
}

/** Runs of capitalized words with the particles between them. */
function runsIn(segment: Pick<Segment<TextTag>, 'source' | 'label' | 'part' | 'lang'>): string[][] {
  const { source, part, lang } = segment;
  if (part === 'label') return [];
  const words = [...source.normalize('NFC').matchAll(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu)];
  const runs: string[][] = [];
  let run: string[] = [];
  let end = 0;
  const close = () => {
    while (run.length > 0 && nameParticles.has((run.at(-1) ?? '').toLowerCase())) run.pop();
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (const match of words) {
    const [word] = match;
    const isJoined = /^\s*$/.test(source.slice(end, match.index)) && !source.slice(end, match.index).includes('\n');
    if (run.length > 0 && !isJoined) close();
    const isFirst =
      match.index === 0 || /[.;:!?]\s{0,2}$/u.test(source.slice(Math.max(0, match.index - 3), match.index));
    end = match.index + word.length;
    // `Theo Quyết định`, according to Decision: no given name.
    if (run.length === 0 && isFirst && isGrammar(word, lang)) continue;
    const isParticle = nameParticles.has(word.toLowerCase());
    // "Ana e Maria" are two people.
    if (run.length > 0 && isParticle && !/^(?:e|y|i)$/.test(word)) run.push(word);
    else if (/^\p{Lu}/u.test(word) && !isParticle) run.push(word);
    else close();
  }
  close();
  return runs;
}

function nameOfRun(run: readonly string[], isNameField: boolean): string[] {
  const start = isNameField ? 0 : run.findIndex((word) => givenNames.has(foldLetters(word).replace(/-.*/, '')));
  if (start < 0) return [];
  const name = run.slice(start);
  const isWhole = name.length >= 2 || (isNameField && name.length === 1);
  return isWhole && name.length <= 9 ? [name.join(' ')] : [];
}

/** People of the sheet whom the English never names. */
function absentFindings(pairs: readonly Segment<TextTag>[], people: readonly SpelledName[]): TextFinding[] {
  const all = foldName(pairs.map(({ target }) => target).join(' '));
  if (all === '') return [];
  return people
    .filter(({ name }) => {
      const words = foldName(name).split(' ');
      return !words.every((word) => ` ${all} `.includes(` ${word} `));
    })
    .filter((person) => !pairs.some(({ source }) => mentions(source, person)))
    .map(({ name }) => {
      const say = `${quoted(name)} is on the customer’s spelling sheet and nowhere in the English. Check the spelling of each name.`;
      return about(null, 'name-absent', say);
    });
}

/** Names spelled otherwise with another document of the family. */
function familyFindings(pairs: readonly Segment<TextTag>[], { people, family }: Spelling): TextFinding[] {
  const own = new Set(people.map(({ name }) => name.normalize('NFC').toLowerCase()));
  const others = family.filter(({ name }) => !own.has(name.normalize('NFC').toLowerCase()));
  const spelled = new Set([...own, ...others.map(({ name }) => name.normalize('NFC').toLowerCase())]);
  const inText = pairs.flatMap((segment) =>
    others.flatMap((person) => {
      if (wordsOf(person.name).length < 2) return [];
      const found = compareSpelling(segment.target, person.name);
      if (found.found === undefined || spelled.has(found.found.toLowerCase())) return [];
      const where = person.document === null ? 'the customer’s family list' : quoted(person.document);
      const say = `${quoted(found.found)} is spelled ${quoted(person.name)} in ${where}. Use one spelling for the family.`;
      return [at(segment, 'name-differs-in-family', say)];
    }),
  );
  const inSheets = people.flatMap(({ name }) =>
    others.flatMap((person) => {
      if (wordsOf(name).length < 2 || !['accent', 'near'].includes(compareSpelling(name, person.name).result))
        return [];
      const where = person.document === null ? 'the customer’s family list' : quoted(person.document);
      const say = `The spelling sheet says ${quoted(name)}, and ${where} ${quoted(person.name)}. Ask the customer which is right.`;
      return [about(null, 'name-differs-in-family', say)];
    }),
  );
  return [...inText, ...inSheets];
}
