import { Router } from 'express';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { pictureName } from '#shared/schemas/site.ts';
import { findPicture } from './queries.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** `GET /site/:name.png`: a picture of the site, under the hash of its bytes. */
export function sitePictures(deps: Deps): Router {
  const router = Router();
  router.get('/:file', async (request, response) => {
    const name = pictureName.safeParse(request.params.file.replace(/\.png$/, ''));
    const picture = name.success ? await findPicture(deps.db, name.data) : undefined;
    if (!picture) throw new AppError('NOT_FOUND');
    response.setHeader('Cache-Control', `public, max-age=${String(yearSeconds)}, immutable`);
    response.setHeader('Content-Security-Policy', "default-src 'none'");
    response.type('png').send(picture.bytes);
  });
  return router;
}
