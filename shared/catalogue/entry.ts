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

/** One failure: how it travels and what a customer reads. */
export interface CatalogueEntry {
  readonly trpc: TransportCode;
  readonly message: string;
  /** Language of the message where it is not English, for the `lang` attribute. */
  readonly lang?: 'pt';
}
