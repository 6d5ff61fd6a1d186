import { Router, type Request, type Response } from 'express';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { requireFileCaller } from '#server/features/auth/identity.ts';
import { requireSecondFactor } from '#server/features/auth/policy.ts';
import { clientIp } from '#server/platform/http/client-ip.ts';
import { sendDownload } from '#server/platform/http/send-body.ts';
import { subscriberNetwork } from '#server/platform/rate-limit/networks.ts';
import { can, isStaff } from '#shared/access.ts';
import { sanitizeFilename } from '#shared/files.ts';
import { collectionLimits } from '#shared/memory-collections.ts';
import { exportFile } from './exchange/exporting.ts';
import { importFile } from './exchange/importing.ts';
import { readPassportName } from './reading/passport.ts';

/** `PUT /files/passport-names`: the photo is answered with the holder's name. */
export function passportRouter(deps: Deps): Router {
  const router = Router();
  router.put('/', async (request, response) => {
    const { actor: user } = await requireFileCaller(deps, { request, response }, 'PUT passport-names');
    const network = subscriberNetwork(clientIp(request.ip));
    const contentLength = request.headers['content-length'];
    try {
      response.setHeader('Cache-Control', 'private, no-store');
      response.json(await readPassportName(deps, user, { stream: request, contentLength, network }));
    } catch (error) {
      // The rest of a refused photo is not read.
      if (!request.complete) response.setHeader('Connection', 'close');
      throw error;
    }
  });
  return router;
}

/**
 * `PUT /files/collections/:id?filename=`: a TMX or TBX file as body, read as it arrives. `GET` answers the collection as such a file. For those
 * who may `manage`.
 */
export function collectionFiles(deps: Deps): Router {
  const router = Router();
  router.put('/:id', async (request, response) => {
    try {
      const actor = await requireManager(deps, { request, response }, 'PUT collections');
      if (Number(request.headers['content-length'] ?? 0) > collectionLimits.fileBytes)
        throw new AppError('MEMORY_FILE_TOO_LARGE');
      const { filename: name } = request.query;
      const filename = sanitizeFilename(typeof name === 'string' && name !== '' ? name : 'memory.tmx');
      const file = { collectionId: requireCollection(request.params.id), filename, body: request };
      response.json(await deps.fairShares.calls.run(actor.id, () => importFile(deps, actor, file)));
    } catch (error) {
      // The rest of a refused file is not read.
      if (!request.complete) response.setHeader('Connection', 'close');
      throw error;
    }
  });
  router.get('/:id', async (request, response) => {
    const actor = await requireManager(deps, { request, response }, 'GET collections');
    if (request.method === 'HEAD') {
      response.status(405).setHeader('Allow', 'GET').end();
      return;
    }
    const id = requireCollection(request.params.id);
    await sendDownload(deps, { response, reader: actor.id }, async () => {
      const { filename, mimetype, stream } = await exportFile(deps, actor, id);
      response.attachment(filename);
      response.setHeader('Content-Type', mimetype);
      response.setHeader('Cache-Control', 'private, no-store');
      return stream;
    });
  });
  return router;
}

async function requireManager(
  deps: Deps,
  call: { request: Request; response: Response },
  route: 'PUT collections' | 'GET collections',
) {
  const { actor } = await requireFileCaller(deps, call, route);
  if (!isStaff(actor.role)) throw new AppError('STAFF_ONLY');
  if (!can(actor, 'manage')) throw new AppError('PERMISSION_DENIED');
  requireSecondFactor(deps, actor);
  return actor;
}

function requireCollection(value: string): string {
  const { success, data } = z.uuid().safeParse(value);
  if (!success) throw new AppError('COLLECTION_NOT_FOUND');
  return data;
}
