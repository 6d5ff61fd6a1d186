import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Db } from '#server/platform/db/client.ts';
import { runInSlices } from '#server/platform/rate-limit/loop-slices.ts';
import { phraseKinds, slotsOf, type Phrase } from '#shared/phrase.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { listOverrides, type PhraseOverride } from './phrase-queries.ts';

/**
 * The phrasebooks: one tab-separated file per language with the columns source, english, kind, country, note. The file's order
 * is that of the pages of staff.
 */

const columns = ['source', 'english', 'kind', 'country', 'note'] as const;
type Row = Readonly<Record<(typeof columns)[number], string>>;

const phrasebooks = new Map<SourceTag, readonly Phrase[]>();

/** The phrases of a language as delivered with the product, without changes by staff; read once. Throws for a malformed file. */
export function phrasesOf(tag: SourceTag): readonly Phrase[] {
  return phrasebooks.get(tag) ?? keep(tag, parsePhrases(textOf(tag), `${tag}.tsv`));
}

/** As `phrasesOf`; thousands of lines are parsed in slices. */
export async function loadPhrases(tag: SourceTag): Promise<readonly Phrase[]> {
  return phrasebooks.get(tag) ?? keep(tag, await runInSlices(parseSteps(textOf(tag), `${tag}.tsv`)));
}

function textOf(tag: SourceTag): string {
  return readFileSync(path.join(import.meta.dirname, `phrasebook/${tag}.tsv`), 'utf8');
}

/** The list that was kept first, since what is built of a list is kept with it. */
function keep(tag: SourceTag, phrases: readonly Phrase[]): readonly Phrase[] {
  const kept = phrasebooks.get(tag) ?? phrases;
  phrasebooks.set(tag, kept);
  return kept;
}

/** The phrases of a file. Throws with `name`, line and fault. */
export function parsePhrases(text: string, name: string): readonly Phrase[] {
  const steps = parseSteps(text, name);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

const linesPerStep = 100;

function* parseSteps(text: string, name: string): Generator<undefined, readonly Phrase[]> {
  const [header, ...lines] = text.split('\n').filter((line) => line !== '');
  if (header !== columns.join('\t')) throw new Error(`${name}: the first line must name ${columns.join(', ')}`);
  const seen = new Set<string>();
  const phrases: Phrase[] = [];
  for (let from = 0; from < lines.length; from += linesPerStep) {
    const rows: string[][] = parse(lines.slice(from, from + linesPerStep).join('\n'), {
      ...{ delimiter: '\t', quote: false, relaxColumnCount: true },
    });
    for (const [index, row] of rows.entries()) {
      const fault = (what: string) => new Error(`${name}:${from + index + 2}: ${what}`);
      const phrase = readRow(row, fault);
      if (seen.has(phrase.source)) throw fault(`"${phrase.source}" is there twice`);
      seen.add(phrase.source);
      phrases.push(phrase);
    }
    yield;
  }
  return phrases;
}

function readRow(cells: readonly string[], fault: (what: string) => Error): Phrase {
  if (cells.length !== columns.length) throw fault(`${cells.length} columns instead of ${columns.length}`);
  const [source = '', english = '', kind = '', country = '', note = ''] = cells;
  return phraseOf({ source, english, kind, country, note }, fault);
}

function phraseOf({ source, english, kind: named, country, note }: Row, fault: (what: string) => Error): Phrase {
  const kind = phraseKinds.find((one) => one === named);
  if (kind === undefined) throw fault(`"${named}" is not one of ${phraseKinds.join(', ')}`);
  if (source === '' || english === '') throw fault('source and english must not be empty');
  if ([source, english, country, note].some((cell) => cell !== cell.trim()))
    throw fault('a cell has spaces at its ends');
  if (country !== '' && !/^[A-Z]{2}$/.test(country)) throw fault(`"${country}" is not a country's code of two letters`);
  const slots = slotsOf(source).toSorted();
  if (slots.join() !== slotsOf(english).toSorted().join()) throw fault('source and english have different slots');
  return {
    source,
    target: english,
    kind,
    ...(country === '' ? {} : { country }),
    ...(note === '' ? {} : { note }),
  };
}

/** The last list of a language with changes by staff: what is built of a list is kept with it. */
const changed = new Map<SourceTag, { overrides: string; phrases: readonly Phrase[] }>();

/**
 * The phrases that drafts and checks use: edited ones with their new target, retired ones left out. The same list until staff
 * change the language's phrases again.
 */
export async function activePhrases(db: Db, tag: SourceTag): Promise<readonly Phrase[]> {
  const [list, delivered] = await Promise.all([listOverrides(db, tag), loadPhrases(tag)]);
  if (list.length === 0) return delivered;
  const overrides = JSON.stringify(list.toSorted((one, other) => (one.source < other.source ? -1 : 1)));
  const known = changed.get(tag);
  if (known?.overrides === overrides) return known.phrases;
  const phrases = withOverrides(delivered, bySource(list));
  changed.set(tag, { overrides, phrases });
  return phrases;
}

function withOverrides(phrases: readonly Phrase[], overrides: ReadonlyMap<string, PhraseOverride>): Phrase[] {
  return phrases
    .filter(({ source }) => overrides.get(source)?.isRetired !== true)
    .map((phrase) => {
      const target = overrides.get(phrase.source)?.target ?? phrase.target;
      return target === phrase.target ? phrase : { ...phrase, target };
    });
}

export function bySource(overrides: readonly PhraseOverride[]): ReadonlyMap<string, PhraseOverride> {
  return new Map(overrides.map((override) => [override.source, override]));
}
