import { Router, type Request, type Response } from 'express';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { identify, requireFileCaller } from '#server/features/auth/identity.ts';
import { requireSecondFactor } from '#server/features/auth/policy.ts';
import { openSandbox } from '#server/features/auth/sandbox.ts';
import { clientIp } from '#server/platform/http/client-ip.ts';
import { sendDownload } from '#server/platform/http/send-body.ts';
import { shareKey } from '#server/platform/rate-limit/fair-shares.ts';
import { fieldError } from '#server/public-api/field-errors.ts';
import { capabilitiesFor } from '#server/public-api/staff-procedures.ts';
import { requireReach, requireReview } from '#server/public-api/staff-reach.ts';
import { can, canAny, isStaff } from '#shared/access.ts';
import { limits } from '#shared/limits.ts';
import { recordFileAccess } from './access-log.ts';
import { zipTranslations } from './archive.ts';
import { requireCsv, takeBulk } from './bulk/service.ts';
import { replaceScan } from './conversation/scan.ts';
import { findDeskOwner } from './desk-access.ts';
import { cacheSeconds } from './file-key.ts';
import { openFileLink, type FileTarget } from './file-link.ts';
import { openPacket } from './packet/service.ts';
import { reportRefusal } from './refusals.ts';
import { assertAsRecorded, openStored, openStoredRange, readAll, verifyStored } from './stored-bytes.ts';
import { findServableFile, type ServableFile } from './stored-file.ts';
import { protect, requireId, takeUpload } from './take-upload.ts';
import { openThumbnail } from './thumbnails/service.ts';
import { parseContentLength } from './upload/incoming-file.ts';
import { receiveFile, uploadCorrection, uploadDocument, uploadPaperScan, uploadScan } from './upload/service.ts';

/** `/files`: uploads and downloads. Errors go to the application's error handler. */
export function filesRouter(live: Deps): Router {
  const router = Router();
  routeUploads(router, live);
  routeDownloads(router, live);
  return router;
}

function routeUploads(router: Router, live: Deps): void {
  router.put('/documents/:id', (request, response) =>
    takeUpload(live, { request, response, route: 'PUT documents' }, async (deps, actor, body) => {
      requireSecondFactor(deps, actor);
      const documentId = requireId(request.params.id, 'DOCUMENT_NOT_FOUND');
      const owner = await findDeskOwner(deps.db, { actor, documentId });
      return uploadDocument(deps, owner ?? actor, { documentId, body });
    }),
  );

  router.put('/bulk', (request, response) =>
    takeUpload(live, { request, response, route: 'PUT bulk' }, (deps, actor, { stream, contentLength, received }) => {
      requireCsv(request.headers['content-type']);
      if (parseContentLength(contentLength) > limits.bulkBytes) throw new AppError('BULK_TOO_LARGE');
      const key = z.uuid().optional().safeParse(request.query['create']);
      if (!key.success) {
        throw new AppError('INVALID_INPUT', { fieldErrors: [fieldError(['create'], 'not_a_uuid', 'a UUID')] });
      }
      return takeBulk(deps, actor, { csv: stream, key: key.data, received });
    }),
  );

  router.put('/scans/:id', (request, response) =>
    takeUpload(live, { request, response, route: 'PUT scans' }, (deps, actor, body) => {
      const documentId = requireId(request.params.id, 'DOCUMENT_NOT_FOUND');
      return replaceScan(deps, actor, { documentId, receive: () => receiveFile(deps, actor, { body }) });
    }),
  );

  router.put('/refusals/:id', (request, response) =>
    takeUpload(live, { request, response, route: 'PUT refusals' }, (deps, actor, body) => {
      const documentId = requireId(request.params.id, 'DOCUMENT_NOT_FOUND');
      return reportRefusal(deps, actor, { documentId, receive: () => receiveFile(deps, actor, { body }) });
    }),
  );

  router.put('/corrections/:reviewId', (request, response) =>
    takeUpload(live, { request, response, route: 'PUT corrections' }, async (deps, actor, body) => {
      if (!can(actor, 'certify')) throw new AppError('CORRECTION_DENIED');
      requireSecondFactor(deps, actor);
      const reviewId = requireId(request.params.reviewId, 'REVIEW_NOT_FOUND');
      await requireReview(deps.db, actor, reviewId);
      const isReissue = request.query['for'] === 'reissue';
      return uploadCorrection(deps, actor, { reviewId, isReissue, filename: 'correction.pdf', body });
    }),
  );

  router.put('/notarial-sheets/:reviewId', (request, response) =>
    takeUpload(live, { request, response, route: 'PUT notarial-sheets' }, async (deps, actor, body) => {
      if (!isStaff(actor.role)) throw new AppError('STAFF_ONLY');
      if (!can(actor, 'notarize')) throw new AppError('PERMISSION_DENIED');
      requireSecondFactor(deps, actor);
      const reviewId = requireId(request.params.reviewId, 'REVIEW_NOT_FOUND');
      await requireReview(deps.db, actor, reviewId);
      return uploadScan(deps, actor, { reviewId, body });
    }),
  );

  router.put('/paper-scans/:stepId', (request, response) =>
    takeUpload(live, { request, response, route: 'PUT paper-scans' }, async (deps, actor, body) => {
      if (!isStaff(actor.role)) throw new AppError('STAFF_ONLY');
      // Scans are attached under the same capability as recording the returned paper.
      const path = 'authenticator.returnPaperStep';
      if (!canAny(actor, capabilitiesFor(path))) throw new AppError('PERMISSION_DENIED');
      await requireReach(deps.db, actor, { path, readInput: () => Promise.resolve({}) });
      requireSecondFactor(deps, actor);
      return uploadPaperScan(deps, actor, { stepId: requireId(request.params.stepId, 'STEP_NOT_FOUND'), body });
    }),
  );
}

function routeDownloads(router: Router, live: Deps): void {
  router.get('/translations.zip', async (request, response) => {
    const { actor, deps } = await requireFileCaller(live, { request, response }, 'GET translations.zip');
    await sendDownload(live, { response, reader: actor.id }, async () => {
      const archive = await zipTranslations(deps, actor);
      response.attachment('translations.zip');
      response.setHeader('Cache-Control', 'private, no-store');
      return archive;
    });
  });

  router.get('/packets/:token', async (request, response) => {
    const { actor, deps } = await requireFileCaller(live, { request, response }, 'GET packets');
    if (request.method === 'HEAD') {
      response.status(405).setHeader('Allow', 'GET').end();
      return;
    }
    await sendDownload(live, { response, reader: actor.id }, async () => {
      const { filename, body } = await openPacket(deps, actor, request.params.token);
      protect(response);
      response.attachment(filename);
      response.setHeader('Cache-Control', 'private, no-store');
      return body;
    });
  });

  router.get('/thumbnails/:id', async (request, response) => {
    const { actor, deps } = await requireFileCaller(live, { request, response }, 'GET thumbnails');
    const id = requireId(request.params.id, 'DOCUMENT_NOT_FOUND');
    await sendDownload(live, { response, reader: actor.id }, async () => {
      const bytes = await readAll(await openThumbnail(deps, actor, id));
      protect(response);
      response.setHeader('Cache-Control', `private, max-age=${cacheSeconds.thumbnail}`);
      response.setHeader('Vary', 'Cookie');
      response.setHeader('Content-Type', 'image/jpeg');
      return bytes;
    });
  });

  // Express routes HEAD to this handler as well.
  router.get('/:token', async (request, response) => {
    const target = openFileLink(live, request.params.token);
    const deps = target.sandbox === undefined ? live : await openSandbox(live, target.sandbox);
    if (!deps) throw new AppError('LINK_EXPIRED');
    // A sandbox's links expire by its own clock.
    openFileLink(deps, request.params.token);
    const file = await findServableFile(deps.db, target);
    // Workflow links end with the workflow's need for the file.
    if (!file && target.kind === 'workflow') throw new AppError('LINK_EXPIRED');
    if (!file) throw new AppError('STORED_FILE_MISSING');
    await sendFile({ live, deps }, { request, response, file, target });
  });
}

function etagOf(file: ServableFile): string {
  return `"${file.sha256}"`;
}

async function sendFile(
  { live, deps }: { live: Deps; deps: Deps },
  options: { request: Request; response: Response; file: ServableFile; target: FileTarget },
): Promise<void> {
  const { request, response, file, target } = options;
  assertAsRecorded(deps, file);
  protect(response);
  response.setHeader(
    'Cache-Control',
    file.cacheSeconds > 0 ? `private, max-age=${file.cacheSeconds}, immutable` : 'private, no-store',
  );
  response.setHeader('ETag', etagOf(file));
  response.setHeader('Accept-Ranges', 'bytes');
  response.attachment(file.filename);
  if (target.disposition === 'inline') {
    const named = String(response.getHeader('Content-Disposition')).replace(/^attachment/, 'inline');
    response.setHeader('Content-Disposition', named);
  }
  response.setHeader('Content-Type', file.mimetype);
  if (request.fresh) {
    response.status(304).end();
    return;
  }

  if (request.method === 'HEAD') {
    await verifyStored(deps, file);
    response.setHeader('Content-Length', file.sizeBytes).end();
    return;
  }

  const range = requestedRange(request, file);
  if (range === 'unsatisfiable') {
    response.setHeader('Cache-Control', 'no-store');
    response.status(416).setHeader('Content-Range', `bytes */${file.sizeBytes}`).end();
    return;
  }
  const ip = clientIp(request.ip);
  const { user } = await identify(live, { headers: request.headers, ip });
  await sendDownload(live, { response, reader: shareKey({ user, ip }) }, async () => {
    const body = range ? await openStoredRange(deps, file, range) : await openStored(deps, file);
    const { kind, disposition } = target;
    const isPart = range !== undefined;
    // A sandbox knows no persons but itself.
    const reader = deps.sandbox === null || user?.id === deps.sandbox.accountId ? user : null;
    await recordFileAccess(deps, reader, { documentId: file.documentId, file: kind, disposition, isPart });
    if (range) {
      response.status(206).setHeader('Content-Range', `bytes ${range.start}-${range.end}/${file.sizeBytes}`);
    }
    response.setHeader('Content-Length', range ? range.end - range.start + 1 : file.sizeBytes);
    return body;
  });
}

/**
 * The single requested range; undefined serves the whole file, as RFC 9110 allows for multiple ranges, a stale `If-Range` and a
 * suffix longer than the file.
 */
function requestedRange(
  request: Request,
  file: ServableFile,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const ifRange = request.get('If-Range');
  if (ifRange !== undefined && ifRange !== etagOf(file)) return undefined;
  const suffix = /^bytes=-(\d+)$/.exec(request.get('Range') ?? '')?.[1];
  if (suffix !== undefined && Number(suffix) >= file.sizeBytes) return undefined;
  const ranges = request.range(file.sizeBytes);
  if (ranges === undefined || ranges === -2) return undefined;
  if (ranges === -1) return 'unsatisfiable';
  const [only, ...others] = ranges;
  if (!only || others.length > 0 || ranges.type !== 'bytes') return undefined;
  return { start: only.start, end: only.end };
}
