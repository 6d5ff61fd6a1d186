import type { AppError } from '#server/errors.ts';
import { refusalHeaders, type Refusal } from '#server/platform/rate-limit/headers.ts';
import { statusOf } from '#shared/errors.ts';

/** The part of an error that headers state. */
export interface HeaderError extends Refusal {
  code: string;
}

export function headerError({ code, details }: AppError): HeaderError {
  return { code, details, httpStatus: statusOf(code) };
}

/** Retry-After and RateLimit of refusals, and the challenge that every 401 carries. */
export function errorHeaders(errors: readonly HeaderError[]): Record<string, string> {
  const [challenge] = errors.flatMap((error) => challengeOf(error) ?? []);
  return { ...refusalHeaders(errors), ...(challenge === undefined ? {} : { 'WWW-Authenticate': challenge }) };
}

const realm = 'Bearer realm="api"';

/** `WWW-Authenticate` (RFC 6750). Signed webhooks are not called with a token. */
function challengeOf({ code, httpStatus, details }: HeaderError): string | undefined {
  if (code === 'KEY_INVALID') {
    return `${realm}, error="invalid_token", error_description="The key was mistyped or revoked, or it has expired."`;
  }
  if (code === 'SCOPE_MISSING' && typeof details.scope === 'string') {
    return `${realm}, error="insufficient_scope", scope="${details.scope}"`;
  }
  return httpStatus === 401 && !code.startsWith('WEBHOOK_') ? realm : undefined;
}
