import { gapMark } from '#shared/translation-gaps.ts';
import { noRole, roleOf } from '#shared/translation-roles.ts';
import { agreeing, agreeingHeadings } from './agreement.ts';
import { isMoreThanGaps } from './partial.ts';
import { byRule, type Piece } from './pieces.ts';
import type { Translator } from './translate.ts';

/** Drafts of tables, cell by cell: columns by their heading, or by the label above; without either, values by the row's first cell. */

/** Minimum share of known cells. */
const leastShare = 1 / 3;

export interface DraftedTable {
  target: { rows: string[][] };
  pieces: readonly Piece[];
}

type Cell = Piece | undefined;

export function* draftTable(
  rows: readonly (readonly string[])[],
  translator: Translator,
): Generator<undefined, DraftedTable | undefined> {
  const filled: Cell[][] = [];
  let headings: readonly Cell[] | undefined;
  let afterHeading = 0;
  for (const row of rows) {
    yield;
    const labels = agreeingHeadings(row.map((cell) => (cell.trim() === '' ? byRule('') : translator.label(cell))));
    if (isLabelRow(labels, row, { isFirst: filled.length === 0, isExpected: afterHeading === 1, rows: rows.length })) {
      headings = labels;
      afterHeading = 0;
      filled.push(labels);
      continue;
    }
    yield;
    filled.push(valuesOf(row, { labels, headings, translator }));
    afterHeading += 1;
  }
  const cells = filled.flat();
  const pieces = cells.filter((cell) => cell !== undefined);
  const texts = rows.flat().filter((cell) => cell.trim() !== '').length;
  const known = pieces.filter(({ target }) => target !== '').length;
  if (known === 0 || known < texts * leastShare) return undefined;
  const target = { rows: filled.map((row) => row.map((cell) => cell?.target ?? gapMark)) };
  return isMoreThanGaps(target.rows.flat().join(' ')) ? { target, pieces } : undefined;
}

/** The first row of most known labels, and in forms every second one of labels alone. */
function isLabelRow(
  labels: readonly Cell[],
  row: readonly string[],
  { isFirst, isExpected, rows }: { isFirst: boolean; isExpected: boolean; rows: number },
): boolean {
  const texts = row.filter((cell) => cell.trim() !== '');
  const known = labels.filter((label) => label !== undefined && label.target !== '').length;
  if (texts.length < 2 || rows < 2 || texts.some((text) => /^[\d\s.,:/-]+$/.test(text))) return false;
  // A person with a title is no heading.
  if (labels.some((label) => /^(?:(?:Mr|Ms|Dr|Fr)\.|Miss|Attorney) \p{Lu}/u.test(label?.target ?? ''))) return false;
  return isFirst ? known > texts.length / 2 : isExpected && known === texts.length;
}

function valuesOf(
  row: readonly string[],
  {
    labels,
    headings,
    translator,
  }: { labels: readonly Cell[]; headings: readonly Cell[] | undefined; translator: Translator },
): Cell[] {
  return row.map((cell, column) => {
    if (cell.trim() === '') return byRule('');
    const label = headings ? headings[column] : column > 0 ? labels[0] : undefined;
    const pair = labelAndValue(cell, translator);
    if (pair) return pair;
    const piece = ofPerson(cell, { heading: label, row: column > 0 ? labels[0] : undefined, translator });
    const value = label ? agreeing(label, piece).value : piece;
    return value ?? (column === 0 ? labels[0] : undefined);
  });
}

/** Below `Mother` and `Father` a row's label gives the type of the value: a name, an age, a residence. */
function ofPerson(
  cell: string,
  { heading, row, translator }: { heading: Cell; row: Cell; translator: Translator },
): Cell {
  const role = heading ? roleOf(heading.target) : noRole;
  // `Man` and `Data` give no role to their values.
  const isPlain = Object.values(role).every((is) => !is);
  const isRowKnown = (role.isName || isPlain) && row?.from === 'phrasebook';
  return (isRowKnown ? translator.value(cell, roleOf(row.target)) : undefined) ?? translator.value(cell, role);
}

/** A cell of a form: its label, and below it the value. */
function labelAndValue(cell: string, translator: Translator): Cell {
  const at = cell.indexOf('\n');
  const label = at < 0 ? undefined : translator.label(cell.slice(0, at));
  if (label === undefined) return undefined;
  const { label: agreed, value } = agreeing(label, translator.value(cell.slice(at + 1), roleOf(label.target)));
  return { ...agreed, target: `${agreed.target}\n${value?.target ?? gapMark}` };
}
