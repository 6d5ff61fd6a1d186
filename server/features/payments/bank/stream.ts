import { Router } from 'express';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { requireFileCaller } from '#server/features/auth/identity.ts';
import { requireSecondFactor } from '#server/features/auth/policy.ts';
import { can, isStaff } from '#shared/access.ts';
import { sanitizeFilename } from '#shared/files.ts';
import { limits } from '#shared/limits.ts';
import type { BankFormat } from '#shared/received.ts';
import { importStatement } from './service.ts';

const formats: Readonly<Record<string, BankFormat>> = {
  'application/xml': 'camt.053',
  'text/xml': 'camt.053',
  'text/csv': 'csv',
};

/** `PUT /files/bank-statements?filename=`: the file as body, XML or CSV by its content type. For those who may `account`. */
export function bankStatementsRouter(deps: Deps): Router {
  const router = Router();
  router.put('/', async (request, response) => {
    const { actor } = await requireFileCaller(deps, { request, response }, 'PUT bank-statements');
    if (!isStaff(actor.role)) throw new AppError('STAFF_ONLY');
    if (!can(actor, 'account')) throw new AppError('PERMISSION_DENIED');
    requireSecondFactor(deps, actor);
    const [type = ''] = (request.headers['content-type'] ?? '').split(';');
    const format = formats[type.trim().toLowerCase()];
    if (!format) throw new AppError('BANK_FILE_TYPE');
    if (Number(request.headers['content-length'] ?? 0) > limits.bankFileBytes)
      throw new AppError('BANK_FILE_TOO_LARGE');
    const { filename: name } = request.query;
    const filename = sanitizeFilename(
      typeof name === 'string' ? name : `statement.${format === 'csv' ? 'csv' : 'xml'}`,
    );
    response.json(
      await deps.fairShares.calls.run(actor.id, () =>
        importStatement(deps, actor, { body: request, filename, format }),
      ),
    );
  });
  return router;
}
