import type { Env } from '#server/env.ts';
import { describeForeign, sortKeys } from '#server/features/certification/signing-keys/key-seal.ts';
import { listAllKeys } from '#server/features/certification/signing-keys/queries.ts';
import { createDb, createPool } from '#server/platform/db/client.ts';
import { createLog } from '#server/platform/observability/log.ts';
import { findLogFault, findRefusedEntries, findRepeatedLeaves } from './certificate-log.ts';
import { findChangedCertificates } from './certificates.ts';
import { findChangedActs } from './notarial-acts.ts';

/**
 * Certificates and acts that are not as the audit log recorded them, the certificate log's fault, and signing keys that are none
 * of ours; a restored copy is checked without `secrets`, and its keys are not.
 */
export async function findRecordFaults(databaseUrl: string, secrets?: Pick<Env, 'appSecrets'>): Promise<string[]> {
  const db = createDb(createPool(databaseUrl, createLog('silent'), { statementTimeoutMs: 0 }));
  try {
    const logFault = await findLogFault(db);
    const logFaults = logFault === undefined ? [] : [logFault];
    const foreign = secrets ? describeForeign(sortKeys(secrets, await listAllKeys(db)).foreign) : null;
    const keyFaults = foreign === null ? [] : [foreign];
    const rowFaults = [...(await findChangedCertificates(db)), ...(await findChangedActs(db))];
    return [
      ...keyFaults,
      ...rowFaults,
      ...(await findRefusedEntries(db)),
      ...(await findRepeatedLeaves(db)),
      ...logFaults,
    ];
  } finally {
    await db.destroy();
  }
}
