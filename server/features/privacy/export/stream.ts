import { Router } from 'express';
import type { Deps } from '#server/deps.ts';
import { requireFileCaller } from '#server/features/auth/identity.ts';
import { sendDownload } from '#server/platform/http/send-body.ts';
import { openExport } from './service.ts';

/** `/files/data/:token`: the download of a customer's own data. */
export function dataExportRouter(deps: Deps): Router {
  const router = Router();
  router.get('/data/:token', async (request, response) => {
    const { actor: user } = await requireFileCaller(deps, { request, response }, 'GET data');
    if (request.method === 'HEAD') {
      response.status(405).setHeader('Allow', 'GET').end();
      return;
    }
    await sendDownload(deps, { response, reader: user.id }, async () => {
      const archive = await openExport(deps, user, request.params.token);
      response.attachment('my-data.zip');
      response.setHeader('Cache-Control', 'private, no-store');
      return archive;
    });
  });
  return router;
}
