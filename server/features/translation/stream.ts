import { Router } from 'express';
import type { Deps } from '#server/deps.ts';
import { requireFileCaller } from '#server/features/auth/identity.ts';
import { clientIp } from '#server/platform/http/client-ip.ts';
import { subscriberNetwork } from '#server/platform/rate-limit/networks.ts';
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
