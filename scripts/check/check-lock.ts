import { findHashFaults } from '../sbom/hashes.ts';
import { readLock } from '../sbom/lock-file.ts';

/** Refuses a lock file with an entry that npm would install unverified. */

const faults = findHashFaults(readLock());
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
