import type { CatalogueEntry } from './entry.ts';

/** Errors of uploads, documents, folders and file access. */
export const documentErrors = {
  ADDRESS_INCOMPLETE: { trpc: 'BAD_REQUEST', message: 'Please complete the mailing address.' },
  ADDRESS_ZIP: { trpc: 'BAD_REQUEST', message: 'A ZIP code has 5 digits, or 5 and 4: 02108 or 02108-1234.' },
  STEP_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'This step was not found. Reload to see the order as it is now.' },
  STEP_NOT_OFFERED: {
    trpc: 'PRECONDITION_FAILED',
    message: 'We don’t offer this step for this document at the moment.',
  },
  STEP_MOVED: { trpc: 'CONFLICT', message: 'This step has changed meanwhile. Reload to see where it stands.' },
  // Upload.
  FILE_TYPE: { trpc: 'UNSUPPORTED_MEDIA_TYPE', message: 'Please select a PDF file or image (PNG, JPG).' },
  FILE_HEIC: {
    trpc: 'UNSUPPORTED_MEDIA_TYPE',
    message:
      'This HEIC photo could not be opened. Please upload a JPEG instead: on an iPhone, choose Settings > Camera > Formats > Most Compatible and take the photo again, or upload a screenshot of it.',
  },
  FILE_TOO_LARGE: { trpc: 'PAYLOAD_TOO_LARGE', message: 'File size must be less than 10MB.' },
  ORDER_FULL: {
    trpc: 'PRECONDITION_FAILED',
    message: 'At most {max} documents fit in one order. Please order these first.',
  },
  ONE_FILE_AT_A_TIME: {
    trpc: 'PRECONDITION_FAILED',
    message: 'Only one document can be sent at a time. Please send the first one, then choose this one again.',
  },
  FILE_EMPTY: { trpc: 'UNPROCESSABLE_CONTENT', message: 'This file is empty. Please choose another one.' },
  FILE_INCOMPLETE: { trpc: 'BAD_REQUEST', message: 'Upload failed. Please try again.' },
  FILE_LENGTH_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Upload failed: the size of the file is missing.' },
  FILE_REQUIRED: { trpc: 'PRECONDITION_FAILED', message: 'Nenhum arquivo selecionado', lang: 'pt' },
  PDF_UNREADABLE: { trpc: 'UNPROCESSABLE_CONTENT', message: 'Failed to read PDF pages: {reason}' },
  PDF_UNUSUAL: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message:
      'This PDF is saved in an unusual way, so its pages cannot be counted. Please print it to PDF again, or export it from another app, and upload that file.',
  },
  PDF_PROCESSING: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'Error processing PDF file. Please try again.',
  },
  IMAGE_PROCESSING: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'Error processing image file. Please try again.',
  },
  IMAGE_TOO_LARGE: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'This image has more than 40 megapixels. Please scan it at a lower resolution, or save it smaller.',
  },
  IMAGE_ANIMATED: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'This image is animated. Please upload a still image or a PDF.',
  },
  PDF_ENCRYPTED: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'This PDF is protected by a password. Please remove the password and upload it again.',
  },
  PDF_NO_PAGES: { trpc: 'UNPROCESSABLE_CONTENT', message: 'This PDF has no pages. Please choose another one.' },
  PAGES_OVER_LIMIT: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'A document may have at most {max} pages. Please split it into smaller parts.',
  },
  FILE_OVER_LIMIT: { trpc: 'PAYLOAD_TOO_LARGE', message: 'File size must be less than {max} MB.' },
  PDF_TOO_MANY_PAGES: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'This PDF has more than 50 pages. Please split it into parts of at most 50 pages.',
  },
  TOO_MANY_UPLOADS: {
    trpc: 'TOO_MANY_REQUESTS',
    message: 'Too many uploads at once. Please wait a minute and try again.',
  },
  UPLOAD_BUSY: {
    trpc: 'SERVICE_UNAVAILABLE',
    message: 'We are checking many files right now. There is nothing wrong with yours. Please try again in a moment.',
  },
  UPLOAD_QUOTA: {
    trpc: 'PRECONDITION_FAILED',
    message: 'You have too many unpaid uploads. Please pay for or discard some of them first.',
  },
  UPLOAD_FAILED: { trpc: 'SERVICE_UNAVAILABLE', message: 'Upload failed. Please try again.' },
  UPLOAD_FAILED_BECAUSE: { trpc: 'SERVICE_UNAVAILABLE', message: 'Upload failed: {message}' },
  DEVICE_STORAGE_FAILED: {
    trpc: 'INTERNAL_SERVER_ERROR',
    message: 'Não foi possível salvar o arquivo no dispositivo. Tente novamente ou use um dispositivo diferente.',
    lang: 'pt',
  },

  // Documents.
  NOT_AUTHENTICATED: { trpc: 'UNAUTHORIZED', message: 'User not authenticated' },
  FILENAME_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Filename is required' },
  VERIFICATION_CODE_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Verification code is required' },
  DOCUMENT_NOT_FOUND: {
    trpc: 'NOT_FOUND',
    message: 'Document not found in database. Please contact support.',
  },
  IDEMPOTENCY_MISMATCH: {
    trpc: 'CONFLICT',
    message: 'This request was sent before with other contents. Please send it again under a new key.',
  },
  FOLDER_LIMIT: {
    trpc: 'PRECONDITION_FAILED',
    message: 'You have too many folders. Please remove some of them first.',
  },
  DOCUMENT_LOCKED: {
    trpc: 'CONFLICT',
    message: 'This document has already been ordered and can no longer be changed.',
  },
  STATUS_NOT_ALLOWED: { trpc: 'CONFLICT', message: 'This change of status is not possible.' },
  STATUS_REASON_REQUIRED: {
    trpc: 'BAD_REQUEST',
    message: 'Please give a reason for completing a document without a translation.',
  },
  DOCUMENTS_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Failed to fetch documents' },
  TRANSLATIONS_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Failed to fetch translated documents' },
  FOLDERS_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Failed to fetch folders' },
  DOCUMENTS_UNEXPECTED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Unexpected error while fetching documents.' },

  PAPER_KIND_UNKNOWN: { trpc: 'BAD_REQUEST', message: 'Please choose the kind of document from the list.' },

  LANGUAGE_BY_OFFER: {
    trpc: 'BAD_REQUEST',
    message: 'We translate from this language on request. Please ask for a price.',
  },

  // Names as in the passport.
  PASSPORT_NAME_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Please enter the name as it is in the passport.' },
  PASSPORT_NAME_LETTERS: {
    trpc: 'BAD_REQUEST',
    message: 'Please enter the name in the Latin letters of the passport, without digits or signs.',
  },
  NATIVE_NAME_LETTERS: {
    trpc: 'BAD_REQUEST',
    message: 'Please enter the name as the document writes it, without digits or signs.',
  },
  PEOPLE_DECIDED: {
    trpc: 'CONFLICT',
    message: 'This document has already been translated. If a name is misspelled, report it with the translation.',
  },
  FAMILY_MEMBER_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'This name is no longer in your list.' },
  FAMILY_MEMBER_EXISTS: { trpc: 'CONFLICT', message: 'This name is already in your list.' },
  FAMILY_FULL: {
    trpc: 'PRECONDITION_FAILED',
    message: 'Your list has 50 names. Please remove one before you add another.',
  },
  PASSPORT_PHOTO_TYPE: { trpc: 'UNSUPPORTED_MEDIA_TYPE', message: 'Please choose a JPG or PNG photo.' },
  TOO_MANY_PASSPORT_PHOTOS: {
    trpc: 'TOO_MANY_REQUESTS',
    message: 'You have sent many photos. Please type the name, or try again in an hour.',
  },

  // Corrections after delivery.
  REVISION_NOT_DELIVERED: {
    trpc: 'CONFLICT',
    message: 'This document has not been delivered yet. You can report a misspelling once it is.',
  },
  REFUSAL_OPEN: {
    trpc: 'CONFLICT',
    message: 'You have already told us that this translation was refused. We will write to you within one working day.',
  },
  REVISION_OPEN: {
    trpc: 'CONFLICT',
    message: 'You have already asked for a correction of this document. We will write to you when it is done.',
  },
  REVISION_TOO_LATE: {
    trpc: 'CONFLICT',
    message: 'Corrections are free for 30 days after delivery. Please write to us for a later one.',
  },
  REVISION_ITEMS_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Please tell us at least one word to correct.' },
  SPELLING_REQUIRED: {
    trpc: 'BAD_REQUEST',
    message: 'Please enter both the word as printed and its correct spelling, on one line each.',
  },
  SPELLING_UNCHANGED: { trpc: 'BAD_REQUEST', message: 'The two spellings are the same.' },
  REVISION_PAGE: { trpc: 'BAD_REQUEST', message: 'Please enter the page as a number.' },
  TOO_MANY_REVISIONS: {
    trpc: 'TOO_MANY_REQUESTS',
    message: 'You have asked for many corrections. Please wait a while before asking again.',
  },
  CERTIFICATE_REVOKED: {
    trpc: 'CONFLICT',
    message: 'The certificate of this document has been revoked. Please write to us.',
  },

  // Questions before delivery.
  QUESTION_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'There is no such question.' },
  ANSWER_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Please enter your answer.' },
  QUESTION_ANSWERED: { trpc: 'CONFLICT', message: 'This question has already been answered.' },
  QUESTION_CLOSED: { trpc: 'CONFLICT', message: 'We no longer need an answer to this question. Thank you.' },
  TOO_MANY_ANSWERS: {
    trpc: 'TOO_MANY_REQUESTS',
    message: 'You have sent many answers. Please wait a while before sending another.',
  },

  // Messages and better scans before delivery.
  MESSAGE_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Please enter your message.' },
  MESSAGES_CLOSED: {
    trpc: 'CONFLICT',
    message: 'This order is no longer being worked on. Please write to our support.',
  },
  MESSAGES_FULL: { trpc: 'PRECONDITION_FAILED', message: 'This conversation is full. Please write to our support.' },
  TOO_MANY_MESSAGES: {
    trpc: 'TOO_MANY_REQUESTS',
    message: 'You have sent many messages. Please wait a while before sending another.',
  },
  SCAN_MORE_PAGES: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message:
      'This scan has more pages than your order ({pages}). Please send the same pages again, or order the others separately.',
  },
  SCAN_FEWER_PAGES: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'This scan has fewer pages than your order ({pages}). Please send all of its pages in one file.',
  },

  // Folders and files.
  FOLDER_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'Folder not found' },
  FOLDER_NAME_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Folder name is required' },
  FOLDER_CYCLE: { trpc: 'CONFLICT', message: 'A folder cannot be moved into itself.' },
  FILE_MOVE_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Erro ao mover arquivo: {message}', lang: 'pt' },
  FILE_RENAME_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Error renaming file: {message}' },
  FILE_DELETE_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Error deleting file: {message}' },
  FOLDER_RENAME_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Error renaming folder: {message}' },
  FOLDER_DELETE_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Error deleting folder: {message}' },

  // Filing packets.
  PACKET_REVOKED: {
    trpc: 'CONFLICT',
    message: 'The certificate of “{title}” has been revoked, so it cannot be filed. Please leave it out.',
  },
  PACKET_CHANGED: {
    trpc: 'CONFLICT',
    message: 'One of these papers has been corrected since you chose it. Please make the packet again.',
  },
  PACKET_FILE_DAMAGED: {
    trpc: 'INTERNAL_SERVER_ERROR',
    message:
      'A stored file of “{title}” is damaged, so no packet was made. Please leave it out and write to our support.',
  },
  PACKET_PAGE_TOO_LARGE: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'One page of “{title}” alone is larger than this portal accepts. Please choose another size.',
  },
  PACKET_FAILED: {
    trpc: 'INTERNAL_SERVER_ERROR',
    message: 'The packet could not be made. Your files are safe. Please try again, or write to our support.',
  },
  TOO_MANY_PACKETS: {
    trpc: 'TOO_MANY_REQUESTS',
    message: 'You have made many packets. Please wait a while before making another.',
  },

  // File access.
  LINK_EXPIRED: { trpc: 'FORBIDDEN', message: 'This link has expired. Please open the file again.' },
  LINK_FORGED: { trpc: 'FORBIDDEN', message: 'This link is not valid.' },
  FILE_ACCESS_FAILED: {
    trpc: 'SERVICE_UNAVAILABLE',
    message: 'Não foi possível acessar o arquivo. Tente novamente mais tarde.',
    lang: 'pt',
  },
  FILE_OPEN_FAILED: { trpc: 'SERVICE_UNAVAILABLE', message: 'Failed to open file.' },
  FILE_DOWNLOAD_FAILED: { trpc: 'SERVICE_UNAVAILABLE', message: 'Failed to download file.' },
  FILE_DOWNLOAD_FAILED_BECAUSE: {
    trpc: 'SERVICE_UNAVAILABLE',
    message: 'Erro ao baixar arquivo: {message}',
    lang: 'pt',
  },
  FILE_DOWNLOAD_REFUSED: {
    trpc: 'SERVICE_UNAVAILABLE',
    message: 'Não foi possível baixar o arquivo. Tente novamente mais tarde.',
    lang: 'pt',
  },
  TRANSLATION_DOWNLOAD_FAILED: {
    trpc: 'SERVICE_UNAVAILABLE',
    message: 'Error downloading file. Please try again.',
  },
  STAFF_DOWNLOAD_FAILED: { trpc: 'SERVICE_UNAVAILABLE', message: 'Error downloading file' },
  DOCUMENT_ERASED: { trpc: 'CONFLICT', message: 'This document was deleted by its owner.' },
  ERASURE_IN_WORK: {
    trpc: 'CONFLICT',
    message: 'A translator is working on this order. It can be deleted once it is delivered.',
  },
  ERASURE_DISPUTED: {
    trpc: 'CONFLICT',
    message: 'A payment is disputed with the bank. The order can be deleted once the dispute has ended.',
  },
  PDF_MISSING: { trpc: 'NOT_FOUND', message: 'No PDF file available to view.' },
  PDF_OPEN_FAILED: {
    trpc: 'SERVICE_UNAVAILABLE',
    message: 'Failed to open PDF. The file may be corrupted or inaccessible.',
  },
} as const satisfies Record<string, CatalogueEntry>;
