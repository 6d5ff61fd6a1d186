import { sql } from 'kysely';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { verifyPassword } from '#server/features/auth/password.ts';
import { copyAccessOf, findSheet } from '#server/features/documents/certificate-sheets.ts';
import { findOwnedPaper } from '#server/features/documents/certificates.ts';
import { insertDocumentEvent, lockDocument } from '#server/features/documents/rows.ts';
import { readStored } from '#server/features/documents/stored-bytes.ts';
import { findServableFile } from '#server/features/documents/stored-file.ts';
import { notify } from '#server/features/notifications/notify.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { openPayload, signPayload } from '#server/platform/http/signed-token.ts';
import { surroundingNetworks } from '#server/platform/rate-limit/networks.ts';
import { isPossibleAccessKey, normalizeAccessKey } from '#shared/certificate/access-key.ts';
import type { openCopyOutput } from '#shared/schemas/verification.ts';
import { foldCode } from '#shared/verification-code.ts';

/*
 * The delivered file, opened with the access key that is printed on its certificate page.
 * Promises: an opening is recorded for the owner before a link to the file exists; each page of the file says that it is a copy,
 * of which certificate, and when it was opened; guesses are limited per certificate and per site, wherever they come from.
 * Never: the file of a revoked certificate, or of one whose owner switched this off, also with a link from before.
 */

const purpose = 'paper-copy';
const linkLifetimeMs = 10 * 60_000;
/** Further openings within this time are listed, and not announced again. */
const announcedMs = 60 * 60_000;

const payload = z.object({ code: z.string(), sha256: z.string(), openedAt: z.number(), until: z.number() });

/**
 * A link to the watermarked file of a looked-up code. Throws CERTIFICATE_NOT_FOUND, CERTIFICATE_REVOKED,
 * ACCESS_KEY_NONE, ACCESS_KEY_OFF, ACCESS_KEY_WRONG and TOO_MANY_ACCESS_KEYS.
 */
export async function openWithKey(
  deps: Deps,
  { verificationCode, accessKey, ip }: { verificationCode: string; accessKey: string; ip: string },
): Promise<z.input<typeof openCopyOutput>> {
  const sheet = await requireOpenSheet(deps, verificationCode);
  const { site } = surroundingNetworks(ip);
  await assertKey(deps, { key: normalizeAccessKey(accessKey), hash: sheet.accessKeyHash, verificationCode, site });
  const now = deps.now();
  await deps.db.transaction().execute((trx) => recordOpening(deps, trx, { ...sheet, network: site, now }));
  const until = now.getTime() + linkLifetimeMs;
  const link = { code: verificationCode, sha256: sheet.sha256, openedAt: now.getTime(), until };
  const token = signPayload(deps.env.appSecrets[0], purpose, link satisfies z.infer<typeof payload>);
  return { url: `${deps.env.publicUrl}/verify/copy/${token}`, expiresAt: new Date(until) };
}

/** The file of a link, with a watermark on each page. Throws LINK_FORGED, LINK_EXPIRED and the codes of a sheet that does not open. */
export async function printCopy(deps: Deps, { token, ip }: { token: string; ip: string }): Promise<Uint8Array> {
  const opened = payload.safeParse(openPayload(deps.env.appSecrets, purpose, token));
  if (!opened.success) throw new AppError('LINK_FORGED');
  const { code, sha256, openedAt, until } = opened.data;
  if (until <= deps.now().getTime()) throw new AppError('LINK_EXPIRED');
  const { translationId } = await requireOpenSheet(deps, code);
  const file = await findServableFile(deps.db, { kind: 'delivered', id: translationId, sha256, disposition: 'inline' });
  if (!file) throw new AppError('STORED_FILE_MISSING');
  const { site } = surroundingNetworks(ip);
  await deps.rateLimiter.consume('copyOpenings', site, 'TOO_MANY_ACCESS_KEYS');
  const bytes = await readStored(deps, file);
  const time = `${new Date(openedAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const { pdf } = await deps.typesetter.print(
    {
      watermarked: bytes,
      title: `Copy of ${code}`,
      mark: `COPY OF ${code}`,
      line: `Opened ${time} with the access key of ${code}. Compare the sheet in your hand with this copy.`,
    },
    `copy:${site}`,
  );
  return pdf;
}

async function requireOpenSheet(deps: Deps, code: string) {
  const sheet = await findSheet(deps.db, code);
  if (!sheet) throw new AppError('CERTIFICATE_NOT_FOUND');
  if (sheet.revokedAt !== null) throw new AppError('CERTIFICATE_REVOKED');
  const { accessKeyHash } = sheet;
  const access = copyAccessOf(sheet);
  if (access === 'off') throw new AppError('ACCESS_KEY_OFF');
  if (access === 'none' || accessKeyHash === null) throw new AppError('ACCESS_KEY_NONE');
  return { ...sheet, accessKeyHash };
}

/** Counted before the comparison, so that parallel guesses share the limit; a correct key is refunded. */
async function assertKey(
  { rateLimiter }: Deps,
  guess: { key: string; hash: string; verificationCode: string; site: string },
): Promise<void> {
  const { key, hash, verificationCode, site } = guess;
  const code = foldCode(verificationCode);
  await rateLimiter.consume('accessKeysBySite', site, 'TOO_MANY_ACCESS_KEYS');
  await rateLimiter.consume('accessKeysByCode', code, 'TOO_MANY_ACCESS_KEYS');
  const isRight = await verifyPassword(isPossibleAccessKey(key) ? hash : undefined, key, site);
  if (!isRight) throw new AppError('ACCESS_KEY_WRONG');
  await rateLimiter.refund('accessKeysBySite', site);
  await rateLimiter.refund('accessKeysByCode', code);
}

/** Under the document's lock, so that concurrent openings send one notification. */
async function recordOpening(
  deps: Deps,
  trx: Trx,
  { documentId, network, now }: { documentId: string; network: string; now: Date },
): Promise<void> {
  const document = await lockDocument(trx, documentId);
  if (!document || document.erasureRequestedAt !== null) throw new AppError('CERTIFICATE_NOT_FOUND');
  const isAnnounced = await hasOpeningSince(trx, { documentId, since: new Date(now.getTime() - announcedMs) });
  await insertDocumentEvent(trx, {
    documentId,
    event: 'viewed',
    actorId: null,
    actorRole: 'link',
    details: JSON.stringify({ file: 'delivered', by: 'access-key', network }),
    createdAt: now,
  });
  if (isAnnounced) return;
  const { to, paper } = await findOwnedPaper(trx, document);
  await notify(trx, { now: deps.now, userId: to.userId, kind: 'copy_opened', payload: { ...paper, network } });
}

async function hasOpeningSince(trx: Trx, { documentId, since }: { documentId: string; since: Date }): Promise<boolean> {
  const row = await trx
    .selectFrom('documentEvents')
    .select('id')
    .where('documentId', '=', documentId)
    .where('event', '=', 'viewed')
    .where(sql<string>`details ->> 'by'`, '=', 'access-key')
    .where('createdAt', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
