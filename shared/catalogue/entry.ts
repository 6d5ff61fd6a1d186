import type { Finding } from '#shared/certificate/findings.ts';

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
  | 'BAD_GATEWAY'
  | 'SERVICE_UNAVAILABLE';

/** Findings are lists; every other detail may stand in a text. */
export type ErrorDetails = Readonly<Record<string, string | number | readonly Finding[]>>;

/** A message with its `{name}` marks filled from `details` (a mark without a detail becomes empty). */
export function fillMessage(message: string, details: ErrorDetails = {}): string {
  return message.replaceAll(/\{(\w+)\}/g, (_mark, name: string) => {
    const detail = details[name];
    return typeof detail === 'string' || typeof detail === 'number' ? String(detail) : '';
  });
}

/** One failure: how it travels and what a customer reads. */
export interface CatalogueEntry {
  readonly trpc: TransportCode;
  readonly message: string;
  /** Language of the message where it is not English, for the `lang` attribute. */
  readonly lang?: 'pt';
}
