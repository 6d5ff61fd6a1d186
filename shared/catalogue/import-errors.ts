import type { CatalogueEntry } from './entry.ts';

/** Errors of imports from another system, and of prices that are asked for. */
export const importErrors = {
  IMPORT_HEADER: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'The first line of the list has to name each of these columns once: {columns}.',
  },
  PRICE_REQUEST_ABOUT: { trpc: 'BAD_REQUEST', message: 'Write what is to be translated.' },
  PRICE_REQUEST_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'This request was not found.' },
  PRICE_REQUEST_CLOSED: { trpc: 'CONFLICT', message: 'This request has ended. Reload to see how.' },
  PRICE_REQUESTS_FULL: {
    trpc: 'CONFLICT',
    message: 'You have {max} requests waiting. Once one is answered you can send another.',
  },
  REQUEST_FILE_TYPE: {
    trpc: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'Files are PDF, JPEG, PNG, DOCX, XLSX or PPTX.',
  },
  REQUEST_FILE_TOO_LARGE: { trpc: 'PAYLOAD_TOO_LARGE', message: 'A file has at most 10 MB.' },
  REQUEST_FILES_FULL: { trpc: 'CONFLICT', message: 'A request has at most {max} files.' },
  OFFER_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'This offer was not found.' },
  OFFER_GONE: { trpc: 'CONFLICT', message: 'This offer was withdrawn or replaced. Reload to see the newest one.' },
  OFFER_EXPIRED: { trpc: 'CONFLICT', message: 'This offer has expired. Ask for a new one.' },
  OFFER_NOT_ACCEPTED: {
    trpc: 'CONFLICT',
    message: 'This order is part of an offer. Accept that under Quotes first.',
  },
  OFFER_NAME: { trpc: 'BAD_REQUEST', message: 'Type your name to accept the offer.' },
  OFFER_UNREADY: {
    trpc: 'CONFLICT',
    message: 'The papers of this order have no files yet, so that its price is not known.',
  },
  IMPORT_TOO_LARGE: {
    trpc: 'PAYLOAD_TOO_LARGE',
    message: 'A list has at most 2 MB and 5,000 lines. Send it in parts.',
  },
} as const satisfies Record<string, CatalogueEntry>;
