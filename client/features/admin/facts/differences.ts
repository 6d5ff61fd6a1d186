import { pathWords } from './facts-words.ts';

/** Differences between two versions of facts, for display. */

export interface Difference {
  /** `Colors · primary`. */
  path: string;
  before: string;
  after: string;
}

const empty = '—';

/** One per value that differs; lists are compared whole. */
export function differencesOf(before: unknown, after: unknown, path: readonly string[] = []): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isRecord(before) || isRecord(after)) {
    const [one, other] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
    const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return keys.flatMap((key) => differencesOf(one[key], other[key], [...path, key]));
  }
  return [{ path: pathWords(path), before: textOf(before), after: textOf(after) }];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const maxLength = 160;

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return empty;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
