import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { Actor, SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordExport } from '#server/features/documents/access-log.ts';
import { openStored } from '#server/features/documents/stored-bytes.ts';
import { listOwnPayments } from '#server/features/payments/erasure.ts';
import { openPayload, signPayload } from '#server/platform/http/signed-token.ts';
import { streamZip, type ZipEntry } from '#server/platform/http/zip.ts';
import { sanitizeFilename } from '#shared/files.ts';
import { limits } from '#shared/limits.ts';
import type { exportDataOutput } from '#shared/schemas/account-data.ts';
import { listForExport, readAccountFiles, type ExportedDocument } from './queries.ts';

/*
 * A customer's download of everything: one ZIP of files and JSON.
 * Promises: streamed page by page, so memory does not grow with the account; a file that cannot be read is named at the end
 * instead of ending the download.
 * Never: another person's data; a link that works without its owner's session, or for long.
 */

const purpose = 'data-export';
const documentsPerPage = 20;

const payload = z.object({ userId: z.uuid(), sessionId: z.string(), expires: z.number() });

/** Signs a link to the actor's export, which works in the same session for some minutes. Throws TOO_MANY_REQUESTS. */
export async function linkExport(deps: Deps, actor: SignedInActor): Promise<z.input<typeof exportDataOutput>> {
  await deps.rateLimiter.consume('dataExports', actor.id, 'TOO_MANY_REQUESTS');
  const expires = deps.now().getTime() + limits.fileLinkInAppMs;
  const { id: userId, sessionId } = actor;
  const token = signPayload(deps.env.appSecrets[0], purpose, { userId, sessionId, expires });
  return { url: `${deps.env.publicUrl}/files/data/${token}`, expiresAt: new Date(expires).toISOString() };
}

/** Opens the export of a link. Throws LINK_FORGED (also in another session), LINK_EXPIRED, TOO_MANY_REQUESTS. */
export async function openExport(deps: Deps, actor: SignedInActor, token: string): Promise<Readable> {
  const opened = payload.safeParse(openPayload(deps.env.appSecrets, purpose, token));
  if (!opened.success) throw new AppError('LINK_FORGED');
  const { userId, sessionId, expires } = opened.data;
  if (userId !== actor.id || sessionId !== actor.sessionId) throw new AppError('LINK_FORGED');
  if (expires <= deps.now().getTime()) throw new AppError('LINK_EXPIRED');
  await deps.rateLimiter.consume('dataDownloads', actor.id, 'TOO_MANY_REQUESTS');
  return streamZip(entriesOf(deps, actor));
}

async function* entriesOf(deps: Deps, actor: Actor): AsyncGenerator<ZipEntry> {
  const now = deps.now();
  const toJson = (name: string, value: unknown): ZipEntry => ({
    name: `${name}.json`,
    input: `${JSON.stringify(value, undefined, 2)}\n`,
    lastModified: now,
  });
  for (const [name, value] of Object.entries(await readAccountFiles(deps.db, actor.id))) yield toJson(name, value);
  yield toJson('payments', await listOwnPayments(deps.db, actor.id));
  const missing: { document: string; file: string }[] = [];
  let number = 0;
  let after: { createdAt: Date; id: string } | null = null;
  for (;;) {
    const page: ExportedDocument[] = await listForExport(deps.db, { userId: actor.id, after, limit: documentsPerPage });
    for (const document of page) {
      number += 1;
      const folder = `documents/${String(number).padStart(4, '0')} ${sanitizeFilename(document.filename)}`;
      yield toJson(`${folder}/document`, document.details);
      for (const { name, key, sizeBytes, sha256 } of document.files) {
        const input = await openFile(deps, { documentId: document.id, key, sizeBytes, sha256 });
        if (input) yield { name: `${folder}/${sanitizeFilename(name)}`, input, lastModified: document.createdAt };
        else missing.push({ document: document.id, file: name });
      }
      if (document.files.length > 0) await recordExport(deps, actor, document.id);
    }
    const last = page.at(-1);
    if (!last || page.length < documentsPerPage) break;
    after = { createdAt: last.createdAt, id: last.id };
  }
  if (missing.length > 0) yield toJson('files that could not be read', missing);
}

async function openFile(
  deps: Deps,
  file: { documentId: string; key: string; sizeBytes: number; sha256: string },
): Promise<Buffer | Readable | undefined> {
  try {
    return await openStored(deps, file);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
