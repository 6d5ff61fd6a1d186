import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Env } from '#server/env.ts';

/** What is told of a step: names, codes and ids of ours; never an input, an address or anything about a person. */
export type SpanAttributes = Record<string, string | number>;

interface SpanOptions<T> {
  name: string;
  attributes?: SpanAttributes;
  /** The code a step ended with, told beside its facts; one that throws ended with `failed`. */
  outcomeOf?: (result: T) => string;
}

/** Follows what one request or job sets off, for whoever collects it. */
export interface Tracing {
  /** A request from outside until it is answered, as a part of the caller's trace where it names one. */
  request(request: IncomingMessage, response: ServerResponse, answer: () => void): void;
  /** Does `work` as a part of what is under way, or by itself where nothing is. */
  span<T>(step: SpanOptions<T>, work: () => Promise<T>): Promise<T>;
  /** A statement that has just ended: its text, without values. */
  statement(text: string, milliseconds: number, hasFailed: boolean): void;
  /** What tells the other end of a call which trace it is part of. */
  headers(): Record<string, string>;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** Null where nobody collects; nothing of it is even loaded then. */
export async function openTracing({ telemetry }: Env): Promise<Tracing | null> {
  if (telemetry === null) return null;
  const { createTracing } = await import('./opentelemetry.ts');
  return createTracing(telemetry);
}
