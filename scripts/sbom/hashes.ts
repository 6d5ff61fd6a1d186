import { nameIn, type LockedPackages } from './lock-file.ts';

/**
 * `name@version` of each entry without a hash, by its folder. npm writes none where the registry lacks a platform's package when it
 * enters the lock file, and installs it unverified where it fits.
 */
export function withoutHash(packages: LockedPackages): Map<string, string> {
  const entries = Object.entries(packages).filter(
    ([folder, { link, integrity }]) => folder !== '' && !link && integrity === undefined,
  );
  return new Map(entries.map(([folder, entry]) => [folder, `${nameIn(folder, entry)}@${entry.version ?? ''}`]));
}

/** One line for each entry that lacks its hash. */
export function findHashFaults(packages: LockedPackages): string[] {
  const lacking = new Set(withoutHash(packages).values());
  return [...lacking].map((id) => `${id} has no integrity in package-lock.json: npm run lock:hashes`);
}
