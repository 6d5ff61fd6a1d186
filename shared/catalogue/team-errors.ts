import type { CatalogueEntry } from './entry.ts';

/** Errors of assignments, offers, the board and working time. */
export const teamErrors = {
  ASSIGNEE_CANNOT: { trpc: 'CONFLICT', message: '{reason} Choose somebody else.' },
  BOARD_CHANGED: {
    trpc: 'CONFLICT',
    message: 'A colleague moved this document in the meantime. The board shows who has it now.',
  },
  WORK_OFFER_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'There is no such offer.' },
  WORK_OFFER_ANSWERED: { trpc: 'CONFLICT', message: 'This offer was answered already.' },
  WORK_OFFER_EXPIRED: { trpc: 'CONFLICT', message: 'This offer has expired. The document went to somebody else.' },
  WORK_OFFER_WITHDRAWN: { trpc: 'CONFLICT', message: 'This offer was withdrawn: the document is no longer free.' },
  PASS_ON_DENIED: { trpc: 'FORBIDDEN', message: 'You can pass on a document that is assigned to you.' },
  ABSENCE_SPAN: { trpc: 'BAD_REQUEST', message: 'The first day comes before the last one, at most 400 days apart.' },
  ABSENCE_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'There is no such absence.' },
  ABSENCES_FULL: { trpc: 'CONFLICT', message: 'There are 200 absences already. Remove past ones.' },
  AGREEMENT_NEEDED: {
    trpc: 'FORBIDDEN',
    message: 'Accept the agreement under Earnings first. Until then you finish what is yours, and take nothing new.',
  },
  AGREEMENT_CHANGED: {
    trpc: 'CONFLICT',
    message: 'The agreement has changed since it was shown. Read it again before you accept it.',
  },
  AGREEMENT_NOT_NEEDED: { trpc: 'CONFLICT', message: 'Who is employed needs no agreement for freelancers.' },
  AGREEMENT_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'There is no such acceptance.' },
} as const satisfies Record<string, CatalogueEntry>;

/** Errors of revision by a second person, and of papers that are split. */
export const revisionErrors = {
  REVISION_NOT_NEEDED: { trpc: 'CONFLICT', message: 'This document needs no revision by another person.' },
  REVISION_UNFINISHED: {
    trpc: 'CONFLICT',
    message: 'Confirm every block first. A page without text is marked as blank.',
  },
  REVISION_RUNNING: {
    trpc: 'CONFLICT',
    message: 'This text is with its reviser. It changes again once they pass or return it.',
  },
  REVISION_TAKEN: { trpc: 'CONFLICT', message: 'A colleague is revising this text already.' },
  REVISION_CLOSED: {
    trpc: 'CONFLICT',
    message: 'This revision is over, or nobody asked for one. Open the document again.',
  },
  REVISION_OWN: {
    trpc: 'FORBIDDEN',
    message: 'You worked on this translation. Another person than its translator revises it.',
  },
  REVISION_PAIR: { trpc: 'FORBIDDEN', message: 'You do not work in the languages of this document.' },
  REVISION_ERRORS_FULL: { trpc: 'CONFLICT', message: 'There are 300 errors already. Return the text instead.' },
  SPLIT_DENIED: { trpc: 'FORBIDDEN', message: 'Who plans the work, or the document is assigned to, splits it.' },
  SPLIT_OFF: { trpc: 'CONFLICT', message: 'Documents of this length are not split.' },
  SPLIT_HOLDERLESS: { trpc: 'CONFLICT', message: 'Assign the document first: one person certifies all parts.' },
  PARTS_FAULTY: { trpc: 'BAD_REQUEST', message: '{reason}' },
  PARTS_CHANGED: { trpc: 'CONFLICT', message: 'A colleague split this document in the meantime. The list shows how.' },
  PART_DENIED: { trpc: 'FORBIDDEN', message: 'This document is split, and these pages are not yours.' },
  PART_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'You have no such part.' },
  PART_UNFINISHED: { trpc: 'CONFLICT', message: 'Confirm every block of your pages first.' },
} as const satisfies Record<string, CatalogueEntry>;
