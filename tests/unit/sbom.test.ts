import path from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { writeBill } from '../../scripts/sbom/bill.ts';
import { findHashFaults } from '../../scripts/sbom/hashes.ts';
import { readLock, resolveFrom } from '../../scripts/sbom/lock-file.ts';
import { packageFolders } from '../../scripts/sbom/shipped-files.ts';

const packages = readLock();
const shipped = {
  server: ['node_modules/stripe', 'node_modules/zod', 'node_modules/@trpc/server'],
  client: ['node_modules/zod'],
};
const product = { name: 'trueform-english', version: '1.0.0' };
const billShape = z.object({
  components: z.array(
    z.object({
      purl: z.string(),
      hashes: z.array(z.object({ content: z.string() })).optional(),
      properties: z.array(z.object({ value: z.string() })),
    }),
  ),
});
const read = (text: string) =>
  new Map(billShape.parse(JSON.parse(text)).components.map((component) => [component.purl, component]));

describe('the bill of materials', () => {
  const text = writeBill(product, shipped, packages);

  test('fits the schema of CycloneDX 1.6', async () => {
    const validator = new Validation.JsonStrictValidator(Spec.Spec1dot6.version);
    expect(await validator.validate(text)).toBeNull();
    expect(await validator.validate(text.replace('"type": "library"', '"type": "librarian"'))).not.toBeNull();
  });

  test('holds what is installed and what is bundled, each with its places and hash', () => {
    const bill = read(text);
    const placesOf = (name: string) => {
      const version = packages[`node_modules/${name}`]?.version ?? '';
      const component = bill.get(`pkg:npm/${name.replace('@', '%40')}@${version}`);
      return component?.properties.map(({ value }) => value);
    };
    expect(placesOf('stripe')).toEqual(['bundled in the server']);
    expect(placesOf('@trpc/server')).toEqual(['bundled in the server']);
    expect(placesOf('zod')).toEqual(['bundled in the client', 'bundled in the server']);
    expect(placesOf('pg')).toEqual(['installed']);
    // A dependency of a dependency, and a tool that is not shipped.
    expect(placesOf('pg-protocol')).toEqual(['installed']);
    expect(placesOf('vitest')).toBeUndefined();
    const { integrity = '' } = packages['node_modules/stripe'] ?? {};
    const stripe = [...bill.values()].find(({ purl }) => purl.startsWith('pkg:npm/stripe@'));
    expect(stripe?.hashes).toEqual([{ content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }]);
  });

  test('is refused for a package that the lock file does not name', () => {
    expect(() => writeBill(product, { server: ['node_modules/unknown'], client: [] }, packages)).toThrow('unknown');
  });
});

test('the packages of files are their innermost folders', () => {
  const root = path.resolve('/checkout');
  const files = [
    '/checkout/node_modules/pg/lib/index.js',
    '/checkout/node_modules/@trpc/server/dist/a.mjs?v=1',
    '\0/checkout/node_modules/a/node_modules/b/index.js',
    '/checkout/server/app.ts',
    '\0rolldown/runtime.js',
  ];
  expect(packageFolders(files, root)).toEqual([
    'node_modules/@trpc/server',
    'node_modules/a/node_modules/b',
    'node_modules/pg',
  ]);
});

test('a package finds its own dependency before the common one', () => {
  const entry = { ...packages[''], dependencies: {}, optionalDependencies: {}, peerDependencies: {} };
  const base = { ...entry, dev: false, devOptional: false, optional: false, link: false };
  const tree = { '': base, 'node_modules/a': base, 'node_modules/b': base, 'node_modules/a/node_modules/b': base };
  expect(resolveFrom('node_modules/a', 'b', tree)).toBe('node_modules/a/node_modules/b');
  expect(resolveFrom('node_modules/a/node_modules/b', 'a', tree)).toBe('node_modules/a');
  expect(resolveFrom('', 'b', tree)).toBe('node_modules/b');
  expect(resolveFrom('node_modules/b', 'c', tree)).toBeUndefined();
});

test('the lock file has a hash for each package', () => {
  expect(findHashFaults(packages)).toEqual([]);
  const [stripe] = Object.entries(packages).filter(([folder]) => folder === 'node_modules/stripe');
  const [folder = '', entry] = stripe ?? [];
  const unhashed = entry === undefined ? packages : { ...packages, [folder]: { ...entry, integrity: undefined } };
  expect(findHashFaults(unhashed)).toEqual([expect.stringMatching(/^stripe@[\d.]+ has no integrity/)]);
});
