import { Router } from 'express';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { clientIp } from '#server/http/client-ip.ts';
import { subscriberNetwork } from '#server/rate-limit/networks.ts';
import { readSession } from '#server/features/auth/sessions/session.ts';
import { readPassportName } from './service.ts';

/** `PUT /files/passport-names`: the photo is answered with the holder's name. */
export function passportRouter(deps: Deps): Router {
  const router = Router();
  router.put('/', async (request, response) => {
    const { user } = await readSession(deps, request.headers.cookie);
    if (!user) throw new AppError('NOT_SIGNED_IN');
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
