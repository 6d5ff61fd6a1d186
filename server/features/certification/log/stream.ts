import { Router, type Request, type Response } from 'express';
import type { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { clientIp } from '#server/platform/http/client-ip.ts';
import { consistencyQuery, inclusionQuery, leavesQuery, maxLeaves } from '#shared/schemas/transparency.ts';
import { readCheckpoint } from './cosigning.ts';
import { listLeaves, proveFile, proveSizes, readHead } from './service.ts';

/** A head changes once a minute. */
const headCache = 'public, max-age=30';
/** Answers about a size that was signed never change. */
const foreverCache = 'public, max-age=31536000, immutable';

/** `/transparency`: the public certificate log, readable from any origin. */
export function transparencyRouter(deps: Deps): Router {
  const router = Router();

  router.use(async (request, response, next) => {
    await deps.rateLimiter.consume('transparency', clientIp(request.ip), 'TOO_MANY_REQUESTS');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    next();
  });

  router.get('/head', async (_request, response) => {
    answer(response, await readHead(deps), headCache);
  });

  router.get('/checkpoint', async (_request, response) => {
    response.setHeader('Cache-Control', headCache);
    response.type('text/plain').send(await readCheckpoint(deps));
  });

  router.get('/proof', async (request, response) => {
    const query = parse(request, inclusionQuery);
    answer(response, await proveFile(deps, query), query.size === undefined ? headCache : foreverCache);
  });

  router.get('/consistency', async (request, response) => {
    answer(response, await proveSizes(deps, parse(request, consistencyQuery)), foreverCache);
  });

  router.get('/leaves', async (request, response) => {
    const query = parse(request, leavesQuery);
    const page = await listLeaves(deps, query);
    const isWhole = page.leaves.length === Math.min(query.to - query.from, maxLeaves);
    answer(response, page, isWhole ? foreverCache : headCache);
  });

  return router;
}

function parse<T>({ query }: Request, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(query);
  if (!parsed.success) throw new AppError('INVALID_INPUT');
  return parsed.data;
}

function answer(response: Response, body: object, cacheControl: string): void {
  response.setHeader('Cache-Control', cacheControl);
  response.json(body);
}
