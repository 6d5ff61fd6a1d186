import type { CatalogueEntry } from './entry.ts';

/** Errors of notaries: commissions and notarial acts. */
export const notaryErrors = {
  COMMISSION_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'This commission has ended. Reload to see the current ones.' },
  COMMISSION_NEEDS_STAFF: { trpc: 'BAD_REQUEST', message: 'Only a member of staff can act as our notary.' },
  COMMISSION_PAST: { trpc: 'BAD_REQUEST', message: 'The commission’s last day is in the past.' },
  COMMISSION_TERM: { trpc: 'BAD_REQUEST', message: 'A commission of {state} lasts {years} years at most.' },
  COMMISSION_REMOTE: {
    trpc: 'BAD_REQUEST',
    message: 'Remote sessions are not possible with a commission of {state} that has no electronic acts.',
  },
  COMMISSION_ELECTRONIC: {
    trpc: 'BAD_REQUEST',
    message: 'Electronic acts are not possible with a commission of {state}. {needs}',
  },
  AWAITING_NOTARY: {
    trpc: 'CONFLICT',
    message: 'This translation is certified and with the notary. Return it to review to decide again.',
  },
  NOTARY_NOT_AWAITED: {
    trpc: 'CONFLICT',
    message: 'This order is no longer with the notary: it was notarized or returned to review. Reload to see.',
  },
  NOTARY_COMMISSION_NEEDED: { trpc: 'FORBIDDEN', message: 'You have no notary commission that is in force.' },
  NOTARY_STATE: { trpc: 'FORBIDDEN', message: 'A notary acts only in the state of the commission.' },
  NOTARY_OWN_WORK: {
    trpc: 'FORBIDDEN',
    message: 'You certified or ordered this translation, so another notary has to act.',
  },
  NOTARY_ELECTRONIC: {
    trpc: 'FORBIDDEN',
    message: 'Your commission does not allow electronic acts. Print the sheet and sign it in ink.',
  },
  ACT_NOT_SWORN: {
    trpc: 'CONFLICT',
    message:
      'The translator has not sworn to this act before you within the last hour of this day. Ask them to open the act again.',
  },
  ACT_NOT_SIGNER: { trpc: 'FORBIDDEN', message: 'Only the translator who certified it opens the act.' },
  ACT_SIGNATURE: { trpc: 'BAD_REQUEST', message: 'Type your name as it stands on the certificate.' },
  NOTARY_JURAT_NEEDED: {
    trpc: 'CONFLICT',
    message: 'This recipient asks for an affidavit: the translator swears to it, and the act is a jurat.',
  },
  NOTARY_REMOTE: {
    trpc: 'FORBIDDEN',
    message: 'Your commission does not allow remote sessions. The translator appears in person.',
  },
  NOTARY_IDENTITY: {
    trpc: 'BAD_REQUEST',
    message: 'This evidence of identity is not accepted: the document has expired, or the state asks for another kind.',
  },
  NOTARY_ACT_TIME: {
    trpc: 'BAD_REQUEST',
    message: 'The act took place after the translator’s decision, in the last 30 days, and not in the future.',
  },
  NOTARY_SCAN_MISSING: { trpc: 'BAD_REQUEST', message: 'Upload the scan of the signed sheet.' },
  NOTARY_SCAN_PAGES: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'The scan of a signed sheet has at most {max} pages.',
  },
  NOTARY_SCAN_BLANK: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'The scan has a blank page or cannot be read. Scan the signed sheet again.',
  },
  NOTARY_RETURN_REASON: { trpc: 'BAD_REQUEST', message: 'Please say why the translation goes back to review.' },
  NOTARIAL_ACT_REQUIRED: {
    trpc: 'CONFLICT',
    message: 'An order that awaits a notary is completed by its notarial act, and in no other way.',
  },
  NOTARIAL_ACT_FAILED: {
    trpc: 'INTERNAL_SERVER_ERROR',
    message: 'The notarized file could not be made. Please try again.',
  },
} as const satisfies Record<string, CatalogueEntry>;
