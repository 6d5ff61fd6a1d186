import type { CertificateLogHeadsTable } from '#server/platform/db/certificate-log-tables.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { SignedHead } from '#shared/schemas/transparency.ts';

/** Signed heads of the certificate log as they are stored. */

/** The newest signed head, or the one of a size. */
export async function findHead(db: Db, size?: number) {
  return db
    .selectFrom('certificateLogHeads')
    .selectAll()
    .$if(size !== undefined, (query) => query.where('size', '=', size ?? 0))
    .orderBy('size', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function toHead({ origin, size, root, signedAt, publicKey, signature }: CertificateLogHeadsTable): SignedHead {
  return {
    origin,
    size,
    root: root.toString('hex'),
    time: signedAt.toISOString(),
    key: publicKey,
    signature: signature.toString('base64'),
  };
}

/** The newest head; null before the first was signed. Each delivery states it, so papers in strangers' hands pin the log. */
export async function findKnownHead(db: Db): Promise<SignedHead | null> {
  const row = await findHead(db);
  return row ? toHead(row) : null;
}
