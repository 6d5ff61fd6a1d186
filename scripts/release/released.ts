import fs from 'node:fs';
import { z } from 'zod';
import { inRoot } from '../run/paths.ts';

/**
 * The migrations of each release, with the hashes of their sources: databases have them, so that they never change. Those that
 * landed since stand under `unreleased`: a database that is kept at the head of the main branch has them too.
 */
const releases = z.array(z.object({ version: z.string(), migrations: z.record(z.string(), z.string()) }));

export type Releases = z.infer<typeof releases>;

const file = inRoot('migrations/released.json');

export function readReleases(): Releases {
  return releases.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
}

export function writeReleases(list: Releases): void {
  fs.writeFileSync(file, `${JSON.stringify(list, undefined, 2)}\n`);
}

const unreleased = 'unreleased';

const timed = /^\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])-(?:[01]\d|2[0-3])[0-5]\d-[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Faults of a checkout's migrations, each with its remedy. `hashes`: of its files, by name. */
export function findMigrationFaults(list: Releases, hashes: Readonly<Record<string, string>>): string[] {
  const released = list.flatMap(({ version, migrations }) =>
    Object.entries(migrations).map(([name, sha256]) => ({ name, sha256, version })),
  );
  const known = new Set(released.map(({ name }) => name));
  const last =
    released
      .filter(({ version }) => version !== unreleased)
      .map(({ name }) => name)
      .toSorted()
      .at(-1) ?? '';
  const changed = released.flatMap(({ name, sha256, version }) => {
    if (hashes[name] === sha256) return [];
    const path = `migrations/${name}.ts`;
    const what = hashes[name] === undefined ? 'is missing' : 'was changed';
    if (version === unreleased) {
      return [
        `${path} ${what} after it was listed in migrations/released.json: restore it and put the change into a new migration; ` +
          'before it has landed, remove its line there and run npm run build:schema',
      ];
    }
    return [
      `${path} ${what} after release ${version}: git checkout v${version} -- ${path}, and put the change into a new migration`,
    ];
  });
  const added = Object.keys(hashes)
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const path = `migrations/${name}.ts`;
      if (!timed.test(name))
        return [`${path} is not named by its time in UTC and its subject: 20261124-1030-price-lists.ts`];
      if (name <= last) return [`${path} comes before the released ${last}: name it by the time of now`];
      return [`${path} is not listed in migrations/released.json: npm run build:schema`];
    });
  return [...changed, ...added];
}

/** The list with new migrations under `unreleased`, where they stay as they are. */
export function addLanded(list: Releases, hashes: Readonly<Record<string, string>>): Releases {
  const known = new Set(list.flatMap(({ migrations }) => Object.keys(migrations)));
  const added = Object.entries(hashes).filter(([name]) => !known.has(name));
  if (added.length === 0) return list;
  const landed = list.find(({ version }) => version === unreleased);
  const migrations = [...Object.entries(landed?.migrations ?? {}), ...added].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return [
    ...list.filter((release) => release !== landed),
    { version: unreleased, migrations: Object.fromEntries(migrations) },
  ];
}

/** The list with the migrations that are new in `version`. */
export function addRelease(list: Releases, version: string, hashes: Readonly<Record<string, string>>): Releases {
  const former = list.filter((release) => release.version !== unreleased && release.version !== version);
  const known = new Set(former.flatMap(({ migrations }) => Object.keys(migrations)));
  const own = Object.entries(hashes).filter(([name]) => !known.has(name));
  return [...former, { version, migrations: Object.fromEntries(own) }];
}
