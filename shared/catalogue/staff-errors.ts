import type { CatalogueEntry } from './entry.ts';

/** Errors of the authenticators' and admins' areas. */
export const staffErrors = {
  MAILING_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'No mailed copy was ordered with this document.' },
  MAILING_NOT_DUE: {
    trpc: 'CONFLICT',
    message: 'This copy must not be mailed: its translation is not delivered, was revoked, or the order was refunded.',
  },
  MAILING_SENT: {
    trpc: 'CONFLICT',
    message: 'This copy was already mailed under another tracking number. Reload to see it.',
  },
  STEP_DATE: {
    trpc: 'BAD_REQUEST',
    message: 'This date can’t be right: it lies in the future, or before the step was asked for or sent.',
  },
  STEP_STATE_NEEDED: { trpc: 'BAD_REQUEST', message: 'Name the state of the authority that issues the apostille.' },
  STEP_NOT_DUE: {
    trpc: 'CONFLICT',
    message: 'There is nothing to send for an apostille: the translation is not delivered, or was revoked.',
  },
  STEP_SCAN_PAGES: { trpc: 'BAD_REQUEST', message: 'A scan of a paper has at most {max} pages.' },
  TRACKING_NUMBER: { trpc: 'BAD_REQUEST', message: 'A tracking number has 8 to 40 letters and digits.' },
  EXPORT_PARAMETERS: {
    trpc: 'BAD_REQUEST',
    message: 'This export does not have these parameters, or not with these values: {parameters}.',
  },
  // The house's facts.
  FACTS_CHANGED: {
    trpc: 'CONFLICT',
    message: 'Somebody published version {version} meanwhile. Your draft is kept: compare it before you publish.',
  },
  FACTS_IN_PAST: { trpc: 'BAD_REQUEST', message: 'What is published takes effect now or later, not in the past.' },
  FACTS_FAULTY: { trpc: 'BAD_REQUEST', message: 'This cannot be published. {faults}' },
  CLAIM_UNSOURCED: {
    trpc: 'BAD_REQUEST',
    message: 'A claim is published with its source and the day it was true, and a testimonial with its consent.',
  },
  SIGNER_NEEDED: {
    trpc: 'PRECONDITION_FAILED',
    message: 'Complete your signer’s profile first: the test is signed with it.',
  },
  SITE_PICTURE: {
    trpc: 'BAD_REQUEST',
    message: 'Upload a PNG, JPEG, WebP or SVG picture of at most 2 MB, without scripts or links to other files.',
  },
  SITE_PICTURE_UNKNOWN: { trpc: 'BAD_REQUEST', message: 'Upload the picture again: it is not on the server.' },
  RATE_OF_BASE: { trpc: 'CONFLICT', message: 'The base currency has no rate.' },
  RATE_IN_FUTURE: { trpc: 'CONFLICT', message: 'A rate is of today or of a day before.' },
  NO_OWN_PRICES: { trpc: 'CONFLICT', message: 'This organization has the house’s list already.' },
  COUPON_TAKEN: { trpc: 'CONFLICT', message: 'This code was given before. Each code stands for one coupon for ever.' },
  COUPON_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'This coupon has ended.' },
  COMPLAINT_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'This complaint does not exist.' },
  COMPLAINT_OPEN: { trpc: 'CONFLICT', message: 'A complaint about this order is open already.' },
  COMPLAINT_CLOSED: { trpc: 'CONFLICT', message: 'This complaint was closed meanwhile.' },
  COMPLAINT_SAID: { trpc: 'BAD_REQUEST', message: 'Write what the customer said.' },
  COMPLAINT_LESSON: { trpc: 'BAD_REQUEST', message: 'Write what the house learns from it.' },
  COMPLAINT_NOT_REMEDIED: {
    trpc: 'CONFLICT',
    message: 'Nothing of the kind was done since the complaint was opened: reissue or refund first.',
  },
  COMPLAINT_ABOUT: { trpc: 'BAD_REQUEST', message: 'Choose somebody on the staff.' },
  PRICES_INCOMPLETE: { trpc: 'BAD_REQUEST', message: 'The price list lacks: {missing}.' },
  PRICES_FAULTY: {
    trpc: 'BAD_REQUEST',
    message: 'The price list cannot have these lines twice, unknown or out of range: {lines}.',
  },
  // Authenticators.
  REVIEW_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'Document not found' },
  APPROVE_FAILED: {
    trpc: 'INTERNAL_SERVER_ERROR',
    message: 'Erro ao aprovar documento. Tente novamente.',
    lang: 'pt',
  },
  TRANSLATION_MISSING: {
    trpc: 'PRECONDITION_FAILED',
    message: 'There is no translated file to approve yet. Wait for it, or send a correction.',
  },
  CERTIFICATE_LETTERS: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message:
      'The certificate cannot be printed: {field} contains a character that cannot be printed ({codePoint} {char}). Correct it and try again.',
  },
  TEXT_LETTERS: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message:
      'The translation cannot be printed: {field} contains a character that no font has ({codePoint} {char}). Correct it and try again.',
  },
  TEXT_PRINT_FAILED: {
    trpc: 'INTERNAL_SERVER_ERROR',
    message: 'The translation could not be typeset. Nothing was certified. Send it as a PDF, or try again.',
  },
  TEXT_PRINT_LONG: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'The English fills more than 150 pages, which one file cannot hold. Send it as a PDF instead.',
  },
  CERTIFICATE_IMAGE_SIZE: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'This image has more than 40 megapixels and cannot be placed on a certificate. Send a smaller one.',
  },
  SOURCE_FONTS_MISSING: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message:
      'The file does not contain the fonts it uses ({fonts}), so its letters may show as others. Save it as PDF/A, or print it to a new PDF with embedded fonts, and send that.',
  },
  SOURCE_COPY_FAILED: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message:
      'The original cannot be copied into the delivered file. Decide without the copy of the source, or ask the client for the original as a new PDF.',
  },
  CERTIFICATE_INCOMPLETE: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'This translation cannot be certified yet.',
  },
  SIGNER_PROFILE_INVALID: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'Your signer’s profile was not saved. Correct what is marked.',
  },
  CREDENTIAL_INVALID: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'The credential was not saved. Correct what is marked.',
  },
  CREDENTIAL_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'There is no such credential, or it was withdrawn.' },
  CREDENTIAL_TWICE: { trpc: 'CONFLICT', message: 'This credential is in your list already. Change that entry.' },
  CREDENTIAL_CHECKED: {
    trpc: 'CONFLICT',
    message: 'This credential was checked already, and no longer changes. Reload to see by whom.',
  },
  CREDENTIAL_UNCHECKED: { trpc: 'CONFLICT', message: 'This credential is not checked. Reload to see why.' },
  CREDENTIAL_EXPIRED: { trpc: 'CONFLICT', message: 'This credential has expired. Its holder states the new one.' },
  CREDENTIAL_PROOF_CHANGED: {
    trpc: 'CONFLICT',
    message: 'The proof was replaced while you looked at it. Open the new one first.',
  },
  CREDENTIAL_OWN: { trpc: 'FORBIDDEN', message: 'Somebody else has to check your own credential.' },
  CREDENTIAL_PROOF_PAGES: { trpc: 'BAD_REQUEST', message: 'A proof has at most {max} pages.' },
  SIGNER_KEY_REFUSED: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'This key was not taken. Read below why.',
  },
  SIGNER_KEY_MISSING: { trpc: 'NOT_FOUND', message: 'This key is no longer in use.' },
  OWN_UPLOAD: {
    trpc: 'FORBIDDEN',
    message: 'You uploaded this document for a client, so another member of staff has to certify it.',
  },
  CLIENT_NAME_CLAIM: {
    trpc: 'BAD_REQUEST',
    message: 'A client name states who the person is, and nothing else.',
  },
  CORRECTION_NOT_PDF: { trpc: 'UNSUPPORTED_MEDIA_TYPE', message: 'The corrected file must be a PDF.' },
  CORRECTION_UPLOAD_FAILED: {
    trpc: 'BAD_REQUEST',
    message: 'File upload failed. Please contact support for assistance.',
  },
  CORRECTION_DENIED: {
    trpc: 'FORBIDDEN',
    message: 'Permission denied. Please contact support to verify your access.',
  },
  CORRECTION_STORAGE: {
    trpc: 'SERVICE_UNAVAILABLE',
    message: 'Storage service error. Please contact support.',
  },
  CORRECTION_UPLOAD_OTHER: {
    trpc: 'INTERNAL_SERVER_ERROR',
    message: 'An error occurred while uploading the file.',
  },
  CORRECTION_DUPLICATE: {
    trpc: 'CONFLICT',
    message: 'Document already exists. Please contact support for assistance.',
  },
  CORRECTION_REFERENCE: {
    trpc: 'BAD_REQUEST',
    message: 'Invalid document reference. Please contact support for assistance.',
  },
  CORRECTION_DATA: {
    trpc: 'BAD_REQUEST',
    message: 'Invalid document data. Please contact support for assistance.',
  },
  CORRECTION_SAVE_FAILED: {
    trpc: 'INTERNAL_SERVER_ERROR',
    message: 'Failed to save correction. Please contact support for assistance.',
  },
  CORRECTION_ORIGINAL_FAILED: {
    trpc: 'INTERNAL_SERVER_ERROR',
    message: 'Failed to update original document. Please contact support for assistance.',
  },
  CORRECTION_DATABASE: {
    trpc: 'SERVICE_UNAVAILABLE',
    message: 'Database error. Please contact support for assistance.',
  },
  CORRECTION_NETWORK: {
    trpc: 'SERVICE_UNAVAILABLE',
    message: 'Network error. Please check your connection and try again.',
  },
  CORRECTION_FAILED: {
    trpc: 'INTERNAL_SERVER_ERROR',
    message: 'An error occurred during the correction process.',
  },
  CLIENT_NAME_REQUIRED: {
    trpc: 'BAD_REQUEST',
    message: "Client name is required. Please enter the client's full name.",
  },
  STAFF_WORKFLOW_FAILED: {
    trpc: 'SERVICE_UNAVAILABLE',
    message: 'Erro ao enviar documento para tradução',
    lang: 'pt',
  },
  STAFF_DOCUMENT_SAVE_FAILED: {
    trpc: 'INTERNAL_SERVER_ERROR',
    message: 'Erro ao salvar documento no banco de dados',
    lang: 'pt',
  },
  STAFF_UPLOAD_FAILED: {
    trpc: 'INTERNAL_SERVER_ERROR',
    message: 'Erro ao processar upload',
    lang: 'pt',
  },
  CLIENT_LOOKUP_FAILED: {
    trpc: 'NOT_FOUND',
    message: 'Erro ao buscar informações do usuário.',
    lang: 'pt',
  },
  CLIENT_LOOKUP_UNEXPECTED: {
    trpc: 'INTERNAL_SERVER_ERROR',
    message: 'Erro inesperado ao buscar usuário.',
    lang: 'pt',
  },
  CERTIFICATE_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'No certificate has this code.' },
  REASON_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Please give a reason.' },
  REVOKE_DENIED: {
    trpc: 'FORBIDDEN',
    message: 'Only an admin, or the person who signed this certificate, can revoke it.',
  },
  REINSTATE_DENIED: {
    trpc: 'FORBIDDEN',
    message: 'This certificate is revoked. Only an admin, or the person who revoked it, can issue it again.',
  },
  REISSUE_CONFLICT: {
    trpc: 'CONFLICT',
    message: 'This certificate has changed in the meantime. Reload to see its current revision.',
  },
  REISSUE_FILE_NEEDED: {
    trpc: 'PRECONDITION_FAILED',
    message: 'The translation of this certificate is not kept apart from it. Upload the corrected translation.',
  },
  REVISION_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'There is no such request.' },
  REVISION_ANSWERED: {
    trpc: 'CONFLICT',
    message: 'This request has already been answered. Reload to see the answer.',
  },

  // Translation texts.
  TEXT_CLASH: {
    trpc: 'CONFLICT',
    message: 'Somebody else changed the same text in the meantime. Compare both and choose.',
  },
  TEXT_DECIDED: {
    trpc: 'CONFLICT',
    message: 'This translation is decided or with the notary, so its text can no longer change.',
  },
  LANGUAGE_TYPED: {
    trpc: 'PRECONDITION_FAILED',
    message: 'A person types papers in this language: the product neither reads nor drafts them.',
  },
  TEXT_TOO_LONG: {
    trpc: 'BAD_REQUEST',
    message: 'One of these texts has more than 10,000 characters. Split it into several blocks.',
  },
  TEXT_FULL: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'A page holds at most {page} blocks and a text {total}. Merge some of them first.',
  },
  TEXT_UNTRANSLATED: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'There is no English to confirm yet.',
  },
  TEXT_VERSION_UNKNOWN: {
    trpc: 'CONFLICT',
    message: 'This version of the text is not known. Reload to see the current one.',
  },
  TEXT_FILE_INVALID: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'This is not an XLIFF 2 file. Export the text again and translate that file.',
  },
  TEXT_FILE_FOREIGN: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'This file was not exported from this text. Nothing was changed.',
  },
  TEXT_FILE_MARKUP: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'This file has inline tags or split segments. Save it with plain text, one segment per unit.',
  },
  // Questions to customers, comments, assignment.
  QUESTION_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Please enter your question.' },
  COMMENT_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Please enter a comment.' },
  BLOCK_NOT_FOUND: {
    trpc: 'NOT_FOUND',
    message: 'This part of the text no longer exists, or has not been saved yet.',
  },
  QUESTION_PICTURE: { trpc: 'BAD_REQUEST', message: 'The picture of this place could not be read. Ask without it.' },
  QUESTIONS_FULL: {
    trpc: 'CONFLICT',
    message: 'Twenty questions about this document are open. Wait for answers, or withdraw one.',
  },
  QUESTION_WITHOUT_CUSTOMER: {
    trpc: 'CONFLICT',
    message: 'A colleague uploaded this document for a client who has no account. Ask the colleague.',
  },
  TOO_MANY_QUESTIONS: {
    trpc: 'TOO_MANY_REQUESTS',
    message: 'You have asked many questions. Please wait a while before asking again.',
  },
  COMMENT_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'There is no such comment.' },
  COMMENTS_FULL: { trpc: 'CONFLICT', message: 'This review has too many comments.' },
  TOO_MANY_COMMENTS: {
    trpc: 'TOO_MANY_REQUESTS',
    message: 'You have written many comments. Please wait a while before writing again.',
  },
  ASSIGN_DENIED: {
    trpc: 'FORBIDDEN',
    message: 'You can take a document that is assigned to nobody, and give back your own. An admin assigns the others.',
  },
  ASSIGNEE_NOT_STAFF: { trpc: 'CONFLICT', message: 'This person is no longer on the staff.' },

  // Phrasebook.
  PHRASES_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Failed to fetch phrases' },
  PHRASE_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'There is no such phrase.' },
  MEMORY_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Failed to fetch the memory' },
  MEMORY_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'There is no such entry.' },
  MEMORY_TWICE: { trpc: 'CONFLICT', message: 'The memory holds this pair already. Retire one of the two.' },
  COLLECTION_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'There is no such memory, glossary or file.' },
  COLLECTION_NAME_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Enter a name.' },
  TERM_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'There is no such term.' },
  TERM_TWICE: { trpc: 'CONFLICT', message: 'The glossary holds this pair already.' },
  TERM_EMPTY: { trpc: 'BAD_REQUEST', message: 'Enter the term and its English.' },
  MEMORY_FILE_UNREADABLE: {
    trpc: 'BAD_REQUEST',
    message: 'This file can’t be read. A memory takes TMX, a glossary takes TBX.',
  },
  MEMORY_FILE_CUT: {
    trpc: 'BAD_REQUEST',
    message: 'The file ends too early. What came before was added; send the whole file again, and the rest follows.',
  },
  MEMORY_FILE_TOO_LARGE: { trpc: 'PAYLOAD_TOO_LARGE', message: 'The file is larger than 1 GB. Split it.' },
  PHRASE_EMPTY: { trpc: 'BAD_REQUEST', message: 'Enter the English.' },
  PHRASE_UNPRINTABLE: { trpc: 'BAD_REQUEST', message: 'The English holds characters that cannot be printed.' },
  PHRASE_SLOTS: {
    trpc: 'BAD_REQUEST',
    message: 'Keep the places for numbers and names, such as {1}, as they are in the source.',
  },
  PHRASE_CHANGED: {
    trpc: 'CONFLICT',
    message: 'A colleague has changed this phrase in the meantime. Reload to see it.',
  },

  // Forms of papers.
  FORMS_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Failed to fetch forms' },
  FORM_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'There is no such form.' },
  FORM_NAMELESS: { trpc: 'BAD_REQUEST', message: 'Give the form a name.' },
  FORM_CHANGED: {
    trpc: 'CONFLICT',
    message: 'A colleague has changed this form in the meantime. Reload to see it.',
  },

  // Administration.
  ROLE_UPDATE_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Error updating user role' },
  ROLE_OF_PERSON: {
    trpc: 'CONFLICT',
    message: 'Roles belong to people. An organization’s members each have their own account.',
  },
  OWN_ROLE_LOCKED: { trpc: 'CONFLICT', message: 'You cannot take away your own admin role.' },
  OWN_CAPABILITIES: { trpc: 'FORBIDDEN', message: 'Somebody else has to give you a capability, or invite you.' },
  LAST_MANAGER: {
    trpc: 'CONFLICT',
    message: 'You are the last who can manage the staff. Give this capability to somebody else first.',
  },
  STAFF_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'Nobody on the staff has this address.' },
  STAFF_ALREADY: { trpc: 'CONFLICT', message: 'This person is on the staff already. Change what they may do instead.' },
  STAFF_CAPABILITY_NEEDED: { trpc: 'BAD_REQUEST', message: 'Choose what the person may do.' },
  STAFF_NOT_SUSPENDED: { trpc: 'CONFLICT', message: 'This person is not suspended.' },
  OWN_SECOND_FACTOR: { trpc: 'CONFLICT', message: 'Your own is turned off in your profile.' },
  SECOND_FACTOR_REASON_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Please give a reason.' },
  USERS_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Failed to fetch users' },
  AUTHENTICATORS_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Failed to fetch authenticators' },
  ACTIVITIES_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Failed to fetch activities' },
  WORK_NEEDS_DECISION: {
    trpc: 'CONFLICT',
    message: 'This cannot be tried again: it needs a decision, such as a refund.',
  },
  CERTIFICATE_NOT_IN_QUESTION: {
    trpc: 'CONFLICT',
    message: 'There is no open question about this certificate.',
  },
  CERTIFICATE_ALREADY_DECIDED: {
    trpc: 'CONFLICT',
    message: 'A colleague has already answered this differently. Reload to see the answer.',
  },
  OVERVIEW_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Error fetching overview statistics' },
} as const satisfies Record<string, CatalogueEntry>;
