import type { CatalogueEntry } from './entry.ts';

/** Errors of organizations, their members and invitations, of quotes, of prices that are asked for, and of orders from a CSV. */
export const organizationErrors = {
  ORGANIZATION_NEEDED: { trpc: 'PRECONDITION_FAILED', message: 'Switch to an organization first.' },
  ORGANIZATION_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'You are not a member of this organization.' },
  ORGANIZATION_NAME: { trpc: 'BAD_REQUEST', message: 'Enter the name of the organization.' },
  ORGANIZATION_LIMIT: { trpc: 'BAD_REQUEST', message: 'You can be an owner of at most {max} organizations.' },
  ORGANIZATION_FULL: {
    trpc: 'BAD_REQUEST',
    message: 'An organization has at most {max} members and open invitations.',
  },
  LAST_OWNER: {
    trpc: 'CONFLICT',
    message: 'An organization keeps at least one owner. Make another member an owner first.',
  },
  LAST_OWNER_OF: {
    trpc: 'CONFLICT',
    message: 'You are the only owner of {name}. Make another member an owner, or close the organization first.',
  },
  MEMBER_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'This person is not a member of the organization.' },
  MEMBER_ALREADY: { trpc: 'CONFLICT', message: 'This person is a member already.' },
  MEMBER_SELF: { trpc: 'BAD_REQUEST', message: 'To leave the organization yourself, choose Leave.' },
  CONTACT_NOT_OWNER: { trpc: 'BAD_REQUEST', message: 'Mail goes to an owner of the organization.' },
  FOLDER_REFERENCE: { trpc: 'BAD_REQUEST', message: 'A reference has at most 60 characters.' },
  BULK_TOO_LARGE: { trpc: 'PAYLOAD_TOO_LARGE', message: 'A CSV has at most 5,000 lines and 4 MB.' },
  BULK_TYPE: { trpc: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send the list as a CSV file.' },
  BULK_HEADER: {
    trpc: 'BAD_REQUEST',
    message:
      'The first line names the columns: client name, language, type, reference, filename. Client name and filename are required.',
  },
  INVOICE_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'This invoice does not exist.' },
  ACCOUNT_OFF: {
    trpc: 'PRECONDITION_FAILED',
    message: 'This organization doesn’t order on account. Pay by card, or ask us to set it up.',
  },
  ACCOUNT_CURRENCY: {
    trpc: 'CONFLICT',
    message: 'Orders on account are in US dollars. Pay this order by card, or choose US dollars for your prices.',
  },
  ACCOUNT_LIMIT: {
    trpc: 'CONFLICT',
    message:
      'This order is more than your account has left ({left}). Pay what is due first, or pay this order by card.',
  },
  ACCOUNT_OVERDUE: {
    trpc: 'CONFLICT',
    message: 'An invoice of your organization is overdue. Pay it to order on account again, or pay this order by card.',
  },
  ACCOUNT_UNPAID: {
    trpc: 'CONFLICT',
    message:
      'Your organization has orders on account that aren’t paid yet. Pay them first, then delete the organization.',
  },
  STATEMENT_PENDING: {
    trpc: 'CONFLICT',
    message: 'A payment of this invoice is on its way. Please try again when it has arrived.',
  },
  NOT_AN_ORGANIZATION: { trpc: 'BAD_REQUEST', message: 'Only organizations order on account.' },
  QUOTE_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'This quote does not exist.' },
  QUOTE_EXPIRED: { trpc: 'CONFLICT', message: 'This quote has expired. Ask for a new one.' },
  QUOTE_USED: { trpc: 'CONFLICT', message: 'This quote was ordered already.' },
  QUOTE_DIFFERS: {
    trpc: 'CONFLICT',
    message: 'The documents are not those of the quote: pages, service, speed and mailing have to match.',
  },
  INVITATION_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'This invitation is not open any more.' },
  INVITATION_INVALID: {
    trpc: 'BAD_REQUEST',
    message: 'This invitation is not valid. It may have been withdrawn, or replaced by a newer one.',
  },
  INVITATION_USED: { trpc: 'CONFLICT', message: 'This invitation was used already.' },
  INVITATION_EXPIRED: {
    trpc: 'BAD_REQUEST',
    message: 'This invitation has expired. Ask the person who invited you for a new one.',
  },
  INVITATION_FOR_ANOTHER: {
    trpc: 'FORBIDDEN',
    message: 'This invitation was sent to another address. Sign in with the address that received it.',
  },
  TOO_MANY_INVITATIONS: { trpc: 'TOO_MANY_REQUESTS', message: 'Too many invitations. Please try again in an hour.' },
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
} as const satisfies Record<string, CatalogueEntry>;
