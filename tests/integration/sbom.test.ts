import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildClient } from '../../scripts/build/client-build.ts';
import { buildServer } from '../../scripts/build/server-build.ts';
import { billFile, writeBillOf } from '../../scripts/sbom/write.ts';

/**
 * The bill of materials of a real build.
 * @module-tag sweep
 */

const component = z.object({
  name: z.string(),
  group: z.string().optional(),
  properties: z.array(z.object({ value: z.string() })),
});
const billShape = z.object({ components: z.array(component) });

let dir: string;
let text: string;
let placesOf: Map<string, string[]>;
beforeAll(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'sbom-'));
  const server = new Set<string>();
  await buildServer(path.join(dir, 'server'), server);
  const client = await buildClient(path.join(dir, 'client'), { hasSamples: false });
  writeBillOf({ server, client }, dir);
  text = await fs.readFile(path.join(dir, billFile), 'utf8');
  placesOf = new Map();
  for (const { name, group, properties } of billShape.parse(JSON.parse(text)).components) {
    const fullName = group === undefined ? name : `${group}/${name}`;
    placesOf.set(fullName, [...(placesOf.get(fullName) ?? []), ...properties.map(({ value }) => value)]);
  }
});
afterAll(() => fs.rm(dir, { recursive: true, force: true }));

test('fits the schema of CycloneDX 1.6', async () => {
  expect(await new Validation.JsonStrictValidator(Spec.Spec1dot6.version).validate(text)).toBeNull();
});

test('names bundled code, fonts, language data and style sheets, and no tool of the build', () => {
  const server = ['stripe', '@aws-sdk/client-s3', '@opentelemetry/sdk-trace-node', '@trpc/server', 'pdfjs-dist'];
  const data = ['@expo-google-fonts/amiri', '@tesseract.js-data/heb', 'tesseract.js-core'];
  for (const name of [...server, ...data]) expect(placesOf.get(name), name).toContain('bundled in the server');
  const client = ['react-dom', '@tanstack/react-router', '@trpc/client', '@fontsource/source-serif-4', 'tailwindcss'];
  for (const name of client) expect(placesOf.get(name), name).toContain('bundled in the client');
  for (const name of ['kysely', 'pg', 'sharp']) expect(placesOf.get(name), name).toContain('installed');
  for (const name of ['vite', 'vitest', 'typescript', 'stripe-mock']) expect(placesOf.has(name), name).toBe(false);
});

const sourceMap = z.object({ sources: z.array(z.string()) });

/** The package of a source, by its innermost folder of packages. */
function packageOf(source: string): string | undefined {
  return /^.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
}

test('names every package whose modules the build wrote', async () => {
  const folder = path.join(dir, 'server');
  const maps = (await fs.readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js.map'));
  const texts = await Promise.all(maps.map((name) => fs.readFile(path.join(folder, name), 'utf8')));
  const sources = texts.flatMap((map) => sourceMap.parse(JSON.parse(map)).sources);
  const packages = new Set(sources.flatMap((source) => packageOf(source) ?? []));
  expect(packages.size).toBeGreaterThan(30);
  for (const name of packages) expect(placesOf.get(name), name).toContain('bundled in the server');
});
