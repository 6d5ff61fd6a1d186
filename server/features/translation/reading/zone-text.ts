import { parse } from 'mrz';
import type { Mrz } from './page-reading.ts';

/** Machine-readable zones of travel documents: the rows of text, their check digits and fields. */

const formats = [
  { count: 2, length: 44 },
  { count: 2, length: 36 },
  { count: 3, length: 30 },
] as const;

/** A row of text that may belong to a zone. */
export function isZoneLine(text: string): boolean {
  const row = text.replaceAll(/\s/g, '');
  return row.length > 24 && (row.match(/</g) ?? []).length > 2;
}

/** The zone among rows of text; null without one. Rows of a text layer are exact. */
export function readZoneText(texts: readonly string[]): Mrz | null {
  const rows = texts.map((text) => text.replaceAll(/\s/g, '').toUpperCase()).filter((row) => isZoneLine(row));
  return rows.length < 2 ? null : parseZone(rows);
}

/** The best reading of a zone: with right check digits, else with fields, else the rows alone. */
export function parseZone(rows: readonly string[]): Mrz {
  let best: Mrz | undefined;
  for (const { count, length } of formats) {
    for (let start = 0; start + count <= rows.length; start += 1) {
      const lines = rows.slice(start, start + count).map((row) => fitTo(row, length));
      if (!lines.every((line) => line !== undefined)) continue;
      const mrz = parseLines(lines, length);
      if (mrz.isValid) return mrz;
      best ??= mrz;
    }
  }
  return best ?? { lines: [...rows], isValid: false, fields: {} };
}

/** A filler too many or too few in the longest run of them is corrected; a lost letter or digit is not. */
function fitTo(row: string, length: number): string | undefined {
  if (row.length === length) return row;
  const [longest] = (row.match(/<{4,}/g) ?? []).toSorted((a, b) => b.length - a.length);
  const wanted = (longest?.length ?? 0) + length - row.length;
  if (longest === undefined || wanted < 1 || Math.abs(row.length - length) > 3) return undefined;
  return row.replace(longest, '<'.repeat(wanted));
}

function parseLines(given: readonly string[], length: number): Mrz {
  const lines = [...given];
  // The package mends digits, but not check digits that may also be a filler.
  if (length !== 30) {
    lines[1] = (lines[1] ?? '').replaceAll(/[OQD]+(?=\d?$)|[OQD]$/g, (run) => '0'.repeat(run.length));
  }
  try {
    const { valid, fields, details } = parse(lines, { autocorrect: true });
    for (const { line, column, corrected } of details.flatMap((detail) => detail.autocorrect)) {
      const row = lines[line] ?? '';
      lines[line] = `${row.slice(0, column)}${corrected}${row.slice(column + 1)}`;
    }
    const named = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return { lines, isValid: valid, fields: Object.fromEntries(named) };
  } catch {
    // The parser throws for lines of another format.
    return { lines, isValid: false, fields: {} };
  }
}
