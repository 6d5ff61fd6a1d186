import fs from 'node:fs';
import type { ErrorCode } from '#shared/errors.ts';
import { inRoot } from '../run/paths.ts';
import { Comments } from './comments.ts';
import { RaisedErrors } from './raised-errors.ts';

/** Facts about a procedure, parsed from the routers' source. */
export interface ProcedureSource {
  /** Its doc comment; empty without one. */
  comment: string;
  /** Error codes it can raise besides those of middleware. */
  codes: readonly ErrorCode[];
}

/** What takes or makes the bytes of a stream: its file below `server/features`, and the function. */
const streams = {
  upload: ['documents/upload/service.ts', 'uploadDocument'],
  bulk: ['documents/bulk/service.ts', 'takeBulk'],
  invoice: ['payments/invoices/service.ts', 'getInvoice'],
  exports: ['payments/invoices/service.ts', 'openInvoices'],
} as const;

export type StreamCodes = Readonly<Record<keyof typeof streams, readonly ErrorCode[]>>;

/** Codes that streams can be refused with. */
export function readStreams(): StreamCodes {
  const raised = new RaisedErrors();
  const codesOf = (stream: keyof typeof streams) => {
    const [file, name] = streams[stream];
    return raised.ofFunction(inRoot(`server/features/${file}`), name);
  };
  return { upload: codesOf('upload'), bulk: codesOf('bulk'), invoice: codesOf('invoice'), exports: codesOf('exports') };
}

/** Every procedure's source by its path. */
export function readRouters(): Map<string, ProcedureSource> {
  const files = fs.globSync('server/features/**/*router.ts', { cwd: inRoot('.') }).map(inRoot);
  const comments = new Comments([inRoot('server/router.ts'), ...files]);
  const raised = new RaisedErrors();
  const codes = new Map(files.flatMap((file) => [...raised.ofRouters(file)]));
  const sources = new Map<string, ProcedureSource>();
  for (const [feature, routers] of comments.routersOf('features')) {
    for (const router of routers) {
      for (const [name, comment] of comments.ofRouter(router)) {
        sources.set(`${feature}.${name}`, { comment, codes: codes.get(router)?.get(name) ?? [] });
      }
    }
  }
  return sources;
}
