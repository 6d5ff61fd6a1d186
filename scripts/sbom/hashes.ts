import fs from 'node:fs';
import { z } from 'zod';
import { inRoot } from '../run/paths.ts';
import { nameIn, type LockedPackages } from './lock-file.ts';

/**
 * Platform packages, none of them for the platforms of the image, that entered the lock file from a registry without them: npm writes
 * no hash then, and installs them unverified where they fit. `npm run lock:hashes` takes them off. Nothing may be added.
 */
export const exceptionsFile = inRoot('scripts/sbom/without-hash.json');

export function readExceptions(): string[] {
  return z.array(z.string()).parse(JSON.parse(fs.readFileSync(exceptionsFile, 'utf8')));
}

/** `name@version` of each entry without a hash, by its folder. */
export function withoutHash(packages: LockedPackages): Map<string, string> {
  const entries = Object.entries(packages).filter(
    ([folder, { link, integrity }]) => folder !== '' && !link && integrity === undefined,
  );
  return new Map(entries.map(([folder, entry]) => [folder, `${nameIn(folder, entry)}@${entry.version ?? ''}`]));
}

/** One line for each entry that lacks its hash, and for each exception that has got one. */
export function findHashFaults(packages: LockedPackages, exceptions: readonly string[]): string[] {
  const lacking = new Set(withoutHash(packages).values());
  return [
    ...[...lacking].filter((id) => !exceptions.includes(id)).map((id) => `${id} has no integrity in package-lock.json`),
    ...exceptions.filter((id) => !lacking.has(id)).map((id) => `${id} has a hash, or is gone: remove its exception`),
  ];
}
