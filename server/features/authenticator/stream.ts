import { Router, type Request } from 'express';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { requireFileCaller } from '#server/features/auth/identity.ts';
import { requireSecondFactor } from '#server/features/auth/policy.ts';
import { readSession } from '#server/features/auth/session.ts';
import { openExport, readExportFilter } from '#server/features/auth/staff-export.ts';
import { openProof, storeProof } from '#server/features/certification/credentials.ts';
import { journalColumns, printJournal, readJournal } from '#server/features/certification/journal.ts';
import { makeSheet } from '#server/features/certification/notary-desk.ts';
import { protect, requireId, takeUpload } from '#server/features/documents/take-upload.ts';
import { receiveFile } from '#server/features/documents/upload/service.ts';
import { amountCell, csvOf, setCsvHeaders, type CsvColumn } from '#server/platform/http/csv.ts';
import { setAttachment } from '#server/platform/http/response-headers.ts';
import { sendDownload } from '#server/platform/http/send-body.ts';
import { capabilitiesFor } from '#server/public-api/staff-procedures.ts';
import { requireReview } from '#server/public-api/staff-reach.ts';
import { can, canAny, isStaff, staffCapabilities, type Capability } from '#shared/access.ts';
import { historyExportInput, journalExportInput } from '#shared/exports.ts';
import { notarialSheetInput } from '#shared/schemas/notary.ts';
import { readHistory } from './history.ts';

type Row = Awaited<ReturnType<typeof readHistory>>[number];

const columns: readonly CsvColumn<Row>[] = [
  ['Delivered at', (row) => row.createdAt],
  ['File', (row) => row.filename],
  ['Verification code', (row) => row.verificationCode],
  ['Customer', (row) => row.userName],
  ['Customer email', (row) => row.userEmail],
  ['Client', (row) => row.clientName],
  ['Pages', (row) => row.pages],
  ['Service', (row) => row.translationType],
  ['Source language', (row) => row.sourceLanguage],
  ['Target language', (row) => row.targetLanguage],
  ['Total', (row) => amountCell(row.totalCostCents, row.currency)],
  ['Currency', (row) => row.currency.toUpperCase()],
  ['Corrected', (row) => row.isCorrected],
  ['Authenticator', (row) => row.authenticatedByName],
  ['Authenticator email', (row) => row.authenticatedByEmail],
  ['Authenticated at', (row) => row.authenticationDate],
  ['Document', (row) => row.originalDocumentId],
];

/** The history as CSV: of all authenticators for an admin, the actor's own otherwise. */
export function historyExportRouter(deps: Deps): Router {
  const router = Router();
  router.get('/history.csv', async (request, response) => {
    const filter = readExportFilter(historyExportInput, request.query);
    const { actor: reader, pages } = await openExport(deps, request, {
      kind: 'history',
      filter,
      needs: capabilitiesFor('authenticator.history'),
      isAdminOnly: false,
      readRows: (db, { actor, ...reach }) =>
        readHistory(db, { authenticatedBy: can(actor, 'audit') ? null : actor.id, search: filter.search }, reach),
    });
    setCsvHeaders(response, `history-${deps.now().toISOString().slice(0, 10)}.csv`);
    await sendDownload(deps, { response, reader: reader.id }, () => csvOf(columns, pages));
  });

  router.get('/journal.csv', async (request, response) => {
    const { actor, pages } = await openJournal(deps, request);
    setCsvHeaders(response, `journal-${deps.now().toISOString().slice(0, 10)}.csv`);
    await sendDownload(deps, { response, reader: actor.id }, () => csvOf(journalColumns, pages));
  });

  router.get('/journal.pdf', async (request, response) => {
    const { actor, pages } = await openJournal(deps, request);
    await sendDownload(deps, { response, reader: actor.id }, async () => {
      const pdf = await printJournal(deps, actor, pages);
      setAttachment(response, `journal-${deps.now().toISOString().slice(0, 10)}.pdf`, 'application/pdf');
      return pdf;
    });
  });
  return router;
}

/** Entries of the caller's journal, or of `notaryId` for an admin. */
async function openJournal(deps: Deps, request: Request) {
  const filter = readExportFilter(journalExportInput, request.query);
  const { user } = await readSession(deps, request.headers.cookie);
  const notaryId = filter.notaryId ?? user?.id ?? '';
  return openExport(deps, request, {
    kind: 'journal',
    filter,
    needs: notaryId === user?.id ? capabilitiesFor('authenticator.journal') : ['audit'],
    isAdminOnly: notaryId !== user?.id,
    readRows: (db, { after, limit }) => readJournal(db, { notaryId, after, limit }),
  });
}

/** `/files/notarial-sheets/:id`: the print-ready sheet of a notarial act, for the notary who acts. */
export function notarialSheetRouter(deps: Deps): Router {
  const router = Router();
  router.get('/:id', async (request, response) => {
    const { actor: user } = await requireFileCaller(deps, { request, response }, 'GET notarial-sheets');
    if (!isStaff(user.role)) throw new AppError('STAFF_ONLY');
    if (!canAny(user, ['certify', 'notarize'])) throw new AppError('PERMISSION_DENIED');
    requireSecondFactor(deps, user);
    const input = notarialSheetInput.safeParse({ ...request.query, id: request.params.id });
    if (!input.success) throw new AppError('INVALID_INPUT');
    await requireReview(deps.db, user, input.data.id);
    await sendDownload(deps, { response, reader: user.id }, async () => {
      const pdf = await makeSheet(deps, user, input.data);
      setAttachment(response, 'notarial-sheet.pdf', 'application/pdf');
      return pdf;
    });
  });
  return router;
}

/** `/files/credentials/:id`: the proof of a signer's credential, uploaded by its holder, readable by them and staff managers. */
export function credentialProofs(live: Deps): Router {
  const router = Router();
  router.put('/:id', (request, response) =>
    takeUpload(live, { request, response, route: 'PUT credentials' }, (deps, actor, body) => {
      requireMember(deps, actor, capabilitiesFor('authenticator.saveCredential'));
      const id = requireId(request.params.id, 'CREDENTIAL_NOT_FOUND');
      return storeProof(deps, actor, { id, receive: () => receiveFile(deps, actor, { body }) });
    }),
  );
  router.get('/:id', async (request, response) => {
    const { actor, deps } = await requireFileCaller(live, { request, response }, 'GET credentials');
    requireMember(deps, actor, staffCapabilities);
    const id = requireId(request.params.id, 'CREDENTIAL_NOT_FOUND');
    await sendDownload(live, { response, reader: actor.id }, async () => {
      const { bytes, mimetype } = await openProof(deps, actor, id);
      protect(response);
      response.setHeader('Cache-Control', 'private, no-store');
      response.setHeader('Content-Disposition', 'inline; filename="credential"');
      response.setHeader('Content-Type', mimetype);
      return bytes;
    });
  });
  return router;
}

function requireMember(deps: Deps, actor: SignedInActor, wanted: readonly Capability[]): void {
  if (!isStaff(actor.role)) throw new AppError('STAFF_ONLY');
  if (!canAny(actor, wanted)) throw new AppError('PERMISSION_DENIED');
  requireSecondFactor(deps, actor);
}
