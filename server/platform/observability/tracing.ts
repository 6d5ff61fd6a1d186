import type { IncomingMessage, ServerResponse } from 'node:http';

/** Names, codes and ids of the product; never an input, an address or personal data. */
export type SpanAttributes = Record<string, string | number>;

interface SpanOptions<T> {
  name: string;
  attributes?: SpanAttributes;
  /** The span's `code`; a span that throws gets `failed`. */
  outcomeOf?: (result: T) => string;
}

/** Records spans of requests, procedures, jobs and statements. */
export interface Tracing {
  /** A server span until the response closes, as a child of the caller's `traceparent`. */
  request(request: IncomingMessage, response: ServerResponse, handle: () => void): void;
  /** Runs `work` in a child of the current span, or in a root span. */
  span<T>(options: SpanOptions<T>, work: () => Promise<T>): Promise<T>;
  /** Records a finished statement: its text, without values. */
  statement(text: string, milliseconds: number, hasFailed: boolean): void;
  /** `traceparent` of the current span, for outgoing calls. */
  headers(): Record<string, string>;
  /** Flushes and stops. */
  stop(): Promise<void>;
}
