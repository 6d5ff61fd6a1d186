import type { CatalogueEntry } from './entry.ts';

/** Errors of revision by a second person. */
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
} as const satisfies Record<string, CatalogueEntry>;
