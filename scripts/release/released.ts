import fs from 'node:fs';
import { z } from 'zod';
import { inRoot } from '../run/paths.ts';

/** The migrations of each release, with the hashes of their sources: databases have them, so that they never change. */
const releases = z.array(z.object({ version: z.string(), migrations: z.record(z.string(), z.string()) }));

export type Releases = z.infer<typeof releases>;

const file = inRoot('migrations/released.json');

export function readReleases(): Releases {
  return releases.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
}

export function writeReleases(list: Releases): void {
  fs.writeFileSync(file, `${JSON.stringify(list, undefined, 2)}\n`);
}

const timed = /^\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])-(?:[01]\d|2[0-3])[0-5]\d-[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What is wrong with the migrations of a checkout, each with what to do. `hashes`: of its files, by name. */
export function findMigrationFaults(list: Releases, hashes: Readonly<Record<string, string>>): string[] {
  const released = list.flatMap(({ version, migrations }) =>
    Object.entries(migrations).map(([name, sha256]) => ({ name, sha256, version })),
  );
  const known = new Set(released.map(({ name }) => name));
  const last = [...known].toSorted().at(-1) ?? '';
  const changed = released.flatMap(({ name, sha256, version }) => {
    const path = `migrations/${name}.ts`;
    const remedy = `git checkout v${version} -- ${path}, and put the change into a new migration`;
    if (hashes[name] === undefined) return [`${path} belongs to release ${version} and is missing: ${remedy}`];
    return hashes[name] === sha256 ? [] : [`${path} was changed after release ${version}: ${remedy}`];
  });
  const added = Object.keys(hashes)
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const path = `migrations/${name}.ts`;
      if (!timed.test(name))
        return [`${path} is not named by its time in UTC and its subject: 20261124-1030-price-lists.ts`];
      return name > last ? [] : [`${path} comes before the released ${last}: name it by the time of now`];
    });
  return [...changed, ...added];
}

/** The list with the migrations that are new in `version`. */
export function addRelease(list: Releases, version: string, hashes: Readonly<Record<string, string>>): Releases {
  const known = new Set(list.flatMap(({ migrations }) => Object.keys(migrations)));
  const added = Object.entries(hashes).filter(([name]) => !known.has(name));
  const own = list.find((release) => release.version === version);
  const migrations = { ...own?.migrations, ...Object.fromEntries(added) };
  return [...list.filter((release) => release !== own), { version, migrations }];
}
