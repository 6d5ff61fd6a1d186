import { Router } from 'express';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { requireFileCaller } from '#server/features/auth/identity.ts';
import { requireSecondFactor } from '#server/features/auth/policy.ts';
import { can, isStaff } from '#shared/access.ts';
import { sanitizeFilename } from '#shared/files.ts';
import { importKinds, importLimits } from '#shared/imports.ts';
import { takeImport } from './service.ts';

const textTypes: ReadonlySet<string> = new Set([
  'text/csv',
  'text/plain',
  'application/csv',
  'application/vnd.ms-excel',
]);
const keyShape = /^[\w-]{8,64}$/;

/**
 * `PUT /files/imports?kind=&filename=`: a CSV as body, checked; with `create=<key>` also imported, with `invite=1` by mail. For those
 * who may `manage`.
 */
export function importsRouter(deps: Deps): Router {
  const router = Router();
  router.put('/', async (request, response) => {
    const { actor } = await requireFileCaller(deps, { request, response }, 'PUT imports');
    if (!isStaff(actor.role)) throw new AppError('STAFF_ONLY');
    if (!can(actor, 'manage')) throw new AppError('PERMISSION_DENIED');
    requireSecondFactor(deps, actor);
    const [type = ''] = (request.headers['content-type'] ?? '').split(';', 1);
    if (!textTypes.has(type.trim().toLowerCase())) throw new AppError('BULK_TYPE');
    if (Number(request.headers['content-length'] ?? 0) > importLimits.bytes) throw new AppError('IMPORT_TOO_LARGE');
    const { query } = request;
    const kind = importKinds.find((one) => one === query['kind']);
    const key = query['create'];
    if (!kind || !(key === undefined || (typeof key === 'string' && keyShape.test(key)))) {
      throw new AppError('INVALID_INPUT');
    }
    const filename = sanitizeFilename(typeof query['filename'] === 'string' ? query['filename'] : `${kind}.csv`);
    const sent = { kind, filename, csv: request, key, withInvitations: query['invite'] === '1' };
    response.json(await deps.fairShares.calls.run(actor.id, () => takeImport(deps, actor, sent)));
  });
  return router;
}
