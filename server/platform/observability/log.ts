import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** JSON lines. People appear by id only: never an address, file name, token, cookie or link. */
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

/** Type, code and stack of an error. Messages are redacted, since drivers quote rows, requests and people in them. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code: unknown = Reflect.get(error, 'code');
  return {
    type: error.name,
    message: redact(error.message, code),
    code,
    constraint: Reflect.get(error, 'constraint'),
    stack: (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)),
  };
}

const schemaErrorCode = /^42/;

/**
 * Redacts URLs, e-mail addresses, tokens and quoted values, from the first quotation mark to the last, since values may
 * contain some. PostgreSQL's class 42 quotes names of the schema only, which stay.
 */
export function redact(text: string, code?: unknown): string {
  const plain = text
    .replaceAll(/\b(https?|wss?|smtps?|postgres(?:ql)?):\/\/\S+/gi, '$1://…')
    .replaceAll(/(?<![^\s<>"'@])[^\s<>"'@]+@[^\s<>"'@]+/g, '…@…')
    .replaceAll(/[\w-]{32,}(\.[\w-]+)*/g, '…');
  return typeof code === 'string' && schemaErrorCode.test(code) ? plain : plain.replace(/".*"/s, '"…"');
}
