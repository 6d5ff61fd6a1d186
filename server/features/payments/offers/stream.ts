import { Router, type Request } from 'express';
import { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { requireFileCaller } from '#server/features/auth/identity.ts';
import { requireSecondFactor } from '#server/features/auth/policy.ts';
import { setAttachment } from '#server/platform/http/response-headers.ts';
import { sendDownload } from '#server/platform/http/send-body.ts';
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
    const accountId = accountOf(deps, actor);
    await sendDownload(deps, { response, reader: actor.id }, async () => {
      const { filename, mimetype, bytes } = await openRequestFile(deps, { id, accountId });
      setAttachment(response, filename, mimetype);
      return bytes;
    });
  });

  router.get('/offers/:id', async (request, response) => {
    const { actor } = await requireFileCaller(deps, { request, response }, 'GET offers');
    const id = requireId(request, 'OFFER_NOT_FOUND');
    const accountId = accountOf(deps, actor);
    await sendDownload(deps, { response, reader: actor.id }, async () => {
      const { filename, pdf } = await printOffer(deps, { id, accountId, readerId: actor.id });
      setAttachment(response, filename, 'application/pdf');
      return pdf;
    });
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
