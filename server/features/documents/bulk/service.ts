import { createHash, type Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { personIdOf } from '#server/features/auth/policy.ts';
import { pricesOf } from '#server/features/company/prices.ts';
import { assertAvailable } from '#server/features/documents/availability.ts';
import { unpaidFilesOf } from '#server/features/documents/policy.ts';
import { countUnpaid, lockUnpaid } from '#server/features/documents/queries.ts';
import { makeVerificationCode } from '#server/features/documents/verification-code.ts';
import { insertFolder, listFolders, lockFolderTree } from '#server/features/folders/queries.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { can } from '#shared/access.ts';
import { limits } from '#shared/limits.ts';
import { priceLine } from '#shared/pricing.ts';
import type { BulkResult } from '#shared/schemas/bulk.ts';
import type { PriceList } from '#shared/schemas/company.ts';
import { parseOrders, type BulkOrder } from './parse.ts';
import { insertDocumentEvents, insertDocuments, listByIdempotencyKeys, waitForLocks } from './queries.ts';

/*
 * Orders from a CSV; their files are uploaded to them one by one.
 * Promises: a dry run names every faulty line and writes nothing; creation is all or nothing, and idempotent by key. Lists of
 * one account wait for each other; one that waits too long answers SERVICE_UNAVAILABLE and can be sent again.
 * Never: a draft above the account's quota.
 */

const maxCodeAttempts = 5;

/**
 * Checks a CSV, and creates its orders with `key` if it has no fault. An order with a reference is filed in the matter of that
 * reference, which is created where missing. Throws BULK_TOO_LARGE, BULK_HEADER, UPLOAD_QUOTA, FOLDER_LIMIT,
 * NOTARY_UNAVAILABLE, IDEMPOTENCY_MISMATCH (another CSV under a known key).
 */
export async function takeBulk(
  deps: Deps,
  actor: Actor,
  { csv, key, received }: { csv: Readable; key: string | undefined; received?: { sha256?: string } | undefined },
): Promise<BulkResult> {
  if (!can(actor, 'order')) throw new AppError('PERMISSION_DENIED');
  await deps.rateLimiter.consume('bulks', actor.id, 'TOO_MANY_UPLOADS');
  const digest = createHash('sha256');
  const { orders, faults } = await receive(csv, digest);
  const hash = digest.digest('hex');
  if (received) received.sha256 = hash;
  const checked = {
    orders: orders.length,
    faults,
    filenames: orders.map(({ filename }) => filename),
    items: orders.map(({ line, filename, translationType, isBankStatement }) => ({
      ...{ line, filename, translationType, isBankStatement },
    })),
  };
  if (key === undefined || faults.length > 0 || orders.length === 0) return { ...checked, created: null };
  await assertAvailable(
    deps,
    orders.map(({ translationType }) => translationType),
  );
  const prices = await deps.company.inForce('prices', pricesOf(actor));
  const created = await deps.fairShares.bulks.run(actor.id, () =>
    deps.db.transaction().execute((trx) => create(deps, trx, { actor, orders, key, hash, prices })),
  );
  return { ...checked, created };
}

/** Throws FILE_INCOMPLETE when the client disconnects. */
async function receive(csv: Readable, digest: Digest): ReturnType<typeof parseOrders> {
  try {
    return await parseOrders(bounded(csv, digest));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('FILE_INCOMPLETE', { cause: error });
  }
}

type Digest = Pick<Hash, 'update'>;

/** At most `limits.bulkBytes` of a body, added to the hash. Leaves the connection open for an answer when it ends early. */
async function* bounded(csv: Readable, digest: Digest): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of csv.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('the body must yield buffers');
    bytes += chunk.length;
    if (bytes > limits.bulkBytes) throw new AppError('BULK_TOO_LARGE', { details: { max: limits.bulkLines } });
    digest.update(chunk);
    yield chunk;
  }
}

async function create(
  deps: Deps,
  trx: Trx,
  {
    actor,
    orders,
    key,
    hash,
    prices,
  }: {
    actor: Actor;
    orders: readonly BulkOrder[];
    key: string;
    hash: string;
    prices: { id: string; facts: PriceList };
  },
): Promise<{ id: string; filename: string }[]> {
  const userId = actor.id;
  const now = deps.now();
  await waitForLocks(trx);
  await lockUnpaid(trx, userId);
  const keyOf = ({ line }: BulkOrder) => `bulk:${key}:${line}`;
  const keys = orders.map(keyOf);
  const known = await listByIdempotencyKeys(trx, { userId, keys });
  if (known.some(({ idempotencyHash }) => idempotencyHash !== hash)) throw new AppError('IDEMPOTENCY_MISMATCH');
  const unpaid = await countUnpaid(trx, userId);
  if (unpaid.drafts + orders.length - known.length > unpaidFilesOf(unpaid)) throw new AppError('UPLOAD_QUOTA');
  const matters = await fileMatters(trx, { userId, orders });

  const before = new Set(known.map(({ idempotencyKey }) => idempotencyKey));
  let present = known;
  for (let attempt = 0; attempt < maxCodeAttempts && present.length < orders.length; attempt += 1) {
    const have = new Set(present.map(({ idempotencyKey }) => idempotencyKey));
    const missing = orders.filter((order) => !have.has(keyOf(order)));
    await insertDocuments(trx, missing, (order) => {
      const { filename, clientName, sourceLanguage, translationType, isBankStatement, reference } = order;
      const choices = { translationType, isBankStatement };
      return {
        ...choices,
        ...{ userId, filename, clientName, sourceLanguage },
        folderId: reference === null ? null : (matters.get(reference) ?? null),
        idempotencyKey: keyOf(order),
        idempotencyHash: hash,
        paymentStatus: 'unpaid',
        totalCostCents: priceLine({ ...choices, sourceLanguage, pages: 1 }, prices.facts).totalCents,
        priceVersionId: prices.id,
        currency: prices.facts.currency,
        verificationCode: makeVerificationCode(deps.sandbox ? 'test' : 'customer'),
        uploadDate: now,
        createdAt: now,
        updatedAt: now,
      };
    });
    present = await listByIdempotencyKeys(trx, { userId, keys });
  }
  if (present.length < orders.length) throw new AppError('DOCUMENT_CREATE_FAILED');
  const added = present.filter(({ idempotencyKey }) => !before.has(idempotencyKey));
  await insertDocumentEvents(trx, added, ({ id: documentId }) => ({
    documentId,
    event: 'created',
    toStatus: 'pending',
    actorId: personIdOf(actor),
    actorRole: actor.role,
    createdAt: now,
  }));
  const ids = new Map(present.map(({ idempotencyKey, id }) => [idempotencyKey, id]));
  return orders.map((order) => ({ id: ids.get(keyOf(order)) ?? '', filename: order.filename }));
}

/** Folder ids by reference. */
async function fileMatters(
  trx: Trx,
  { userId, orders }: { userId: string; orders: readonly BulkOrder[] },
): Promise<ReadonlyMap<string, string>> {
  const references = new Set(orders.flatMap(({ reference }) => reference ?? []));
  const matters = new Map<string, string>();
  if (references.size === 0) return matters;
  await lockFolderTree(trx, userId);
  const folders = await listFolders(trx, userId);
  for (const { id, reference } of folders) {
    if (reference !== null && references.has(reference) && !matters.has(reference)) matters.set(reference, id);
  }
  const missing = [...references].filter((reference) => !matters.has(reference));
  if (folders.length + missing.length > limits.folders) throw new AppError('FOLDER_LIMIT');
  for (const reference of missing) {
    const folder = { userId, name: reference, reference, parentId: null, color: null };
    matters.set(reference, (await insertFolder(trx, folder)).id);
  }
  return matters;
}

/** What browsers and programs call a CSV: systems that know no better say text, spreadsheet or nothing. */
const csvTypes: ReadonlySet<string> = new Set([
  'text/csv',
  'text/x-csv',
  'text/comma-separated-values',
  'text/x-comma-separated-values',
  'text/plain',
  'application/csv',
  'application/x-csv',
  'application/vnd.ms-excel',
  'application/octet-stream',
]);

/** Throws BULK_TYPE for a body that says to be something else than a CSV. */
export function requireCsv(contentType: string | undefined): void {
  const [type = ''] = (contentType ?? '').split(';', 1);
  if (contentType !== undefined && !csvTypes.has(type.trim().toLowerCase())) throw new AppError('BULK_TYPE');
}
