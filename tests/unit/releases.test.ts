import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { compareCatalogues } from '#server/platform/db/migration/catalogue.ts';
import { hashesFile, hashMigration, hashMigrations, migrationFolder } from '#server/platform/db/migration/files.ts';
import { releaseChangelog } from '../../scripts/release/changelog.ts';
import { addLanded, addRelease, findMigrationFaults, readReleases } from '../../scripts/release/released.ts';

describe('migrations of a release', () => {
  const released = [{ version: '1.0.0', migrations: { '0001-a': 'one', '20261201-1000-b': 'two' } }];
  const hashes = { '0001-a': 'one', '20261201-1000-b': 'two' };

  test('stay as they are', () => expect(findMigrationFaults(released, hashes)).toEqual([]));

  test.each([
    [
      'a changed one',
      { '0001-a': 'other' },
      'migrations/0001-a.ts was changed after release 1.0.0: git checkout v1.0.0 -- migrations/0001-a.ts, and put the change into a new migration',
    ],
    ['one named otherwise', { '0002-c': 'x' }, 'migrations/0002-c.ts is not named by its time'],
    ['one with a month for a name', { '20261301-2500-c': 'x' }, 'is not named by its time'],
    ['one from before the release', { '20261130-1000-c': 'x' }, 'comes before the released 20261201-1000-b'],
  ])('%s is refused', (_what, change, fault) => {
    expect(findMigrationFaults(released, { ...hashes, ...change })).toEqual([expect.stringContaining(fault)]);
  });

  test('a missing one is refused', () => {
    expect(findMigrationFaults(released, { '0001-a': 'one' })).toEqual([
      expect.stringContaining('20261201-1000-b.ts is missing after release 1.0.0'),
    ]);
  });

  const more = { ...hashes, '20261224-1000-c': 'three' };
  const landed = [...released, { version: 'unreleased', migrations: { '20261224-1000-c': 'three' } }];

  test('new ones are listed before they land, and stay as they are from then on', () => {
    expect(findMigrationFaults(released, more)).toEqual([expect.stringContaining('20261224-1000-c.ts is not listed')]);
    expect(addLanded(released, more)).toEqual(landed);
    expect(findMigrationFaults(landed, more)).toEqual([]);
    const edited = { ...more, '20261224-1000-c': 'edited' };
    // Another run of the script changes no hash that is listed.
    expect(addLanded(landed, edited)).toEqual(landed);
    expect(findMigrationFaults(landed, edited)).toEqual([
      expect.stringContaining('migrations/20261224-1000-c.ts was changed after it was listed'),
    ]);
    expect(findMigrationFaults(landed, hashes)).toEqual([expect.stringContaining('20261224-1000-c.ts is missing')]);
  });

  test('branches that land in another order than their times are listed in that of their times', () => {
    const earlier = { ...more, '20261223-1000-d': 'four' };
    expect(findMigrationFaults(addLanded(landed, earlier), earlier)).toEqual([]);
    expect(Object.keys(addLanded(landed, earlier)[1]?.migrations ?? {})).toEqual([
      '20261223-1000-d',
      '20261224-1000-c',
    ]);
  });

  test('new ones are added to their release', () => {
    for (const list of [released, landed]) {
      expect(addRelease(list, '1.1.0', more)).toEqual([
        ...released,
        { version: '1.1.0', migrations: { '20261224-1000-c': 'three' } },
      ]);
    }
    expect(addRelease(released, '1.0.0', more)).toEqual([{ version: '1.0.0', migrations: more }]);
  });

  test('of this checkout are as they were released', async () => {
    expect(findMigrationFaults(readReleases(), await hashMigrations())).toEqual([]);
  });
});

describe('the hash of a migration', () => {
  test('does not depend on line endings', () => {
    expect(hashMigration('a\r\nb\r\n')).toBe(hashMigration('a\nb\n'));
    expect(hashMigration('a\nb\n')).not.toBe(hashMigration('a\nc\n'));
  });

  test('is that of the source where the build wrote it, and a build without it is refused', async () => {
    const built = await fs.mkdtemp(path.join(os.tmpdir(), 'built-'));
    onTestFinished(() => fs.rm(built, { recursive: true }));
    const expected = await hashMigrations();
    for (const name of Object.keys(expected)) await fs.writeFile(path.join(built, `${name}.js`), 'compiled');
    await fs.writeFile(path.join(built, '0001-functions.js.map'), '{}');
    await expect(hashMigrations(built)).rejects.toThrow(hashesFile);
    await fs.writeFile(path.join(built, hashesFile), JSON.stringify(expected));
    expect(await hashMigrations(built)).toEqual(expected);
    expect(Object.keys(expected)).toHaveLength(
      (await fs.readdir(migrationFolder)).filter((file) => file.endsWith('.ts')).length,
    );
  });
});

describe('a changelog', () => {
  const entries =
    '# Changelog\n\nAbout.\n\n## [Unreleased]\n\n### Added\n\n- One.\n\n## [1.0.0] - 2026-11-24\n\n- First.\n';

  test('gives its entries a version and a date', () => {
    expect(releaseChangelog(entries, { version: '1.1.0', date: '2026-12-01' })).toBe(
      '# Changelog\n\nAbout.\n\n## [Unreleased]\n\n## [1.1.0] - 2026-12-01\n\n### Added\n\n- One.\n\n## [1.0.0] - 2026-11-24\n\n- First.\n',
    );
  });

  test.each([
    ['without entries', '# Changelog\n\n## [Unreleased]\n\n## [1.0.0] - 2026-11-24\n\n- First.\n', 'no entries'],
    ['without the section', '# Changelog\n', 'no section'],
    ['with the version', entries.replace('1.0.0', '1.1.0'), 'a section of 1.1.0 already'],
  ])('%s is refused', (_what, text, message) => {
    expect(() => releaseChangelog(text, { version: '1.1.0', date: '2026-12-01' })).toThrow(message);
  });
});

test('parts of a missing table are not listed separately', () => {
  const expected = { 'table a': 'table', 'column x of a': 'text', 'index i on a': '', 'index j on b': '' };
  expect(compareCatalogues(expected, {})).toEqual({ missing: ['table a', 'index j on b'], changed: [], added: [] });
});
