import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** One JSON line a fact. People are named by id only: no address, file name, token, cookie or link is ever written. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
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
  };
  return destination ? pino(options, destination) : pino(options);
}

/** What went wrong and where. Rows, requests and people are quoted in errors' texts, so those are written without them. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code: unknown = Reflect.get(error, 'code');
  return {
    type: error.name,
    message: withoutPeople(error.message, code),
    code,
    constraint: Reflect.get(error, 'constraint'),
    stack: (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)),
  };
}

const aboutTheSchema = /^42/;

/**
 * A foreign error's text without addresses of people, links, tokens and quoted values (from the first quotation mark to the
 * last, since values may hold some). What PostgreSQL quotes when it
 * speaks of our own schema (class 42) stays.
 */
export function withoutPeople(text: string, code?: unknown): string {
  const plain = text
    .replaceAll(/\b(https?|wss?|smtps?|postgres(?:ql)?):\/\/\S+/gi, '$1://…')
    .replaceAll(/[^\s<>"'@]+@[^\s<>"'@]+/g, '…@…')
    .replaceAll(/[\w-]{32,}(\.[\w-]+)*/g, '…');
  return typeof code === 'string' && aboutTheSchema.test(code) ? plain : plain.replace(/".*"/s, '"…"');
}
