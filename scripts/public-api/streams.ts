import { fileRules, type FileRoute } from '#server/public-api/file-rules.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { acceptedMimeTypes } from '#shared/files.ts';
import { limits } from '#shared/limits.ts';
import { codesOf, failuresOf, headersOf, statusesOf, type requestHeaders } from './failures.ts';
import type { StreamCodes } from './routers.ts';
import type { Schema } from './schemas.ts';

/** Bytes and event streams are served beside the procedures of `/api/v1`, with the same key and the same errors. */

const bytes = { schema: { type: 'string', contentMediaType: 'application/octet-stream' } };
/** Without a type, so that generated clients accept what their runtime sends: a file, a blob, bytes. */
const sentBytes = { schema: { contentMediaType: 'application/octet-stream' } };
const text = (mediaType: string) => ({ schema: { type: 'string', contentMediaType: mediaType } });

export interface StreamParts {
  codes: StreamCodes;
  upload: Schema;
  bulk: Schema;
  invoices: Schema;
  event: Schema;
}

/** Path items by path. */
export function describeStreams(parts: StreamParts): Record<string, unknown> {
  return { ...describeUploads(parts), ...describeInvoices(parts), ...describeEvents(parts) };
}

function describeUploads({ upload, bulk, codes }: StreamParts) {
  const megabytes = limits.fileBytes / 1024 / 1024;
  return {
    '/files/documents/{id}': {
      put: {
        operationId: 'uploadDocument',
        ...codesOf(codes.upload),
        tags: ['documents'],
        summary: `Stores the file of an unpaid order, as it is (${acceptedMimeTypes.join(', ')}; below ${megabytes} MB).`,
        security: securityOf('PUT documents'),
        parameters: [pathId, ...headerParameters(true)],
        requestBody: { required: true, content: { 'application/octet-stream': sentBytes } },
        responses: {
          200: answer({ 'application/json': { schema: upload } }),
          ...failuresOf([...uploadFailures, ...statusesOf(codes.upload)]),
        },
      },
    },
    '/files/bulk': {
      put: {
        operationId: 'bulkOrder',
        ...codesOf(codes.bulk),
        tags: ['documents'],
        summary: `Checks a CSV of up to ${limits.bulkLines} orders, and creates them with \`create\`: all or none. Each file is uploaded to its order afterwards.`,
        security: securityOf('PUT bulk'),
        parameters: [
          {
            name: 'create',
            in: 'query',
            required: false,
            description:
              'A uuid that you generate. Without it nothing is created; a repeated request with the same one creates nothing twice.',
            schema: { type: 'string', format: 'uuid' },
          },
          ...headerParameters(true),
        ],
        requestBody: { required: true, content: { 'text/csv': text('text/csv') } },
        responses: {
          200: answer({ 'application/json': { schema: bulk } }),
          ...failuresOf([...uploadFailures, ...statusesOf(codes.bulk)]),
        },
      },
    },
  };
}

function describeInvoices({ invoices, codes }: StreamParts) {
  return {
    '/files/invoices.json': {
      get: exported('exportInvoices', {
        content: { 'application/json': { schema: invoices } },
        codes: codes.exports,
      }),
    },
    '/files/invoices.csv': {
      get: exported('exportInvoicesCsv', {
        content: { 'text/csv': text('text/csv') },
        codes: codes.exports,
      }),
    },
    '/files/invoices/{id}': {
      get: {
        operationId: 'downloadInvoice',
        ...codesOf(codes.invoice),
        tags: ['payments'],
        summary: 'An invoice or credit note as a PDF.',
        security: securityOf('GET invoices'),
        parameters: [pathId, ...headerParameters(false)],
        responses: {
          200: answer({ 'application/pdf': bytes }),
          ...failuresOf([...failures, ...statusesOf(codes.invoice)]),
        },
      },
    },
  };
}

function describeEvents({ event }: StreamParts) {
  return {
    '/trpc/notifications.onEvent': {
      get: {
        operationId: 'streamNotifications',
        tags: ['notifications'],
        summary:
          'Notifications as server-sent events. The data of each is JSON, as `x-event` describes it; a `ping` comes every 15 seconds.',
        security: [{ key: ['documents:read'] }],
        parameters: [
          {
            name: 'Last-Event-ID',
            in: 'header',
            required: false,
            description: 'The id of the last event received: later events are sent first.',
            schema: { type: 'string' },
          },
          ...headerParameters(false),
        ],
        responses: {
          200: answer({ 'text/event-stream': { schema: { type: 'string' }, 'x-event': event } }),
          ...failuresOf([...failures, 412]),
        },
      },
    },
  };
}

const failures = [400, 401, 403, 429, 503];
const uploadFailures = [...failures, 409, 413];
const pathId = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };

const answer = (content: Record<string, unknown>) => ({ description: 'The answer.', headers: headersOf(200), content });

function exported(
  operationId: string,
  { content, codes }: { content: Record<string, unknown>; codes: readonly ErrorCode[] },
) {
  return {
    operationId,
    tags: ['payments'],
    summary: 'All invoices and credit notes with their lines, newest first.',
    security: securityOf('GET invoices'),
    parameters: [
      {
        name: 'year',
        in: 'query',
        required: false,
        description: 'The year of issue.',
        schema: { type: 'integer' },
      },
      ...headerParameters(false),
    ],
    responses: { 200: answer(content), ...failuresOf([...failures, ...statusesOf(codes)]) },
  };
}

function securityOf(route: FileRoute) {
  const scope = fileRules[route]?.scope;
  if (!scope) throw new Error(`no key may call ${route}`);
  return [{ key: [scope] }];
}

/** References to headers of requests. */
export function headerParameters(isMutation: boolean) {
  const names: (keyof typeof requestHeaders)[] = isMutation
    ? ['Idempotency-Key', 'Trueform-Version']
    : ['Trueform-Version'];
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}
