import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { scan } from '#server/platform/integrations/clamd.ts';
import { fileExtension, sanitizeFilename } from '#shared/files.ts';
import { requestFileTypes, requestLimits } from '#shared/price-requests.ts';
import type { requestFileOutput } from '#shared/schemas/price-requests.ts';
import { countFiles, findFile, insertFile, lockRequest } from './queries.ts';

/*
 * Originals that come with a request: stored as they came, and handed out to the desk as a download.
 * Never: a file that is opened, converted or shown here; one that the scanner refused.
 */

/** First bytes by extension: Office papers are ZIP archives. */
const magics: Readonly<Record<string, string>> = {
  ...{ pdf: '25504446', jpg: 'ffd8ff', jpeg: 'ffd8ff', png: '89504e47' },
  ...{ docx: '504b0304', xlsx: '504b0304', pptx: '504b0304' },
};

/**
 * Stores a file of an open request; the same bytes again are the file that is there. Throws PRICE_REQUEST_NOT_FOUND,
 * PRICE_REQUEST_CLOSED, REQUEST_FILE_TYPE, REQUEST_FILE_TOO_LARGE, REQUEST_FILES_FULL, SERVICE_UNAVAILABLE.
 */
export async function storeRequestFile(
  deps: Deps,
  actor: Actor,
  { requestId, filename: typed, body }: { requestId: string; filename: string; body: AsyncIterable<Buffer> },
): Promise<z.input<typeof requestFileOutput>> {
  const filename = sanitizeFilename(typed);
  const magic = magics[fileExtension(filename)];
  if (magic === undefined) throw new AppError('REQUEST_FILE_TYPE');
  const bytes = await readBounded(body);
  if (!bytes.toString('hex', 0, 4).startsWith(magic)) throw new AppError('REQUEST_FILE_TYPE');
  await requireClean(deps, bytes);
  return deps.db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, requestId);
    if (request?.accountId !== actor.id) throw new AppError('PRICE_REQUEST_NOT_FOUND');
    if (request.state !== 'open') throw new AppError('PRICE_REQUEST_CLOSED');
    const sha256 = createHash('sha256').update(bytes).digest();
    const file = { requestId, filename, sizeBytes: bytes.length, sha256, bytes, createdAt: deps.now() };
    const stored = await insertFile(trx, file);
    if ((await countFiles(trx, requestId)) > requestLimits.files) {
      throw new AppError('REQUEST_FILES_FULL', { details: { max: requestLimits.files } });
    }
    return stored;
  });
}

async function readBounded(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > requestLimits.fileBytes) throw new AppError('REQUEST_FILE_TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function requireClean({ env }: Deps, bytes: Buffer): Promise<void> {
  if (env.clamdUrl === undefined) return;
  const result = await scan(env.clamdUrl, bytes).catch((error: unknown) => {
    throw new AppError('SERVICE_UNAVAILABLE', { cause: error });
  });
  if (!result.isClean) throw new AppError('REQUEST_FILE_TYPE');
}

/** A file for its customer, or for the desk. Throws PRICE_REQUEST_NOT_FOUND. */
export async function openRequestFile({ db }: Deps, { id, accountId }: { id: string; accountId: string | undefined }) {
  const file = await findFile(db, id);
  if (!file || (accountId !== undefined && file.accountId !== accountId)) throw new AppError('PRICE_REQUEST_NOT_FOUND');
  const types: Readonly<Record<string, string>> = requestFileTypes;
  return { ...file, mimetype: types[fileExtension(file.filename)] ?? 'application/octet-stream' };
}
