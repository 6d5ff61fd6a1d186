import type { RequestListener } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus metrics. Labels are names of procedures and jobs, never addresses or ids. */
export const metrics = new Registry();

collectDefaultMetrics({ register: metrics });

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const procedureSeconds = new Histogram({
  name: 'procedure_duration_seconds',
  help: 'Time of a procedure, by its name and the code it answered with',
  labelNames: ['procedure', 'code'] as const,
  buckets: secondsBuckets,
  registers: [metrics],
});

export const openSockets = new Gauge({
  name: 'open_sockets',
  help: 'WebSocket connections that are open',
  registers: [metrics],
});

export const verificationMisses = new Counter({
  name: 'verification_misses_total',
  help: 'Public verifications of codes that were not found',
  registers: [metrics],
});

export const jobSeconds = new Histogram({
  name: 'job_duration_seconds',
  help: 'Time of a job, by its name and whether it succeeded',
  labelNames: ['job', 'outcome'] as const,
  buckets: secondsBuckets,
  registers: [metrics],
});

export const storedFileMismatches = new Counter({
  name: 'stored_file_mismatches_total',
  help: 'Stored files whose size or hash differed from the record when they were read: any increase is an alarm',
  registers: [metrics],
});

export const certificateRecordMismatches = new Counter({
  name: 'certificate_record_mismatches_total',
  help: 'Certificates whose rows differed from their audit trail when they were read: any increase is an alarm',
  registers: [metrics],
});

export const printSeconds = new Histogram({
  name: 'certificate_print_duration_seconds',
  help: 'Time from asking for a certificate to the finished, verified file, waiting included, by outcome',
  labelNames: ['outcome'] as const,
  buckets: secondsBuckets,
  registers: [metrics],
});

export const signatures = new Counter({
  name: 'signatures_total',
  help: 'Signed deliveries, by level: B-B, B-T with a timestamp, or B-LT with validation data, too',
  labelNames: ['level'] as const,
  registers: [metrics],
});

export const timestampFailures = new Counter({
  name: 'timestamp_failures_total',
  help: 'Deliveries signed without a timestamp because the authority gave none in time',
  registers: [metrics],
});

export const validationFailures = new Counter({
  name: 'validation_data_failures_total',
  help: 'Deliveries signed without validation data: a revocation list or the authority was missing',
  registers: [metrics],
});

export const extendedFiles = new Counter({
  name: 'signed_files_extended_total',
  help: 'Delivered files that validation data or a document timestamp was appended to, by the level reached',
  labelNames: ['level'] as const,
  registers: [metrics],
});

const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time of a request until its answer was sent, by the first part of its path and the status',
  labelNames: ['route', 'status'] as const,
  buckets: secondsBuckets,
  registers: [metrics],
});

const routePattern = /^\/(trpc|api|files|webhooks|health|metrics|assets|transparency)(?=[/?]|$)/;

/** Times every request, labelled by the first path segment: the rest may hold file names and tokens. */
export function measureRequests(listener: RequestListener): RequestListener {
  return (request, response) => {
    const started = performance.now();
    // Streamed responses have more than ten listeners, a constant number: pipeline and the HTTP server add eight.
    response.setMaxListeners(20);
    response.once('close', () => {
      // An event stream lasts as long as its client wants.
      if (response.getHeader('Content-Type') === 'text/event-stream') return;
      const route = routePattern.exec(request.url ?? '')?.[1] ?? 'page';
      requestSeconds.observe({ route, status: String(response.statusCode) }, (performance.now() - started) / 1000);
    });
    listener(request, response);
  };
}
