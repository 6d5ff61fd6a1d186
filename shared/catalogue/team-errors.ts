import type { CatalogueEntry } from './entry.ts';

/** Errors of assignments, offers, the board and working time. */
export const teamErrors = {
  ASSIGNEE_CANNOT: { trpc: 'CONFLICT', message: '{reason} Choose somebody else.' },
  BOARD_CHANGED: {
    trpc: 'CONFLICT',
    message: 'A colleague moved this document in the meantime. The board shows who has it now.',
  },
  OFFER_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'There is no such offer.' },
  OFFER_ANSWERED: { trpc: 'CONFLICT', message: 'This offer was answered already.' },
  OFFER_EXPIRED: { trpc: 'CONFLICT', message: 'This offer has expired. The document went to somebody else.' },
  OFFER_WITHDRAWN: { trpc: 'CONFLICT', message: 'This offer was withdrawn: the document is no longer free.' },
  PASS_ON_DENIED: { trpc: 'FORBIDDEN', message: 'You can pass on a document that is assigned to you.' },
  ABSENCE_SPAN: { trpc: 'BAD_REQUEST', message: 'The first day comes before the last one, at most 400 days apart.' },
  ABSENCE_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'There is no such absence.' },
  ABSENCES_FULL: { trpc: 'CONFLICT', message: 'There are 200 absences already. Remove past ones.' },
} as const satisfies Record<string, CatalogueEntry>;
