import type { z } from 'zod';
import { formatTags } from '#shared/locales.ts';
import { formatMoney, type Money } from '#shared/money.ts';
import { orderPayload } from '../email-payloads.ts';
import { isolate } from '../one-line.ts';
import { stateText } from '../state-texts.ts';
import type { EmailContent, EmailContext } from './content.ts';

/** Inputs common to all mails. */

export type Template = (payload: unknown, context: EmailContext) => EmailContent;

/** Parses the payload again, since an older release may have queued it. */
export function template<S extends z.ZodType>(
  schema: S,
  write: (payload: z.output<S>, context: EmailContext) => EmailContent,
): Template {
  return (payload, context) => withOrderStates(write(schema.parse(payload), context), payload, context);
}

/** Adds the state of the mail's orders: one paragraph if it is the same for all. */
function withOrderStates(content: EmailContent, payload: unknown, { locale }: EmailContext): EmailContent {
  const { orders = [], timeZone } = orderPayload.parse(payload);
  const filesOf = new Map<string, string[]>();
  for (const { filename, says } of orders) {
    const sentence = stateText({ says }, { locale, timeZone });
    filesOf.set(sentence, [...(filesOf.get(sentence) ?? []), isolate(filename)]);
  }
  const isOne = filesOf.size === 1;
  const list = new Intl.ListFormat(formatTags[locale]);
  const states = [...filesOf].map(([sentence, files]) => (isOne ? sentence : `${list.format(files)}: ${sentence}`));
  return { ...content, paragraphs: [...content.paragraphs, ...states] };
}

export function greetingOf({ t, toName }: EmailContext): string {
  return toName ? t('helloName', { name: toName }) : t('hello');
}

export function formatAmount(money: Money, { locale }: EmailContext): string {
  return formatMoney(money, formatTags[locale]);
}

/** `Nov 21, 2026`, in UTC. */
export function formatDate(at: string, { locale }: EmailContext): string {
  return new Intl.DateTimeFormat(formatTags[locale], { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(at));
}
