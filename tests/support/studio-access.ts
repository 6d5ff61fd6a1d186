import type { Access } from './access-row.ts';
import { review } from './access-targets.ts';

/** Rows of the access matrix for the studio. */

const anyText = {
  who: 'staff',
  reach: 'every',
  target: review,
  absent: 'REVIEW_NOT_FOUND',
  input: (id: string) => ({ id }),
} as const;

export const studioAccess: Readonly<Record<string, Access>> = {
  'authenticator.text': anyText,
};
