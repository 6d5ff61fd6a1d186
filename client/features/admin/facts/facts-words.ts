import type { z } from 'zod';
import { countOf } from '#shared/plural.ts';

/** Names of facts, and their schema's errors, in the words of staff screens. */

/** `['exceptions', 0, 'supportEmail']` as `Exceptions · 1 · support email`. */
export function pathWords(path: readonly PropertyKey[]): string {
  const words = path.map((part) => (typeof part === 'number' ? String(part + 1) : spaced(String(part)))).join(' · ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/**
 * The schema's first error in a draft as a sentence; undefined if the draft is valid. `labels` name the fields whose label on
 * the page differs from their key.
 */
export function schemaFault(
  schema: z.ZodType,
  facts: unknown,
  labels: Readonly<Record<string, string>> = {},
): string | undefined {
  const [issue] = schema.safeParse(facts).error?.issues ?? [];
  if (!issue) return undefined;
  const named = pathWords(issue.path.map((part) => labels[String(part)] ?? part));
  return `${named === '' ? '' : `${named}: `}${refusalOf(issue)}.`;
}

type Issue = z.core.$ZodIssue;

function refusalOf(issue: Issue): string {
  switch (issue.code) {
    case 'too_big':
      return `at most ${boundOf(issue.origin, Number(issue.maximum))}`;
    case 'too_small':
      return `at least ${boundOf(issue.origin, Number(issue.minimum))}`;
    case 'invalid_format':
      return formats[issue.format] ?? 'this is not written as it has to be';
    case 'invalid_union':
      // Unions list the empty value first, so the last choice is the intended one.
      return refusalOf(issue.errors.at(-1)?.[0] ?? { ...issue, code: 'custom' });
    case 'custom':
      return issue.message.replace(/\.$/, '');
    default:
      return 'a value is missing';
  }
}

const formats: Readonly<Record<string, string>> = {
  email: 'this is not an email address',
  url: 'this is not a web address that starts with https://',
  date: 'this is not a date',
};

function boundOf(origin: string, bound: number): string {
  return origin === 'string' ? countOf(bound, 'character') : bound.toLocaleString('en');
}

const acronyms: ReadonlyMap<string, string> = new Map([
  ...['api', 'iban', 'id', 'pdf', 'url', 'vat'].map((word) => [word, word.toUpperCase()] as const),
  ['sha256', 'SHA-256'],
]);

/** `supportEmail` as `support email`, `chatUrl` as `chat URL`. */
function spaced(key: string): string {
  const words = key.replaceAll(
    /([a-z])([A-Z])/g,
    (_whole, one: string, other: string) => `${one} ${other.toLowerCase()}`,
  );
  return words.replaceAll(/\w+/g, (word) => acronyms.get(word) ?? word);
}
