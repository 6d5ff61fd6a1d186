import type { z } from 'zod';
import { formatTags } from '#shared/locales.ts';
import { formatMoney, inHouse } from '#shared/money.ts';
import type { EmailContent, EmailContext } from './content.ts';

/** What every mail is written with. */

export type Template = (payload: unknown, context: EmailContext) => EmailContent;

/** Parses the payload again, since an older release may have queued it. */
export function template<S extends z.ZodType>(
  schema: S,
  write: (payload: z.output<S>, context: EmailContext) => EmailContent,
): Template {
  return (payload, context) => write(schema.parse(payload), context);
}

export function greetingOf({ t, toName }: EmailContext): string {
  return toName ? t('helloName', { name: toName }) : t('hello');
}

export function formatAmount(cents: number, { locale }: EmailContext): string {
  return formatMoney(inHouse(cents), formatTags[locale]);
}

/** `Nov 21, 2026`, in UTC. */
export function formatDate(at: string, { locale }: EmailContext): string {
  return new Intl.DateTimeFormat(formatTags[locale], { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(at));
}
