import { englishMonths } from '#shared/dates/months.ts';
import type { TextRule } from '#shared/translation-checks/rules.ts';
import type { Random, Values } from './fill.ts';

/** Errors of translators and of hasty editing, put into a right English. */

export interface SeededError {
  kind: string;
  /** Any of them finds the error. */
  rules: readonly TextRule[];
  /** The English with the error; undefined where the pair has nothing to spoil. */
  spoil: (target: string, values: Values, random: Random) => string | undefined;
}

const names: readonly TextRule[] = ['name-altered', 'name-missing', 'name-accent'];
const dates: readonly TextRule[] = ['date-missing', 'date-swapped', 'date-ambiguous'];
const numbers: readonly TextRule[] = ['number-missing', 'register-number', 'number-separators'];

const datePattern = new RegExp(`(${englishMonths.join('|')}) (\\d{1,2}), (\\d{4})`);

function replaced(target: string, from: string | undefined, to: (text: string) => string): string | undefined {
  if (from === undefined || from === '' || !target.includes(from)) return undefined;
  const changed = target.replace(from, to(from));
  return changed === target ? undefined : changed;
}

function changedDigit(text: string, random: Random): string {
  const places = [...text.matchAll(/\d/g)].map(({ index }) => index);
  const place = places[random(places.length)] ?? 0;
  return `${text.slice(0, place)}${(Number(text[place]) + 1 + random(8)) % 10}${text.slice(place + 1)}`;
}

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

export const seededErrors: readonly SeededError[] = [
  {
    kind: 'name: another letter',
    rules: names,
    spoil: (target, { target: { name } }, random) =>
      replaced(target, name, (text) => {
        const letters = [...text.matchAll(/\p{L}/gu)];
        const at = letters[1 + random(letters.length - 1)]?.index ?? 1;
        const letter = /\p{Lu}/u.test(text[at] ?? '') ? 'X' : 'x';
        return `${text.slice(0, at)}${letter}${text.slice(at + 1)}`;
      }),
  },
  { kind: 'name: accents lost', rules: names, spoil: (target, { target: { name } }) => replaced(target, name, fold) },
  {
    kind: 'name: a word lost',
    rules: names,
    spoil: (target, { target: { name } }) =>
      replaced(target, name, (text) => {
        const words = text.split(' ');
        return words.length < 3 ? text : [...words.slice(0, 1), ...words.slice(2)].join(' ');
      }),
  },
  {
    kind: 'name: of another person',
    rules: names,
    spoil: (target, { target: { name } }) => replaced(target, name, () => 'John Smith'),
  },
  {
    kind: 'date: day and month swapped',
    rules: dates,
    spoil: (target) => {
      const [found, month = '', day = '', year = ''] = datePattern.exec(target) ?? [];
      const [first, second] = [Number(day), englishMonths.findIndex((one) => one === month) + 1];
      if (first > 12 || first === second) return undefined;
      return replaced(target, found, () => `${englishMonths[first - 1] ?? ''} ${second}, ${year}`);
    },
  },
  {
    kind: 'date: another day',
    rules: dates,
    spoil: (target) => {
      const [found, month = '', day = '', year = ''] = datePattern.exec(target) ?? [];
      return replaced(target, found, () => `${month} ${(Number(day) % 28) + 1}, ${year}`);
    },
  },
  {
    kind: 'date: digits of the year turned',
    rules: dates,
    spoil: (target) => {
      const [found, month = '', day = '', year = ''] = datePattern.exec(target) ?? [];
      const turned = `${year.slice(0, 2)}${year[3] ?? ''}${year[2] ?? ''}`;
      return turned === year ? undefined : replaced(target, found, () => `${month} ${day}, ${turned}`);
    },
  },
  {
    kind: 'register number: a digit',
    rules: numbers,
    spoil: (target, { target: values }, random) =>
      [values['reg'], values['matricula'], values['cpf']]
        .map((number) => replaced(target, number, (text) => changedDigit(text, random)))
        .find((text) => text !== undefined),
  },
  {
    kind: 'register number: two digits turned',
    rules: numbers,
    spoil: (target, { target: values }) =>
      [values['reg'], values['matricula']]
        .map((number) => replaced(target, number, (text) => text.replace(/(\d)(?!\1)(\d)(\d*)$/, '$2$1$3')))
        .find((text) => text !== undefined),
  },
  {
    kind: 'amount: a digit or the separators of the source',
    rules: numbers,
    spoil: (target, { source, target: { amount } }, random) =>
      replaced(target, amount, (text) =>
        random(2) === 0 && source['amount'] !== amount ? (source['amount'] ?? '') : changedDigit(text, random),
      ),
  },
  {
    kind: 'number: another page',
    rules: numbers,
    spoil: (target, { target: { n1 } }) =>
      datePattern.exec(target)?.[0].includes(n1 ?? '')
        ? undefined
        : replaced(target, n1, (text) => String(Number(text) + 7)),
  },
  {
    kind: 'time: another hour',
    rules: numbers,
    spoil: (target, { target: { time } }) =>
      replaced(target, time, (text) => text.replace(/^\d+/, (hour) => String((Number(hour) % 12) + 1))),
  },
  {
    kind: 'a word left in the source language',
    rules: ['source-words', 'spelling', 'term-differs'],
    spoil: (target) =>
      [
        ['birth', 'nascimento'],
        ['book', 'livro'],
        ['page', 'folha'],
        ['Name', 'Nome'],
        ['Date', 'Data'],
        ['Witness', 'Testigo'],
        ['record', 'registro'],
        ['marriage', 'matrimonio'],
        ['Mother', 'Mutter'],
        ['witnesses', 'Zeugen'],
      ]
        .map(([from, to]) => replaced(target, from, () => to ?? ''))
        .find((text) => text !== undefined),
  },
  {
    kind: 'a doubled word',
    rules: ['doubled-word'],
    spoil: (target) => {
      const doubled = target.replace(/(?<![\p{L}’'-])(?:the|of|and|on|is|birth|was|number)(?![\p{L}’'-])/u, '$& $&');
      return doubled === target ? undefined : doubled;
    },
  },
  {
    kind: 'a misspelled word',
    rules: ['spelling'],
    spoil: (target) =>
      [
        ['certificate', 'certficate'],
        ['born', 'bron'],
        ['record', 'recrod'],
        ['Balance', 'Balence'],
        ['registration', 'registraton'],
        ['Registration', 'Registraton'],
        ['declare', 'declear'],
        ['witness', 'witnes'],
        ['Brazilian', 'Brazillian'],
        ['marriage', 'marrage'],
        ['residing', 'residng'],
        ['issued', 'isued'],
        ['Issued', 'Isued'],
        ['reported', 'repored'],
      ]
        .map(([from, to]) => replaced(target, from, () => to ?? ''))
        .find((text) => text !== undefined),
  },
  {
    kind: 'a gap',
    rules: ['untranslated-mark', 'draft-statement', 'empty-brackets', 'block-untranslated'],
    spoil: (target, _values, random) =>
      [`${target} [untranslated: …]`, 'Lorem ipsum dolor sit amet', `${target} []`, '', 'This is not a translation.'][
        random(5)
      ],
  },
];
