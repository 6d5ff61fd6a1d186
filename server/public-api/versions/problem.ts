import type { ErrorData, PrintedError, VersionChange } from './change.ts';

/** Before problem details, an error was JSON of five fields. */
export const problemDetails: VersionChange = {
  printError: ({ appCode, message, details, fields, requestId }) => ({
    contentType: 'application/json',
    body: { appCode, message, details, fields, requestId },
  }),
};

/** Problem details (RFC 9457). Fields of the earlier format are kept for existing clients. */
export function printProblem(error: ErrorData, publicUrl: string): PrintedError {
  const { appCode, httpStatus, message, details, errors, requestId } = error;
  const detail = errors && errors.length > 0 ? errors.map((field) => field.detail).join(' ') : message;
  const body = {
    type: `${publicUrl}/developers#error-${appCode}`,
    title: titleOf(appCode),
    status: httpStatus,
    detail,
    instance: `urn:uuid:${requestId}`,
    appCode,
    message,
    details,
    ...(errors && errors.length > 0
      ? { errors, fields: Object.fromEntries(errors.map(({ pointer, code }) => [nameOf(pointer), code])) }
      : {}),
    requestId,
  };
  return { contentType: 'application/problem+json', body };
}

/** `Document not found`: the same for every occurrence of a code. */
function titleOf(appCode: string): string {
  const words = appCode.toLowerCase().replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** `items.0.pages` of `#/items/0/pages`. */
function nameOf(pointer: string): string {
  const parts = decodeURI(pointer).split('/').slice(1);
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
}
