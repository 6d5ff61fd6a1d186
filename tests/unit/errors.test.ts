import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { constraintErrors, toAppError } from '#server/errors.ts';
import { catalogue, errorMessage, httpStatusOf, isErrorCode, type ErrorCode } from '#shared/errors.ts';

/** The owner's texts verbatim; `…` stands for an inserted detail. */
const texts = {
  'the rules of input': [
    'Please select a PDF file or image (PNG, JPG).',
    'File size must be less than 10MB.',
    'Failed to read PDF pages: …',
    'Error processing PDF file. Please try again.',
    'Error processing image file. Please try again.',
    'Nenhum arquivo selecionado',
    '📝 Please fill in all fields',
    '📧 Please enter a valid email address',
    'Name is required',
    'Email is required',
    'Please enter a valid email',
    'Phone number is required',
    'Please enter a valid phone number',
    'Password is required',
    'Passwords do not match',
    'Please enter your email address',
    'Please enter a valid email address',
    'Please fill in all fields',
    'Password must be at least 6 characters long',
    'Password is too long. Please use a password with 6-128 characters.',
    'Passwords do not match. Please make sure both passwords are identical.',
    'Invalid or expired reset link. Please request a new password reset.',
    'User not authenticated',
    'Filename is required',
    'Verification code is required',
    "Client name is required. Please enter the client's full name.",
    'You do not have permission to access this area.',
  ],
  login: [
    '❌ Incorrect email or password. Please check your credentials and try again.',
    '📧 Please check your email and confirm your account before logging in.',
    '⏰ Too many login attempts. Please wait a few minutes before trying again.',
    '👤 No account found with this email. Please check the email or create a new account.',
    '🌐 Connection problem. Please check your internet and try again.',
    '❌ Error: …',
  ],
  register: [
    'This email is already registered. Please try logging in instead.',
    'Password must be at least 6 characters long.',
    'Please enter a valid email address.',
    'Registration failed. Please try again.',
  ],
  'forgot password': [
    'No account found with this email address. Please check your email or create a new account.',
    'Too many reset attempts. Please wait a few minutes before trying again.',
    'Please enter a valid email address.',
    'Please confirm your email address before requesting a password reset.',
    'Failed to send reset email. Please try again.',
  ],
  'reset password': [
    'Please enter a valid password.',
    'Too many password update attempts. Please wait a few minutes before trying again.',
    'Your reset link has expired or is invalid. Please request a new password reset.',
    'Failed to update password. Please try again.',
  ],
  'payment processing': [
    'Session ID not found',
    'Failed to retrieve session information. Please contact support.',
    'Upload failed: …',
    'Upload failed. Please try again.',
    'File not found in local storage. Please try uploading again.',
    'File not found in storage. Please try uploading again.',
    'Document not found in database. Please contact support.',
    'Document not found after multiple attempts. Please contact support.',
    'Document ID not found in session metadata. Please contact support.',
    'Failed to update document. Please contact support.',
    'Invalid file URL generated. Please contact support.',
    'Erro ao processar pagamento',
  ],
  checkout: [
    'Erro ao criar sessão de pagamento',
    'Erro ao criar documento no banco de dados',
    'Nenhum arquivo selecionado',
    'Document ID não fornecido',
    'Não foi possível salvar o arquivo no dispositivo. Tente novamente ou use um dispositivo diferente.',
  ],
  'file access': [
    'Não foi possível acessar o arquivo. Tente novamente mais tarde.',
    'Failed to open file.',
    'Failed to download file.',
    'Erro ao baixar arquivo: …',
    'Não foi possível baixar o arquivo. Tente novamente mais tarde.',
    'Error downloading file. Please try again.',
    'No PDF file available to view.',
    'Failed to open PDF. The file may be corrupted or inaccessible.',
  ],
  profile: ['User not found', 'Profile not found', 'Error loading profile', 'Error updating profile'],
  lists: [
    'Failed to fetch documents',
    'Failed to fetch translated documents',
    'Failed to fetch folders',
    'Failed to fetch users',
    'Failed to fetch authenticators',
    'Failed to fetch activities',
    'Failed to fetch notifications',
    'Conflict detected. Please refresh the page or contact support.',
    'Unexpected error while fetching documents.',
    'Error fetching overview statistics',
  ],
  'files and folders': [
    'Erro ao mover arquivo: …',
    'Error renaming file: …',
    'Error deleting file: …',
    'Error renaming folder: …',
    'Error deleting folder: …',
  ],
  access: [
    'You need to be logged in to access this page.',
    'Access denied. Only authenticators can view this page.',
    "You don't have permission to access this area.",
    'Unexpected Application Error!',
  ],
  staff: [
    'Error updating user role',
    'Error downloading file',
    'Erro ao aprovar documento. Tente novamente.',
    'File upload failed. Please contact support for assistance.',
    'Permission denied. Please contact support to verify your access.',
    'Storage service error. Please contact support.',
    'An error occurred while uploading the file.',
    'Document already exists. Please contact support for assistance.',
    'Invalid document reference. Please contact support for assistance.',
    'Invalid document data. Please contact support for assistance.',
    'Failed to save correction. Please contact support for assistance.',
    'Failed to update original document. Please contact support for assistance.',
    'Database error. Please contact support for assistance.',
    'Network error. Please check your connection and try again.',
    'An error occurred during the correction process.',
    'Erro ao buscar informações do usuário.',
    'Erro inesperado ao buscar usuário.',
    'Erro ao enviar documento para tradução',
    'Nenhum arquivo selecionado',
    'Erro ao salvar documento no banco de dados',
    'Erro ao processar upload',
  ],
};

const codes = Object.keys(catalogue).filter(isErrorCode);
const messages = new Set(codes.map((code) => catalogue[code].message.replace(/\{\w+\}$/, '…')));

describe.each(Object.entries(texts))('%s', (_area, expected) => {
  test.each(expected)('%s', (text) => expect(messages).toContain(text));
});

const noEnumeration = 'login and forgot-password never tell whether an address is registered';
const oneRequest = 'the server makes the record, its code and its file address itself; a client cannot leave them out';
const oneTransaction =
  'payment and decision commit whole, with what follows in jobs; there is no half-done step to report';
const unifiedForm = 'the form shows the rule or refusal that says more';

/** Specified texts that stay in the catalogue although nothing shows them, each with the decision behind it. */
const neverRaised: Partial<Record<ErrorCode, string>> = {
  LOGIN_USER_NOT_FOUND: noEnumeration,
  FORGOT_NO_ACCOUNT: noEnumeration,
  FORGOT_NOT_CONFIRMED: noEnumeration,
  REGISTER_EMAIL_INVALID: unifiedForm,
  PASSWORD_INVALID: unifiedForm,
  NOT_AUTHENTICATED: unifiedForm,
  VERIFICATION_CODE_REQUIRED: oneRequest,
  DOCUMENT_ID_MISSING: oneRequest,
  FILE_URL_INVALID: oneRequest,
  DOCUMENT_MISSING_AFTER_RETRIES: oneTransaction,
  DOCUMENT_ID_MISSING_IN_SESSION: oneTransaction,
  DOCUMENT_UPDATE_FAILED: oneTransaction,
  CORRECTION_DUPLICATE: oneTransaction,
  STAFF_WORKFLOW_FAILED: oneTransaction,
  STAFF_DOCUMENT_SAVE_FAILED: oneTransaction,
  STAFF_UPLOAD_FAILED: unifiedForm,
};

describe('the catalogue', () => {
  test('has no empty text, and an HTTP status for each code', () => {
    for (const code of codes) {
      expect(catalogue[code].message.trim()).toBe(catalogue[code].message);
      expect(catalogue[code].message).not.toBe('');
      expect(httpStatusOf[catalogue[code].trpc]).toBeGreaterThanOrEqual(400);
    }
  });

  test('marks what is Portuguese, and nothing else', () => {
    const portuguese = /[ãçõáéíóú]|^Erro |^Nenhum /;
    for (const code of codes) {
      const entry: { message: string; lang?: string } = catalogue[code];
      expect([code, entry.lang]).toEqual([code, portuguese.test(entry.message) ? 'pt' : undefined]);
    }
  });

  test.each<[ErrorCode, number]>([
    ['INVALID_INPUT', 400],
    ['NOT_SIGNED_IN', 401],
    ['LINK_EXPIRED', 403],
    ['DOCUMENT_NOT_FOUND', 404],
    ['DOCUMENT_LOCKED', 409],
    ['FILE_REQUIRED', 412],
    ['FILE_TOO_LARGE', 413],
    ['FILE_TYPE', 415],
    ['PDF_NO_PAGES', 422],
    ['TOO_MANY_UPLOADS', 429],
    ['UNEXPECTED', 500],
    ['SERVICE_UNAVAILABLE', 503],
  ])('%s answers %d', (code, status) => expect(httpStatusOf[catalogue[code].trpc]).toBe(status));

  test('a detail is filled in where its mark stands; a detail that looks like a pattern stays as it is', () => {
    expect(errorMessage('PDF_UNREADABLE', { reason: 'it is damaged' })).toBe('Failed to read PDF pages: it is damaged');
    expect(errorMessage('PRICE_CHANGED', { total: '$45.00' })).toContain('$45.00');
    expect(errorMessage('LOGIN_OTHER', { message: '$& {message}' })).toBe('❌ Error: $& {message}');
    expect(errorMessage('LOGIN_OTHER')).toBe('❌ Error: ');
    expect(errorMessage('FILE_TYPE', { reason: 'unused' })).toBe('Please select a PDF file or image (PNG, JPG).');
  });

  test('each code is raised or shown somewhere, except for specified texts whose case cannot arise', () => {
    const root = join(import.meta.dirname, '../..');
    const sources = globSync('{server,client,shared}/**/*.{ts,tsx}', { cwd: root })
      .filter((path) => !path.startsWith(join('shared', 'catalogue')) && !path.startsWith(join('shared', 'messages')))
      // The public contract lists every code.
      .filter((path) => !path.endsWith('.d.ts'))
      .map((path) => readFileSync(join(root, path), 'utf8'))
      .join('\n');
    const named = new Set(sources.match(/\b[A-Z][A-Z\d_]+\b/g));
    expect(codes.filter((code) => !named.has(code)).toSorted()).toEqual(Object.keys(neverRaised).toSorted());
  });

  test('only its own codes are codes', () => {
    for (const value of ['toString', '__proto__', 'constructor', '', 7, null]) expect(isErrorCode(value)).toBe(false);
  });

  test('every constraint a person can meet leads to a code', () => {
    for (const code of Object.values(constraintErrors)) expect(codes).toContain(code);
  });
});

describe('an unavailable vendor is 503, whatever it answered with', () => {
  const aws = (name: string, httpStatusCode: number) =>
    Object.assign(new Error('x'), { name, $metadata: { httpStatusCode } });
  test.each([
    ['a page of a proxy in front of S3', aws('UnknownError', 503)],
    ['an answer of S3 that cannot be parsed', aws('SyntaxError', 502)],
    ['S3 throttles', aws('Whatever', 429)],
    ['no credentials can be had', Object.assign(new Error('x'), { name: 'CredentialsProviderError' })],
    ['Stripe cannot be reached', Object.assign(new Error('x'), { type: 'StripeConnectionError' })],
    ['Stripe fails', Object.assign(new Error('x'), { type: 'StripeAPIError', statusCode: 500 })],
    ['fetch fails', new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) })],
  ])('%s', (_what, error) => expect(toAppError(error).code).toBe('SERVICE_UNAVAILABLE'));

  test('a refusal is not an outage', () => {
    expect(toAppError(aws('AccessDenied', 403)).code).toBe('UNEXPECTED');
    expect(toAppError(Object.assign(new Error('x'), { type: 'StripeInvalidRequestError', statusCode: 400 })).code).toBe(
      'UNEXPECTED',
    );
  });
});

test('a code is in one file of the catalogue: a second text would replace the first', () => {
  const written = globSync('shared/catalogue/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ {2}([A-Z][A-Z\d_]+):/gm)].map(([, code]) => code),
  );
  expect(written).toHaveLength(Object.keys(catalogue).length);
  expect(written.filter((code, index) => written.indexOf(code) !== index)).toEqual([]);
});
