import { Router, type Request, type Response } from 'express';
import { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { requireFileCaller } from '#server/features/auth/identity.ts';
import { requireSecondFactor } from '#server/features/auth/policy.ts';
import { can, isStaff } from '#shared/access.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { requestLimits } from '#shared/price-requests.ts';
import { openRequestFile, storeRequestFile } from './files.ts';
import { printOffer } from './printing.ts';

/** `PUT /files/price-requests/:id?filename=`, `GET /files/price-requests/:file`, `GET /files/offers/:id`. */
export function offersRouter(deps: Deps): Router {
  const router = Router();

  router.put('/price-requests/:id', async (request, response) => {
    const { actor } = await requireFileCaller(deps, { request, response }, 'PUT price-requests');
    const requestId = requireId(request, 'PRICE_REQUEST_NOT_FOUND');
    if (Number(request.headers['content-length'] ?? 0) > requestLimits.fileBytes) {
      throw new AppError('REQUEST_FILE_TOO_LARGE');
    }
    const { filename } = request.query;
    const sent = { requestId, filename: typeof filename === 'string' ? filename : '', body: request };
    await deps.rateLimiter.consume('quotes', actor.id, 'TOO_MANY_REQUESTS');
    response.json(await deps.fairShares.calls.run(actor.id, () => storeRequestFile(deps, actor, sent)));
  });

  router.get('/price-requests/:id', async (request, response) => {
    const { actor } = await requireFileCaller(deps, { request, response }, 'GET price-requests');
    const id = requireId(request, 'PRICE_REQUEST_NOT_FOUND');
    const file = await openRequestFile(deps, { id, accountId: accountOf(deps, actor) });
    send(response, { filename: file.filename, type: file.mimetype, bytes: file.bytes });
  });

  router.get('/offers/:id', async (request, response) => {
    const { actor } = await requireFileCaller(deps, { request, response }, 'GET offers');
    const id = requireId(request, 'OFFER_NOT_FOUND');
    const printed = await printOffer(deps, { id, accountId: accountOf(deps, actor), readerId: actor.id });
    send(response, { filename: printed.filename, type: 'application/pdf', bytes: printed.pdf });
  });

  return router;
}

/** Whose files a caller reads; undefined for the desk, which reads everybody's. Throws PERMISSION_DENIED. */
function accountOf(deps: Deps, actor: SignedInActor): string | undefined {
  if (!isStaff(actor.role)) return actor.id;
  if (!can(actor, 'desk')) throw new AppError('PERMISSION_DENIED');
  requireSecondFactor(deps, actor);
  return undefined;
}

function requireId(request: Request<{ id: string }>, code: ErrorCode): string {
  const id = z.uuid().safeParse(request.params.id);
  if (!id.success) throw new AppError(code);
  return id.data;
}

function send(response: Response, { filename, type, bytes }: { filename: string; type: string; bytes: Buffer }): void {
  response.attachment(filename);
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.end(bytes);
}
