import type { Env } from '#server/env.ts';
import type { Tracing } from './tracing.ts';

/** Null without a collector; OpenTelemetry is then not even imported. */
export async function openTracing({ telemetry }: Pick<Env, 'telemetry'>): Promise<Tracing | null> {
  if (telemetry === null) return null;
  const { createTracing } = await import('./opentelemetry.ts');
  return createTracing(telemetry);
}
