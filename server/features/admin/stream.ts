import { Router, type Request, type Response } from 'express';
import type { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { requireFileCaller } from '#server/features/auth/identity.ts';
import { requireSecondFactor } from '#server/features/auth/policy.ts';
import { openExport, readExportFilter } from '#server/features/auth/staff-export.ts';
import { pictureUses, storePicture } from '#server/features/company/pictures.ts';
import { listActivitiesAfter } from '#server/features/documents/review/activity.ts';
import { listLedgerAfter, originalOf, type LedgerFilter } from '#server/features/payments/invoice-queries.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Keyset } from '#server/platform/db/pagination.ts';
import { amountCell, csvOf, setCsvHeaders, type CsvColumn } from '#server/platform/http/csv.ts';
import { sendDownload } from '#server/platform/http/send-body.ts';
import { can, isStaff, type Capability } from '#shared/access.ts';
import { statedRate, withConverted } from '#shared/base-money.ts';
import { certifiedTitle } from '#shared/certificate/title.ts';
import { effectiveStatus, statusWords } from '#shared/document-status.ts';
import {
  activityExportInput,
  auditExportInput,
  documentsExportInput,
  invoicesLedgerInput,
  paymentsExportInput,
  receivedExportInput,
  refundsExportInput,
  reportExportInput,
} from '#shared/exports.ts';
import { invoiceNumber, invoiceWords } from '#shared/invoices.ts';
import { receivedMethodLabels, receivedNumber } from '#shared/received.ts';
import { reportOriginWords, reportServiceWords } from '#shared/reports.ts';
import { readAuditLog } from './audit-log.ts';
import { readAllDocuments } from './document-list.ts';
import { readPayments, readReceived, readRefunds } from './exports.ts';
import { readCells } from './reports/report.ts';
import { printTestCertificate } from './setup.ts';

interface KeysetWindow {
  after: Keyset | undefined;
  limit: number;
}

interface Source<Filter, Row extends Keyset> {
  needs: readonly Capability[];
  filter: z.ZodType<Filter>;
  read: (db: Db, filter: Filter, window: KeysetWindow) => Promise<Row[]>;
  columns: readonly CsvColumn<Row>[];
}

type RowOf<T extends (...parameters: never[]) => Promise<unknown[]>> = Awaited<ReturnType<T>>[number];

const documents: readonly CsvColumn<RowOf<typeof readAllDocuments>>[] = [
  ['Document', (row) => row.id],
  ['Received at', (row) => row.createdAt],
  ['Paper', (row) => certifiedTitle(row.certified) ?? null],
  ['File', (row) => row.filename],
  ['Verification code', (row) => row.verificationCode],
  ['Customer', (row) => row.userName],
  ['Customer email', (row) => row.userEmail],
  ['Customer phone', (row) => row.userPhone],
  ['Client', (row) => row.clientName],
  ['Pages', (row) => row.pages],
  ['Service', (row) => row.translationType],
  ['Bank statement', (row) => row.isBankStatement],
  ['Source language', (row) => row.sourceLanguage],
  ['Target language', (row) => row.targetLanguage],
  ['Status', (row) => statusWords[effectiveStatus(row.status, row.hasTranslation)].staff],
  ['Payment', (row) => row.paymentStatus],
  ['Total', (row) => amountCell(row.totalCostCents, row.currency)],
  ['Charged', (row) => amountCell(row.chargedCents, row.currency)],
  ['Currency', (row) => row.currency.toUpperCase()],
  ['Authenticator', (row) => row.authenticatedByName],
  ['Authenticated at', (row) => row.authenticationDate],
  ['Updated at', (row) => row.updatedAt],
];

const payments: readonly CsvColumn<RowOf<typeof readPayments>>[] = [
  ['Payment', (row) => row.id],
  ['Receipt number', (row) => row.receiptNumber],
  ['Created at', (row) => row.createdAt],
  ['Paid at', (row) => row.paidAt],
  ['Status', (row) => row.status],
  ['Customer', (row) => row.userName],
  ['Customer email', (row) => row.userEmail],
  ['Documents', (row) => row.documents],
  ['Amount', (row) => amountCell(row.amountCents, row.currency)],
  ['Refunded', (row) => amountCell(row.refundedCents, row.currency)],
  ['Currency', (row) => row.currency.toUpperCase()],
  ['Card', (row) => row.cardBrand],
  ['Card digits', (row) => row.cardLast4],
  ['Flag', (row) => row.flag],
  ['Credited before payment', (row) => amountCell(row.creditedCents, row.currency)],
  ['Due at', (row) => row.dueAt],
  ['Base currency', (row) => row.baseCurrency?.toUpperCase() ?? null],
  ['Rate', (row) => rateCell(row)],
];

/** The rate to the base that a payment kept. */
function rateCell({ currency, baseCurrency: base, baseRate }: RowOf<typeof readPayments>): string | null {
  return base === null || baseRate === null ? null : statedRate(baseRate, { currency, base });
}

const refunds: readonly CsvColumn<RowOf<typeof readRefunds>>[] = [
  ['Refund', (row) => row.id],
  ['Receipt number', (row) => row.receiptNumber],
  ['Requested at', (row) => row.createdAt],
  ['Status', (row) => row.status],
  ['Amount', (row) => amountCell(row.amountCents, row.currency)],
  ['Currency', (row) => row.currency.toUpperCase()],
  ['Customer', (row) => row.userName],
  ['Customer email', (row) => row.userEmail],
  ['Document', (row) => row.filename],
  ['Source', (row) => row.source],
  ['Requested by', (row) => row.requestedBy],
  ['Reason', (row) => row.reason],
];

function readLedger(db: Db, filter: LedgerFilter, window: KeysetWindow) {
  return listLedgerAfter(db, filter, window);
}

const invoices: readonly CsvColumn<RowOf<typeof readLedger>>[] = [
  ['Number', (row) => invoiceNumber(row)],
  ['Kind', (row) => invoiceWords[row.kind].label],
  ['Issued at', (row) => row.issuedAt],
  ['Customer', (row) => row.customerName],
  ['Net', (row) => amountCell(row.netCents ?? row.totalCents, row.currency)],
  ['Tax', (row) => amountCell(row.taxCents ?? 0, row.currency)],
  ['Total', (row) => amountCell(row.totalCents, row.currency)],
  ['Currency', (row) => row.currency.toUpperCase()],
  ['Buyer country', (row) => row.parties?.buyer.country ?? null],
  ['Buyer VAT id', (row) => row.parties?.buyer.vatId ?? null],
  ['Seller', (row) => row.parties?.seller.name ?? null],
  ['Corrects', (row) => (row.kind === 'credit-note' ? correctedBy(row) : null)],
  ['Due at', (row) => (row.kind === 'invoice' ? row.dueAt : null)],
  ['Payment', (row) => row.paymentStatus],
  [
    'Received by transfer, cash or check',
    (row) => amountCell(row.kind === 'invoice' ? row.receivedCents : 0, row.currency),
  ],
  ['Card', (row) => row.cardBrand],
  ['Card digits', (row) => row.cardLast4],
];

function correctedBy(row: { original: string | null }): string {
  return invoiceNumber({ kind: 'invoice', ...originalOf(row) });
}

const received: readonly CsvColumn<RowOf<typeof readReceived>>[] = [
  ['Receipt', (row) => receivedNumber(row.number)],
  ['Recorded at', (row) => row.recordedAt],
  ['Received on', (row) => row.receivedOn],
  ['Customer', (row) => row.userName],
  ['Customer email', (row) => row.userEmail],
  ['Method', (row) => receivedMethodLabels[row.method]],
  ['Amount', (row) => amountCell(row.amountCents, row.currency)],
  ['Currency', (row) => row.currency.toUpperCase()],
  ['Reference', (row) => row.reference],
  ['Takes back', (row) => (row.original === null ? null : receivedNumber(row.original))],
  ['Recorded by', (row) => row.recordedBy],
  ['Note', (row) => row.note],
];

const report: readonly CsvColumn<RowOf<typeof readCells>>[] = [
  ['Day', (row) => row.at],
  ['Source language', (row) => row.sourceLanguage],
  ['Service', (row) => reportServiceWords[row.service]],
  ['Came by', (row) => reportOriginWords[row.origin]],
  ['Translator', (row) => row.translatorName],
  ['Office', (row) => row.office],
  ['Orders', (row) => row.orders],
  ['Pages', (row) => row.pages],
  ['Revenue', (row) => amountCell(row.revenueCents, row.currency)],
  ['Refunded', (row) => amountCell(row.refundedCents, row.currency)],
  ['Currency', (row) => row.currency.toUpperCase()],
  ['Pay', (row) => amountCell(costOf(row).payCents, costOf(row).currency)],
  ['Margin', (row) => marginCell(row)],
  ['Pay in other currencies', (row) => row.unlikePay],
  ['Promises ended', (row) => row.promised],
  ['Late', (row) => row.late],
  ['Revisions', (row) => row.revisions],
  ['Complaints', (row) => row.complaints],
  ['Currency of pay and margin', (row) => costOf(row).currency.toUpperCase()],
  ['Converted to', (row) => row.baseCurrency?.toUpperCase() ?? null],
  ['Revenue converted', (row) => convertedCell(row, row.baseRevenue)],
  ['Refunded converted', (row) => convertedCell(row, row.baseRefunded)],
];

type Cell = RowOf<typeof readCells>;

/** Pay, and what it is set against, in the base where the orders were converted to it. */
function costOf(row: Cell) {
  const { baseCurrency, baseRevenue, baseRefunded, basePay } = row;
  if (baseCurrency === null) {
    return { currency: row.currency, netCents: row.revenueCents - row.refundedCents, payCents: row.payCents };
  }
  const netCents = withConverted(0, baseRevenue) - withConverted(0, baseRefunded);
  return { currency: baseCurrency, netCents, payCents: withConverted(0, basePay) };
}

function marginCell(row: Cell) {
  const { currency, netCents, payCents } = costOf(row);
  return row.unlikePay > 0 ? null : amountCell(netCents - payCents, currency);
}

function convertedCell({ baseCurrency }: Cell, baseCents: string) {
  return baseCurrency === null ? null : amountCell(withConverted(0, baseCents), baseCurrency);
}

async function readDecisions(db: Db, filter: Parameters<typeof listActivitiesAfter>[1], window: KeysetWindow) {
  const rows = await listActivitiesAfter(db, filter, window);
  return rows.map(({ keyset, at, ...row }) => ({ ...row, decidedAt: at, at: keyset }));
}

const activity: readonly CsvColumn<RowOf<typeof readDecisions>>[] = [
  ['Decided at', (row) => row.decidedAt],
  ['Action', (row) => row.action],
  ['Paper', (row) => certifiedTitle(row.certified) ?? null],
  ['File', (row) => row.documentName],
  ['Document', (row) => row.documentId],
  ['Authenticator', (row) => row.authenticatorName],
  ['Authenticator email', (row) => row.authenticatorEmail],
  ['Received at', (row) => row.createdAt],
];

const audit: readonly CsvColumn<RowOf<typeof readAuditLog>>[] = [
  ['At', (row) => row.createdAt],
  ['Event', (row) => row.event],
  ['By', (row) => row.actorName],
  ['By email', (row) => row.actorEmail],
  ['Role', (row) => row.actorRole],
  ['Paper', (row) => certifiedTitle(row.certified) ?? null],
  ['File', (row) => row.filename],
  ['Document', (row) => row.documentId],
  ['About', (row) => row.subjectName],
  ['About email', (row) => row.subjectEmail],
  ['From', (row) => row.fromStatus],
  ['To', (row) => row.toStatus],
  ['Details', (row) => JSON.stringify(row.details)],
  ['Entry', (row) => row.id],
];

/** CSV exports for admins, with the filters of the lists. */
export function adminExportsRouter(deps: Deps): Router {
  const router = Router();

  function serve<Filter extends Record<string, unknown>, Row extends Keyset>(
    kind: string,
    source: Source<Filter, Row>,
  ): void {
    router.get(`/${kind}.csv`, async (request: Request, response: Response) => {
      const filter = readExportFilter(source.filter, request.query);
      const { actor, pages } = await openExport<Row>(deps, request, {
        kind,
        filter,
        needs: source.needs,
        isAdminOnly: true,
        readRows: (db, { after, limit }) => source.read(db, filter, { after, limit }),
      });
      setCsvHeaders(response, `${kind}-${deps.now().toISOString().slice(0, 10)}.csv`);
      await sendDownload(deps, { response, reader: actor.id }, () => csvOf(source.columns, pages));
    });
  }

  serve('documents', {
    needs: ['desk', 'account', 'audit'],
    filter: documentsExportInput,
    read: (db, { view, status, search, from, to }, window) =>
      readAllDocuments(db, { view, status, search, from, to }, window),
    columns: documents,
  });
  serve('payments', {
    needs: ['account', 'audit'],
    filter: paymentsExportInput,
    read: (db, { status, flagged, ...range }, window) =>
      readPayments(db, { status, isFlagged: flagged === 'true', ...range }, window),
    columns: payments,
  });
  serve('refunds', {
    needs: ['account', 'audit'],
    filter: refundsExportInput,
    read: readRefunds,
    columns: refunds,
  });
  serve('invoices', {
    needs: ['account', 'audit'],
    filter: invoicesLedgerInput,
    read: readLedger,
    columns: invoices,
  });
  serve('received', {
    needs: ['account', 'audit'],
    filter: receivedExportInput,
    read: readReceived,
    columns: received,
  });
  serve('report', {
    needs: ['manage', 'audit', 'account'],
    filter: reportExportInput,
    read: readCells,
    columns: report,
  });
  serve('activity', {
    needs: ['audit'],
    filter: activityExportInput,
    read: (db, { search, status, authenticatorId = null }, window) =>
      readDecisions(db, { search, action: status, authenticatedBy: authenticatorId }, window),
    columns: activity,
  });
  serve('audit', { needs: ['audit'], filter: auditExportInput, read: readAuditLog, columns: audit });
  return router;
}

/** `PUT /files/site-pictures/:use`: a logo or icon, answered with its name and size. */
export function sitePictureUploads(deps: Deps): Router {
  const router = Router();
  router.put('/:use', async (request, response) => {
    try {
      const { actor } = await requireFileCaller(deps, { request, response }, 'PUT site-pictures');
      if (!isStaff(actor.role)) throw new AppError('STAFF_ONLY');
      if (!can(actor, 'manage')) throw new AppError('PERMISSION_DENIED');
      requireSecondFactor(deps, actor);
      const use = pictureUses.find((one) => one === request.params.use);
      if (!use) throw new AppError('NOT_FOUND');
      const contentLength = request.headers['content-length'];
      response.json(await storePicture(deps, { body: request, contentLength, use }));
    } catch (error) {
      // The remaining body of a refused picture is not read.
      if (!request.complete) response.setHeader('Connection', 'close');
      throw error;
    }
  });
  return router;
}

/** `GET /files/test-order.pdf`: the paper of the set-up's test order. */
export function testOrderPaper(deps: Deps): Router {
  const router = Router();
  router.get('/', async (request, response) => {
    const { actor } = await requireFileCaller(deps, { request, response }, 'GET test-order');
    if (!isStaff(actor.role)) throw new AppError('STAFF_ONLY');
    if (!can(actor, 'manage')) throw new AppError('PERMISSION_DENIED');
    requireSecondFactor(deps, actor);
    await sendDownload(deps, { response, reader: actor.id }, async () => {
      const pdf = await printTestCertificate(deps, actor);
      response.setHeader('Cache-Control', 'private, no-store');
      response.setHeader('Content-Disposition', 'inline; filename="test-order.pdf"');
      response.type('pdf');
      return pdf;
    });
  });
  return router;
}
