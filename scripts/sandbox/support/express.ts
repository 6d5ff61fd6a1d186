import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';

/** Headers of every sandbox page: no external resources, no scripts, no caching. */
export const pageHeaders: RequestHandler = (_request, response, next) => {
  response.set({
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; img-src 'self' data:",
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  next();
};

/** Creates an express application with these headers and without `x-powered-by`. */
export function createSandboxApp(): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(pageHeaders);
  return app;
}

/** Final error handler: logs the error and responds with JSON, without a stack. */
export const reportFault: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const status = readStatus(error);
  if (status >= 500) console.error('sandbox:', error);
  response.status(status).json({ error: error instanceof Error ? error.message : 'Unknown fault' });
};

function readStatus(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('status' in error)) return 500;
  return typeof error.status === 'number' ? error.status : 500;
}
