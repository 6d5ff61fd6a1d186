import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { readEnv } from '#server/env.ts';
import { openTracing } from '#server/platform/observability/open-tracing.ts';
import { readAddress } from '../../scripts/sandbox/support/listen.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { buildDraft, openCheckout, pay } from '../support/orders.ts';
import { settingsOf } from '../support/server-process.ts';
import { startWorkflowApi, type WorkflowApi } from '../support/workflow-api.ts';

const value = z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() });
const spanShape = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().default(''),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value })),
});
const exportShape = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanShape) })) })),
});

interface Span extends Omit<z.infer<typeof spanShape>, 'attributes'> {
  facts: Record<string, string | number | undefined>;
}

/** A fake OTLP/HTTP collector that stores received spans. */
interface Collector {
  url: string;
  spans: Span[];
  /** Concatenated request bodies. */
  raw(): string;
  stop(): Promise<void>;
}

const canary = { email: 'canarymail@people.example', name: 'Canaria Namensfrau' };
const filename = 'canary-passport.pdf';
const password = 'canary-password-5521';
const pollOptions = { timeout: 60_000, interval: 50 };

let collector: Collector;
let workflow: WorkflowApi;
let h: Harness;
let url: string;
let ana: BuiltUser;
beforeAll(async () => {
  // Milliseconds between two deliveries: the library's own setting.
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '100');
  [collector, workflow] = await Promise.all([startCollector(), startWorkflowApi()]);
  h = await createHarness({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, TRANSLATION_WEBHOOK_URL: workflow.url },
  });
  ({ url } = await h.listen());
  ana = await buildUser(h, canary);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await h.stop();
  await Promise.all([collector.stop(), workflow.stop()]);
});

/** The traceparent header of a caller's trace. */
function beginTrace(): { traceId: string; spanId: string; traceparent: string } {
  const [traceId, spanId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
  return { traceId, spanId, traceparent: `00-${traceId}-${spanId}-01` };
}

/** The spans of a trace once one of that name is there: they are sent every few seconds. */
async function spansOf(traceId: string, name: string): Promise<Span[]> {
  const own = () => collector.spans.filter((span) => span.traceId === traceId);
  await vi.waitFor(() => expect(own().map((span) => span.name)).toContain(name), pollOptions);
  return own();
}

describe('a request', () => {
  test('is part of its caller’s trace, and so are its procedures and their statements', async () => {
    const trace = beginTrace();
    const { traceparent } = trace;
    const answer = await fetch(`${url}/trpc/documents.stats`, { headers: { cookie: ana.cookie, traceparent } });
    expect(answer.status).toBe(200);
    const spans = await spansOf(trace.traceId, 'GET /trpc');
    const [request] = spans.filter((span) => span.name === 'GET /trpc');
    expect(request).toMatchObject({ parentSpanId: trace.spanId, facts: { 'http.response.status_code': 200 } });
    const [procedure] = spans.filter((span) => span.name === 'documents.stats');
    expect(procedure).toMatchObject({ parentSpanId: request?.spanId, facts: { 'rpc.type': 'query', code: 'OK' } });
    expect(procedure?.facts['request.id']).toMatch(/^[\da-f-]{36}$/);
    const statements = spans.filter((span) => span.name === 'select');
    expect(statements.map((span) => span.parentSpanId)).toContain(procedure?.spanId);
    for (const { facts } of statements) expect(facts['db.query.text']).toMatch(/^(select|with) .*\$1/s);
  });

  test('records the error code when refused, on both tRPC paths', async () => {
    for (const general of [{}, { 'trpc-accept': 'application/json' }]) {
      const trace = beginTrace();
      const { error } = (await (
        await fetch(`${url}/trpc/admin.overview`, {
          headers: { ...general, cookie: ana.cookie, traceparent: trace.traceparent },
        })
      ).json()) as { error: { data: { requestId: string } } };
      const spans = await spansOf(trace.traceId, 'admin.overview');
      const [procedure] = spans.filter((span) => span.name === 'admin.overview');
      expect(procedure?.facts).toMatchObject({ code: 'ADMIN_ONLY', 'request.id': error.data.requestId });
    }
  });

  test('starts a new trace without a traceparent or with a malformed one', async () => {
    const before = collector.spans.length;
    await fetch(`${url}/health/live`, { headers: { traceparent: `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01` } });
    await fetch(`${url}/health/live`, { headers: { traceparent: 'x' } });
    const own = () => collector.spans.slice(before).filter((span) => span.name === 'GET /health/live');
    await vi.waitFor(() => expect(own()).toHaveLength(2), pollOptions);
    for (const span of own()) expect([span.parentSpanId, /^0+$/.test(span.traceId)]).toEqual(['', false]);
  });
});

test('an order propagates its trace to the workflow; spans hold no personal data', async () => {
  const post = (path: string, body: object) =>
    fetch(`${url}/trpc/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: h.env.publicUrl, cookie: ana.cookie },
      body: JSON.stringify(body),
    });
  await post('auth.login', { email: canary.email, password });
  await post('auth.register', { email: canary.email, name: canary.name, password, phone: '+15550107777' });
  const draft = await buildDraft(h, ana, { filename });
  const { sessionId } = await openCheckout(h, ana, [draft]);
  await pay(h, sessionId);
  await post('payments.processSession', { sessionId });
  await h.runJobs();
  const sent = workflow.orders.find(({ body }) => body.includes(draft.id))?.headers['traceparent'];
  const [, traceId = '', parent] = String(sent).split('-');
  const [job] = (await spansOf(traceId, 'translation.dispatch')).filter((span) => span.name === 'translation.dispatch');
  expect(job).toMatchObject({ spanId: parent, facts: { code: 'done' } });

  await vi.waitFor(() => expect(collector.spans.map(({ name }) => name)).toContain('auth.register'), pollOptions);
  for (const word of [canary.email, canary.name, filename, password, '5550107777', ana.cookie.split('=')[1] ?? '']) {
    expect(collector.raw()).not.toContain(word);
  }
  expect(collector.raw()).toContain('insert into');
});

test('records nothing without a collector', async () =>
  expect(await openTracing(readEnv(settingsOf(h.env)))).toBeNull());

async function startCollector(): Promise<Collector> {
  const spans: Span[] = [];
  let raw = '';
  const server = http.createServer((request, response) => {
    void text(request).then((body) => {
      raw += body;
      const { resourceSpans } = exportShape.parse(JSON.parse(body));
      for (const { attributes, ...span } of resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap((scope) => scope.spans),
      )) {
        const facts = attributes.map(
          ({ key, value: { stringValue, intValue } }) => [key, stringValue ?? intValue] as const,
        );
        spans.push({ ...span, facts: Object.fromEntries(facts) });
      }
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${readAddress(server).port}`,
    spans,
    raw: () => raw,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
