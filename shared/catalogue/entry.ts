import type { Finding } from '#shared/certificate/findings.ts';

/** tRPC codes in use. */
export type TransportCode =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'METHOD_NOT_SUPPORTED'
  | 'CONFLICT'
  | 'PRECONDITION_FAILED'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'UNPROCESSABLE_CONTENT'
  | 'TOO_MANY_REQUESTS'
  | 'INTERNAL_SERVER_ERROR'
  | 'BAD_GATEWAY'
  | 'SERVICE_UNAVAILABLE';

/** Strings and numbers fill `{name}` placeholders; findings are listed beside the message. */
export type ErrorDetails = Readonly<Record<string, string | number | readonly Finding[]>>;

/** Fills `{name}` placeholders from `details`; a placeholder without a detail becomes empty. */
export function fillMessage(message: string, details: ErrorDetails = {}): string {
  return message.replaceAll(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const detail = details[name];
    return typeof detail === 'string' || typeof detail === 'number' ? String(detail) : '';
  });
}

/** Transport code and customer text of one error. */
export interface CatalogueEntry {
  readonly trpc: TransportCode;
  readonly message: string;
  /** `lang` attribute of a message that is not in English. */
  readonly lang?: 'pt';
}
