import { acceptedMimeTypes } from '#shared/files.ts';
import { limits } from '#shared/limits.ts';
import { fileRules, type FileRoute } from '#server/public-api/file-rules.ts';
import { failuresOf, headersOf, type requestHeaders } from './failures.ts';
import type { Schema } from './schemas.ts';

/** Bytes and event streams are no procedures: they go beside `/api/v1`, with the same key and the same errors. */

const servers = [{ url: '/' }];
const bytes = { schema: { type: 'string', contentMediaType: 'application/octet-stream' } };
const text = (mediaType: string) => ({ schema: { type: 'string', contentMediaType: mediaType } });

export interface StreamSchemas {
  upload: Schema;
  bulk: Schema;
  invoices: Schema;
  event: Schema;
}

/** Path items by path. */
export function describeStreams({ upload, bulk, invoices, event }: StreamSchemas): Record<string, unknown> {
  const megabytes = limits.fileBytes / 1024 / 1024;
  return {
    '/files/documents/{id}': {
      servers,
      put: {
        operationId: 'uploadDocument',
        tags: ['documents'],
        summary: `Stores the file of an unpaid order, as it is (${acceptedMimeTypes.join(', ')}; below ${megabytes} MB).`,
        security: securityOf('PUT documents'),
        parameters: [pathId, ...headerParameters(true)],
        requestBody: { required: true, content: { 'application/octet-stream': bytes } },
        responses: { 200: answer({ 'application/json': { schema: upload } }), ...failuresOf(uploadFailures) },
      },
    },
    '/files/bulk': {
      servers,
      put: {
        operationId: 'bulkOrder',
        tags: ['documents'],
        summary: `Checks a CSV of up to ${limits.bulkLines} orders, and creates them with \`create\`: all or none. Each file is uploaded to its order afterwards.`,
        security: securityOf('PUT bulk'),
        parameters: [
          {
            name: 'create',
            in: 'query',
            required: false,
            description:
              'A uuid of your own. Without it nothing is created; sent again with the same one, nothing is created twice.',
            schema: { type: 'string', format: 'uuid' },
          },
          ...headerParameters(true),
        ],
        requestBody: { required: true, content: { 'text/csv': text('text/csv') } },
        responses: { 200: answer({ 'application/json': { schema: bulk } }), ...failuresOf(uploadFailures) },
      },
    },
    '/files/invoices.json': { servers, get: exported('exportInvoices', { 'application/json': { schema: invoices } }) },
    '/files/invoices.csv': { servers, get: exported('exportInvoicesCsv', { 'text/csv': text('text/csv') }) },
    '/files/invoices/{id}': {
      servers,
      get: {
        operationId: 'downloadInvoice',
        tags: ['payments'],
        summary: 'An invoice or credit note as a PDF.',
        security: securityOf('GET invoices'),
        parameters: [pathId, ...headerParameters(false)],
        responses: { 200: answer({ 'application/pdf': bytes }), ...failuresOf([401, 403, 404, 429, 503]) },
      },
    },
    '/trpc/notifications.onEvent': {
      servers,
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
            description: 'The id of the last event received: what came after it is sent first.',
            schema: { type: 'string' },
          },
          ...headerParameters(false),
        ],
        responses: {
          200: answer({ 'text/event-stream': { schema: { type: 'string' }, 'x-event': event } }),
          ...failuresOf([401, 403, 429, 503]),
        },
      },
    },
  };
}

const uploadFailures = [400, 401, 403, 404, 409, 413, 415, 429, 503];
const pathId = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };

const answer = (content: Record<string, unknown>) => ({ description: 'The answer.', headers: headersOf(200), content });

function exported(operationId: string, content: Record<string, unknown>) {
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
    responses: { 200: answer(content), ...failuresOf([400, 401, 403, 429, 503]) },
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
