import fs from 'node:fs';
import { z } from 'zod';
import { inRoot } from '../run/paths.ts';

/** The parts of package-lock.json that the bill of materials and its check read. */

const names = z.record(z.string(), z.string()).default({});
const entry = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().default(false),
  devOptional: z.boolean().default(false),
  optional: z.boolean().default(false),
  link: z.boolean().default(false),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
});
const lock = z.object({ packages: z.record(z.string(), entry) });

export type LockEntry = z.infer<typeof entry>;
/** By folder, as `node_modules/pg`; the product itself is ''. */
export type LockedPackages = Readonly<Record<string, LockEntry>>;

export function readLock(): LockedPackages {
  return lock.parse(JSON.parse(fs.readFileSync(inRoot('package-lock.json'), 'utf8'))).packages;
}

/** Name of the package in a folder of the lock file; an alias keeps the package's own. */
export function nameIn(folder: string, { name }: LockEntry): string {
  return name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Folder that `name` resolves to for the package in `folder`: its own packages, then those of the folders above. */
export function resolveFrom(folder: string, name: string, packages: LockedPackages): string | undefined {
  for (let place = folder; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
    const found = `${place === '' ? '' : `${place}/`}node_modules/${name}`;
    if (packages[found] !== undefined) return found;
    if (place === '') return undefined;
    if (!place.includes('/node_modules/')) {
      const top = `node_modules/${name}`;
      return packages[top] === undefined ? undefined : top;
    }
  }
}
