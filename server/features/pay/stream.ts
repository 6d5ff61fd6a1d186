import { Router } from 'express';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { requireFileCaller } from '#server/features/auth/identity.ts';
import { requireSecondFactor } from '#server/features/auth/policy.ts';
import { csvOf, setCsvHeaders } from '#server/platform/http/csv.ts';
import { setAttachment } from '#server/platform/http/response-headers.ts';
import { sendDownload } from '#server/platform/http/send-body.ts';
import { capabilitiesFor } from '#server/public-api/staff-procedures.ts';
import { canAny, isStaff } from '#shared/access.ts';
import { printStatement, readStatement, statementColumns } from './statement-file.ts';
import { requireStatement } from './statements.ts';

/** `/files/pay-statements/:id`: the PDF, or with `.csv` its lines, for the payee and bookkeepers. */
export function payStatementFiles(live: Deps): Router {
  const router = Router();
  router.get('/:id', async (request, response) => {
    const { actor, deps } = await requireFileCaller(live, { request, response }, 'GET pay-statements');
    if (!isStaff(actor.role)) throw new AppError('STAFF_ONLY');
    requireSecondFactor(deps, actor);
    await deps.rateLimiter.consume('exports', actor.id, 'TOO_MANY_REQUESTS');
    const isCsv = request.params.id.endsWith('.csv');
    const id = z.uuid().safeParse(request.params.id.replace(/\.csv$/, ''));
    if (!id.success) throw new AppError('PAY_STATEMENT_NOT_FOUND');
    const isLedger = canAny(actor, capabilitiesFor('admin.payStatements'));
    const statement = await requireStatement(deps, actor, { id: id.data, isLedger });
    const fileNumber = statement.invoice?.number ?? statement.number;
    await sendDownload(live, { response, reader: actor.id }, async () => {
      if (isCsv) {
        setCsvHeaders(response, `${fileNumber}.csv`);
        return csvOf(statementColumns, readStatement(deps, statement));
      }
      const pdf = await printStatement(deps, actor, statement);
      setAttachment(response, `${fileNumber}.pdf`, 'application/pdf');
      return pdf;
    });
  });
  return router;
}
