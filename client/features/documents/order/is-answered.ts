import { mailAddress } from '#shared/schemas/mailing.ts';
import type { AnsweredOptions, OrderOptions } from './draft.ts';

/** Whether an order can be sent. Apart from the drafts, so that lists of drafts load no schema. */
export function isAnswered(options: OrderOptions): options is AnsweredOptions {
  if (options.sourceLanguage === undefined) return false;
  return options.mailing === null || mailAddress.safeParse(options.mailing).success;
}
