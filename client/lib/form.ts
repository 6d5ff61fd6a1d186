import type { FieldError, FieldErrors, FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { ErrorSummaryItem } from '#client/ui/form/error-summary.tsx';
import { ruleMessage, type Failure } from './error-message.ts';

/** Form errors are codes of the catalogue until they are shown. */

/** What a `Field` needs to show its input's error. */
export function fieldError(error: FieldError | undefined): {
  error: string | undefined;
  errorLang: string | undefined;
} {
  const message = ruleMessage(error?.message);
  return { error: message?.text, errorLang: message?.lang };
}

/** The errors of a form for its summary, in the given order of inputs; one that is said twice stands once. */
export function summaryItems<T extends FieldValues>(
  errors: FieldErrors<T>,
  names: readonly FieldPath<T>[],
): ErrorSummaryItem[] {
  const items: ErrorSummaryItem[] = [];
  for (const name of names) {
    const rule: unknown = errors[name]?.message;
    const message = typeof rule === 'string' ? ruleMessage(rule) : undefined;
    if (!message || items.some((item) => item.message === message.text)) continue;
    items.push({ name, message: message.text, ...(message.lang ? { lang: message.lang } : {}) });
  }
  return items;
}

/** Puts what the server refused at the inputs it refused. True when every part of it found its input. */
export function showFieldFailures<T extends FieldValues>(
  failure: Failure,
  names: readonly FieldPath<T>[],
  setError: UseFormSetError<T>,
): boolean {
  const paths = Object.entries(failure.fields);
  for (const [path, code] of paths) {
    const name = names.find((candidate) => candidate === path);
    if (name === undefined) return false;
    setError(name, { type: 'server', message: code });
  }
  return paths.length > 0;
}
