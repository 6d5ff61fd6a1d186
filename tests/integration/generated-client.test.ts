import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { generateTypes } from '../../scripts/public-api/generated-types.ts';
import { buildKey } from '../support/api-keys.ts';
import { buildUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { createOutsideProject, type OutsideProject } from '../support/outside-project.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';

// A developer who generates a client from the served description, with tools that know nothing of the product.

let h: Harness;
let project: OutsideProject;
beforeAll(async () => {
  h = await createHarness();
  await h.listen();
  const { key } = await buildKey(h, await buildUser(h));
  project = createOutsideProject({ TRUEFORM_KEY: key });
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers']) {
    fs.cpSync(path.resolve('node_modules', name), path.join(project.dir, 'node_modules', name), { recursive: true });
  }
  project.write('birth.pdf', await pdfOf(2));
  project.write('package.json', JSON.stringify({ type: 'module' }));
});
afterAll(async () => {
  project.remove();
  await h.stop();
});

test('a client generated from the description compiles, and calls at the address that it names', async () => {
  const text = await (await fetch(`${h.env.publicUrl}/api/v1/openapi.json`)).text();
  const { servers } = z.object({ servers: z.tuple([z.object({ url: z.url() })]) }).parse(JSON.parse(text));
  project.write('api.ts', await generateTypes(text));
  project.write('program.ts', fs.readFileSync('tests/support/generated-program.txt', 'utf8'));

  const language = [
    '--strict',
    '--noEmit',
    '--module',
    'nodenext',
    '--target',
    'es2024',
    '--allowImportingTsExtensions',
  ];
  const types = ['--typeRoots', path.resolve('node_modules/@types'), '--types', 'node', '--skipLibCheck'];
  const tsc = path.resolve('node_modules/typescript7/bin/tsc');
  const compiled = await project.run(process.execPath, [tsc, 'program.ts', ...language, ...types]);
  expect(compiled, compiled.output).toMatchObject({ code: 0 });

  project.env.SERVER = servers[0].url;
  const ran = await project.run(process.execPath, ['program.ts']);
  expect(ran, ran.output).toMatchObject({ code: 0, output: '2 birth.pdf\n' });
});
