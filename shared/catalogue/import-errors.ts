import type { CatalogueEntry } from './entry.ts';

/** Errors of imports from another system. */
export const importErrors = {
  IMPORT_HEADER: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'The first line of the list has to name each of these columns once: {columns}.',
  },
  IMPORT_TOO_LARGE: {
    trpc: 'PAYLOAD_TOO_LARGE',
    message: 'A list has at most 2 MB and 5,000 lines. Send it in parts.',
  },
} as const satisfies Record<string, CatalogueEntry>;
