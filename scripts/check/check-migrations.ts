import { hashMigrations } from '#server/platform/db/migration/files.ts';
import { findMigrationFaults, readReleases } from '../release/released.ts';

const faults = findMigrationFaults(readReleases(), await hashMigrations());
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
