import type { z } from 'zod';
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

export function greetingOf({ toName }: EmailContext): string {
  return toName ? `Hello ${toName},` : 'Hello,';
}
