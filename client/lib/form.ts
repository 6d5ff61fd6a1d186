import type { FieldError, FieldErrors, FieldPath, FieldValues, Resolver, UseFormSetError } from 'react-hook-form';
import type { ErrorSummaryItem } from '#client/ui/form/error-summary.tsx';
import { reloadForRelease } from '#client/ui/lazy-part.tsx';
import { ClientError, describeError, ruleMessage, type Failure } from './error-message.ts';

/** Form errors are catalogue codes; they become text when rendered. */

/** Props of a `Field` for its input's error. */
export function fieldError(error: FieldError | undefined): {
  error: string | undefined;
  errorLang: string | undefined;
} {
  const message = ruleMessage(error?.message);
  return { error: message?.text, errorLang: message?.lang };
}

/**
 * Validates with rules that are loaded with the first focus or submit, which keeps zod out of a page's first load. Where they cannot
 * be loaded, the form's `root` error is NETWORK.
 */
export function lazyResolver<T extends FieldValues>(load: () => Promise<{ resolver: Resolver<T> }>): Resolver<T> {
  return async (values, context, options) => {
    const rules = await load().catch(() => undefined);
    if (rules) return rules.resolver(values, context, options);
    void reloadForRelease();
    const errors: FieldErrors<T> = {};
    errors.root = { rules: { type: 'network' } };
    return { values: {}, errors };
  };
}

/** The failure of rules that could not be loaded. */
export function rootFailure(errors: FieldErrors): Failure | undefined {
  return errors.root ? describeError(new ClientError('NETWORK')) : undefined;
}

/** Items of the `ErrorSummary`, in the order of `names`, without duplicate texts. */
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

/** Sets the server's field errors on their inputs. Returns whether every one of them has an input. */
export function showFieldFailures<T extends FieldValues>(
  failure: Failure,
  names: readonly FieldPath<T>[],
  setError: UseFormSetError<T>,
): boolean {
  const paths = Object.entries(failure.fields);
  let isComplete = paths.length > 0;
  for (const [path, code] of paths) {
    const name = names.find((candidate) => candidate === path);
    if (name === undefined) isComplete = false;
    else setError(name, { type: 'server', message: code });
  }
  return isComplete;
}
