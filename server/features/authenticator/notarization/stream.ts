import { Router } from 'express';
import { isStaff } from '#shared/roles.ts';
import { notarialSheetInput } from '#shared/schemas/notary.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { requireSecondFactor } from '#server/features/auth/policy.ts';
import { requireFileCaller } from '#server/features/auth/identity.ts';
import { makeSheet } from './service.ts';

/** `/files/notarial-sheets/:id`: the print-ready sheet of a notarial act, for the notary who acts. */
export function notarialSheetRouter(deps: Deps): Router {
  const router = Router();
  router.get('/:id', async (request, response) => {
    const { actor: user } = await requireFileCaller(deps, { request, response }, 'GET notarial-sheets');
    if (!isStaff(user.role)) throw new AppError('STAFF_ONLY');
    requireSecondFactor(deps, user);
    const input = notarialSheetInput.safeParse({ ...request.query, id: request.params.id });
    if (!input.success) throw new AppError('INVALID_INPUT');
    const pdf = await makeSheet(deps, user, input.data);
    response.attachment('notarial-sheet.pdf');
    response.setHeader('Cache-Control', 'private, no-store');
    response.setHeader('Content-Type', 'application/pdf');
    response.end(pdf);
  });
  return router;
}
