/**
 * The catalogue: every failure a person can meet, once. `message` is what a customer reads, word for word as the owner
 * wrote it; `{name}` marks a detail that is filled in by `errorMessage`. `trpc` decides the HTTP status on every path.
 */

/** The tRPC codes this product answers with. */
export type TransportCode =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'PRECONDITION_FAILED'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'UNPROCESSABLE_CONTENT'
  | 'TOO_MANY_REQUESTS'
  | 'INTERNAL_SERVER_ERROR'
  | 'SERVICE_UNAVAILABLE';

interface CatalogueEntry {
  readonly trpc: TransportCode;
  readonly message: string;
  /** Language of the message where it is not English, for the `lang` attribute. */
  readonly lang?: 'pt';
}

export const catalogue = {
  // Anything nobody foresaw.
  UNEXPECTED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong' },
  INVALID_INPUT: { trpc: 'BAD_REQUEST', message: 'Please check the highlighted fields and try again.' },
  SERVICE_UNAVAILABLE: {
    trpc: 'SERVICE_UNAVAILABLE',
    message: 'The service is briefly unavailable. Nothing was lost. Please try again in a moment.',
  },
  TOO_MANY_REQUESTS: { trpc: 'TOO_MANY_REQUESTS', message: 'Too many requests. Please wait a moment and try again.' },
  NOT_FOUND: { trpc: 'NOT_FOUND', message: 'Not found.' },
  FOREIGN_ORIGIN: { trpc: 'FORBIDDEN', message: 'This request did not come from our own pages.' },

  // Access.
  NOT_SIGNED_IN: { trpc: 'UNAUTHORIZED', message: 'You need to be logged in to access this page.' },
  PERMISSION_DENIED: { trpc: 'FORBIDDEN', message: 'You do not have permission to access this area.' },
  STAFF_ONLY: { trpc: 'FORBIDDEN', message: 'Access denied. Only authenticators can view this page.' },
  ADMIN_ONLY: { trpc: 'FORBIDDEN', message: "You don't have permission to access this area." },
  CONFLICT: { trpc: 'CONFLICT', message: 'Conflict detected. Please refresh the page or contact support.' },

  // Login.
  LOGIN_FIELDS_REQUIRED: { trpc: 'BAD_REQUEST', message: '📝 Please fill in all fields' },
  LOGIN_EMAIL_INVALID: { trpc: 'BAD_REQUEST', message: '📧 Please enter a valid email address' },
  INVALID_CREDENTIALS: {
    trpc: 'UNAUTHORIZED',
    message: '❌ Incorrect email or password. Please check your credentials and try again.',
  },
  EMAIL_NOT_CONFIRMED: {
    trpc: 'FORBIDDEN',
    message: '📧 Please check your email and confirm your account before logging in.',
  },
  TOO_MANY_LOGINS: {
    trpc: 'TOO_MANY_REQUESTS',
    message: '⏰ Too many login attempts. Please wait a few minutes before trying again.',
  },
  LOGIN_USER_NOT_FOUND: {
    trpc: 'NOT_FOUND',
    message: '👤 No account found with this email. Please check the email or create a new account.',
  },
  NETWORK: {
    trpc: 'SERVICE_UNAVAILABLE',
    message: '🌐 Connection problem. Please check your internet and try again.',
  },
  LOGIN_OTHER: { trpc: 'INTERNAL_SERVER_ERROR', message: '❌ Error: {message}' },

  // Register.
  NAME_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Name is required' },
  EMAIL_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Email is required' },
  EMAIL_INVALID: { trpc: 'BAD_REQUEST', message: 'Please enter a valid email' },
  PHONE_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Phone number is required' },
  PHONE_INVALID: { trpc: 'BAD_REQUEST', message: 'Please enter a valid phone number' },
  PASSWORD_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Password is required' },
  PASSWORDS_DIFFER: { trpc: 'BAD_REQUEST', message: 'Passwords do not match' },
  EMAIL_TAKEN: { trpc: 'CONFLICT', message: 'This email is already registered. Please try logging in instead.' },
  REGISTER_PASSWORD_TOO_SHORT: { trpc: 'BAD_REQUEST', message: 'Password must be at least 6 characters long.' },
  REGISTER_EMAIL_INVALID: { trpc: 'BAD_REQUEST', message: 'Please enter a valid email address.' },
  REGISTER_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Registration failed. Please try again.' },
  TOO_MANY_REGISTRATIONS: {
    trpc: 'TOO_MANY_REQUESTS',
    message: 'Too many registration attempts. Please wait a few minutes before trying again.',
  },
  CONFIRM_LINK_INVALID: {
    trpc: 'BAD_REQUEST',
    message: 'This confirmation link is invalid or has expired. Please request a new one.',
  },

  // Forgot password.
  FORGOT_EMAIL_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Please enter your email address' },
  FORGOT_EMAIL_INVALID: { trpc: 'BAD_REQUEST', message: 'Please enter a valid email address' },
  FORGOT_NO_ACCOUNT: {
    trpc: 'NOT_FOUND',
    message: 'No account found with this email address. Please check your email or create a new account.',
  },
  TOO_MANY_RESETS: {
    trpc: 'TOO_MANY_REQUESTS',
    message: 'Too many reset attempts. Please wait a few minutes before trying again.',
  },
  FORGOT_NOT_CONFIRMED: {
    trpc: 'FORBIDDEN',
    message: 'Please confirm your email address before requesting a password reset.',
  },
  FORGOT_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Failed to send reset email. Please try again.' },

  // Reset password.
  RESET_FIELDS_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Please fill in all fields' },
  PASSWORD_TOO_SHORT: { trpc: 'BAD_REQUEST', message: 'Password must be at least 6 characters long' },
  PASSWORD_TOO_LONG: {
    trpc: 'BAD_REQUEST',
    message: 'Password is too long. Please use a password with 6-128 characters.',
  },
  RESET_PASSWORDS_DIFFER: {
    trpc: 'BAD_REQUEST',
    message: 'Passwords do not match. Please make sure both passwords are identical.',
  },
  RESET_LINK_INVALID: {
    trpc: 'BAD_REQUEST',
    message: 'Invalid or expired reset link. Please request a new password reset.',
  },
  RESET_LINK_EXPIRED: {
    trpc: 'BAD_REQUEST',
    message: 'Your reset link has expired or is invalid. Please request a new password reset.',
  },
  PASSWORD_INVALID: { trpc: 'BAD_REQUEST', message: 'Please enter a valid password.' },
  PASSWORD_COMMON: {
    trpc: 'BAD_REQUEST',
    message: 'This password is among the most common ones. Please choose another.',
  },
  TOO_MANY_PASSWORD_UPDATES: {
    trpc: 'TOO_MANY_REQUESTS',
    message: 'Too many password update attempts. Please wait a few minutes before trying again.',
  },
  RESET_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Failed to update password. Please try again.' },

  // Profile.
  USER_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'User not found' },
  PROFILE_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'Profile not found' },
  PROFILE_LOAD_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Error loading profile' },
  PROFILE_UPDATE_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Error updating profile' },
  CURRENT_PASSWORD_WRONG: { trpc: 'BAD_REQUEST', message: 'The current password is not right.' },

  // Upload.
  FILE_TYPE: { trpc: 'UNSUPPORTED_MEDIA_TYPE', message: 'Please select a PDF file or image (PNG, JPG).' },
  FILE_TOO_LARGE: { trpc: 'PAYLOAD_TOO_LARGE', message: 'File size must be less than 10MB.' },
  FILE_EMPTY: { trpc: 'UNPROCESSABLE_CONTENT', message: 'This file is empty. Please choose another one.' },
  FILE_INCOMPLETE: { trpc: 'BAD_REQUEST', message: 'Upload failed. Please try again.' },
  FILE_LENGTH_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Upload failed: the size of the file is missing.' },
  FILE_REQUIRED: { trpc: 'PRECONDITION_FAILED', message: 'Nenhum arquivo selecionado', lang: 'pt' },
  PDF_UNREADABLE: { trpc: 'UNPROCESSABLE_CONTENT', message: 'Failed to read PDF pages: {reason}' },
  PDF_PROCESSING: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'Error processing PDF file. Please try again.',
  },
  IMAGE_PROCESSING: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'Error processing image file. Please try again.',
  },
  PDF_ENCRYPTED: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'This PDF is protected by a password. Please remove the password and upload it again.',
  },
  PDF_NO_PAGES: { trpc: 'UNPROCESSABLE_CONTENT', message: 'This PDF has no pages. Please choose another one.' },
  PDF_TOO_MANY_PAGES: {
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'This PDF has more than 50 pages. Please split it into parts of at most 50 pages.',
  },
  TOO_MANY_UPLOADS: {
    trpc: 'TOO_MANY_REQUESTS',
    message: 'Too many uploads at once. Please wait a minute and try again.',
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

  // Folders and files.
  FOLDER_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'Folder not found' },
  FOLDER_NAME_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Folder name is required' },
  FOLDER_CYCLE: { trpc: 'CONFLICT', message: 'A folder cannot be moved into itself.' },
  FILE_MOVE_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Erro ao mover arquivo: {message}', lang: 'pt' },
  FILE_RENAME_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Error renaming file: {message}' },
  FILE_DELETE_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Error deleting file: {message}' },
  FOLDER_RENAME_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Error renaming folder: {message}' },
  FOLDER_DELETE_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Error deleting folder: {message}' },

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
  PDF_MISSING: { trpc: 'NOT_FOUND', message: 'No PDF file available to view.' },
  PDF_OPEN_FAILED: {
    trpc: 'SERVICE_UNAVAILABLE',
    message: 'Failed to open PDF. The file may be corrupted or inaccessible.',
  },

  // Checkout.
  CHECKOUT_FAILED: {
    trpc: 'SERVICE_UNAVAILABLE',
    message: 'Erro ao criar sessão de pagamento',
    lang: 'pt',
  },
  DOCUMENT_CREATE_FAILED: {
    trpc: 'INTERNAL_SERVER_ERROR',
    message: 'Erro ao criar documento no banco de dados',
    lang: 'pt',
  },
  DOCUMENT_ID_MISSING: { trpc: 'BAD_REQUEST', message: 'Document ID não fornecido', lang: 'pt' },
  PRICE_CHANGED: {
    trpc: 'CONFLICT',
    message: 'The price of this order is {total}. Please check the new total and pay again.',
  },
  ALREADY_PAID: { trpc: 'CONFLICT', message: 'This document has already been paid for.' },

  // Payment processing.
  SESSION_ID_MISSING: { trpc: 'BAD_REQUEST', message: 'Session ID not found' },
  SESSION_INFO_FAILED: {
    trpc: 'NOT_FOUND',
    message: 'Failed to retrieve session information. Please contact support.',
  },
  LOCAL_FILE_MISSING: {
    trpc: 'NOT_FOUND',
    message: 'File not found in local storage. Please try uploading again.',
  },
  STORED_FILE_MISSING: {
    trpc: 'NOT_FOUND',
    message: 'File not found in storage. Please try uploading again.',
  },
  DOCUMENT_MISSING_AFTER_RETRIES: {
    trpc: 'NOT_FOUND',
    message: 'Document not found after multiple attempts. Please contact support.',
  },
  DOCUMENT_ID_MISSING_IN_SESSION: {
    trpc: 'NOT_FOUND',
    message: 'Document ID not found in session metadata. Please contact support.',
  },
  DOCUMENT_UPDATE_FAILED: {
    trpc: 'INTERNAL_SERVER_ERROR',
    message: 'Failed to update document. Please contact support.',
  },
  FILE_URL_INVALID: {
    trpc: 'INTERNAL_SERVER_ERROR',
    message: 'Invalid file URL generated. Please contact support.',
  },
  PAYMENT_PROCESSING_FAILED: {
    trpc: 'INTERNAL_SERVER_ERROR',
    message: 'Erro ao processar pagamento',
    lang: 'pt',
  },
  PAYMENT_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'Payment not found' },
  REFUND_NOT_POSSIBLE: { trpc: 'CONFLICT', message: 'This payment cannot be refunded by that amount.' },
  REFUND_FAILED: { trpc: 'SERVICE_UNAVAILABLE', message: 'The refund could not be made. Please try again.' },

  // Verification.
  VERIFICATION_CODE_EMPTY: { trpc: 'BAD_REQUEST', message: 'Please enter a verification code' },
  TOO_MANY_LOOKUPS: {
    trpc: 'TOO_MANY_REQUESTS',
    message: 'Too many verification attempts. Please wait a minute and try again.',
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

  // Administration.
  ROLE_UPDATE_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Error updating user role' },
  OWN_ROLE_LOCKED: { trpc: 'CONFLICT', message: 'You cannot take away your own admin role.' },
  USERS_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Failed to fetch users' },
  AUTHENTICATORS_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Failed to fetch authenticators' },
  ACTIVITIES_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Failed to fetch activities' },
  OVERVIEW_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Error fetching overview statistics' },

  // Notifications.
  NOTIFICATIONS_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Failed to fetch notifications' },

  // Webhooks in.
  WEBHOOK_SIGNATURE: { trpc: 'BAD_REQUEST', message: 'The signature of this call is not valid.' },
  WEBHOOK_UNAUTHORIZED: { trpc: 'UNAUTHORIZED', message: 'The signature of this call is not valid.' },
  WEBHOOK_STALE: { trpc: 'UNAUTHORIZED', message: 'The time of this call is too far from ours.' },
  WEBHOOK_PAYLOAD: { trpc: 'BAD_REQUEST', message: 'The content of this call cannot be read.' },

  // The page itself failed.
  APPLICATION_ERROR: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Unexpected Application Error!' },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof catalogue;

export type ErrorDetails = Readonly<Record<string, string | number>>;

/** The catalogue's text for a code, with `{name}` marks filled from `details` (a mark without a detail becomes empty). */
export function errorMessage(code: ErrorCode, details: ErrorDetails = {}): string {
  return catalogue[code].message.replaceAll(/\{(\w+)\}/g, (_mark, name: string) => String(details[name] ?? ''));
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(catalogue, value);
}

/** HTTP status of each transport code; the same on procedures, streams and webhooks. */
export const httpStatusOf = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNPROCESSABLE_CONTENT: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const satisfies Record<TransportCode, number>;
