import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Env } from '#server/env.ts';
import type { Tracing } from './tracing.ts';

const sampledFlag = 1;
const maxTextLength = 2_000;

/** URLs hold tokens and file names, so spans carry the first path segment only. */
const safePath = /^\/(?:(?:webhooks|health)\/\w+|trpc|files|assets)(?=[/?]|$)/;

/**
 * Exports spans by OTLP over HTTP. OpenTelemetry itself reads its other standard environment variables: headers, sampler,
 * limits.
 */
export function createTracing({ endpoint, serviceName }: NonNullable<Env['telemetry']>): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': serviceName })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  // No propagator: baggage of callers is not passed on.
  provider.register({ propagator: null });
  const tracer = provider.getTracer('server');

  function within<T>(span: Span, parent: Context, work: () => T): T {
    return context.with(trace.setSpan(parent, span), work);
  }

  return {
    request(request, response, handle) {
      const parent = readParent(request.headers.traceparent);
      const { method = '', url = '' } = request;
      const path = safePath.exec(url)?.[0] ?? '/*';
      const attributes = { 'http.request.method': method, 'http.route': path };
      const span = tracer.startSpan(`${method} ${path}`, { kind: SpanKind.SERVER, attributes }, parent);
      response.once('close', () => {
        const { statusCode } = response;
        span.setAttribute('http.response.status_code', statusCode);
        const id: unknown = Reflect.get(request, 'id');
        if (typeof id === 'string') span.setAttribute('request.id', id);
        if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      within(span, parent, handle);
    },

    async span({ name, attributes = {}, outcomeOf }, work) {
      const span = tracer.startSpan(name, { attributes });
      try {
        const result = await within(span, context.active(), work);
        if (outcomeOf) span.setAttribute('code', outcomeOf(result));
        return result;
      } catch (error) {
        span.setAttribute('code', 'failed').setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },

    statement(text, milliseconds, hasFailed) {
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, maxTextLength) };
      const startTime = Date.now() - milliseconds;
      const span = tracer.startSpan(operationOf(text), { kind: SpanKind.CLIENT, attributes, startTime });
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(startTime + milliseconds);
    },

    headers() {
      const span = trace.getSpanContext(context.active());
      const headers: Record<string, string> = {};
      if (span) {
        const flags = (span.traceFlags & sampledFlag) === sampledFlag ? '01' : '00';
        headers['traceparent'] = `00-${span.traceId}-${span.spanId}-${flags}`;
      }
      return headers;
    },

    // An unavailable collector must not fail the shutdown.
    stop: () => provider.shutdown().catch(() => undefined),
  };
}

const traceparent = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/** The parent of W3C Trace Context; anything else starts a new trace. */
function readParent(header: unknown): Context {
  const [, traceId, spanId, flags] = traceparent.exec(typeof header === 'string' ? header : '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & sampledFlag;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** `select`, `insert`, … */
function operationOf(text: string): string {
  return /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? 'statement';
}
