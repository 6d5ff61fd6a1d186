import { pino, type Logger } from 'pino';

export type Log = Logger;

/** One JSON line a fact. People are named by id only: no address, file name, token, cookie or link is ever written. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
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
