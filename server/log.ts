import { pino, type Logger } from 'pino';

export type Log = Logger;

/** One JSON line a fact. People are named by id only: no address, file name, token, cookie or link is ever written. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    serializers: { err: describeError },
    redact: {
      paths: [
        '*.password',
        '*.token',
        '*.email',
        '*.filename',
        '*.cookie',
        '*.authorization',
        'req.headers',
        'res.headers',
      ],
      remove: true,
    },
  });
}

/** What went wrong and where. PostgreSQL's `detail` and a request's own data quote values of rows, so they stay out. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    type: error.name,
    message: error.message,
    code: Reflect.get(error, 'code'),
    constraint: Reflect.get(error, 'constraint'),
    stack: error.stack,
  };
}
