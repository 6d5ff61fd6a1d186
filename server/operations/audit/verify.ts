import { createDb, createPool } from '#server/platform/db/client.ts';
import { createLog } from '#server/platform/observability/log.ts';
import { findLogFault, findRefusedEntries, findRepeatedLeaves } from './certificate-log.ts';
import { findChangedCertificates } from './certificates.ts';
import { findChangedActs } from './notarial-acts.ts';

/** Certificates and acts that are not as the audit log recorded them, and the certificate log's fault. */
export async function findRecordFaults(databaseUrl: string): Promise<string[]> {
  const db = createDb(createPool(databaseUrl, createLog('silent'), { statementTimeoutMs: 0 }));
  try {
    const logFault = await findLogFault(db);
    const logFaults = logFault === undefined ? [] : [logFault];
    const rowFaults = [...(await findChangedCertificates(db)), ...(await findChangedActs(db))];
    return [...rowFaults, ...(await findRefusedEntries(db)), ...(await findRepeatedLeaves(db)), ...logFaults];
  } finally {
    await db.destroy();
  }
}
