import type { Deps } from '#server/deps.ts';
import { certificateRecordMismatches } from '#server/observability/metrics.ts';

/** Counts and logs a certificate whose rows differ from its audit trail: they were changed behind the application. */
export function reportChangedRecord({ log }: Deps, documentId: string): void {
  certificateRecordMismatches.inc();
  log.error({ documentId }, 'certificate does not match its audit trail');
}
