import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { inRoot, root } from '../run/paths.ts';
import { runToEnd } from '../run/process.ts';
import { buildOnce } from './build-once.ts';

/** Folder of the sample, see `scripts/sample`. */
const sampleSources = [
  'scripts/sample',
  'server/platform/typesetting',
  'server/features/certification/certificate.ts',
  'shared',
  'package-lock.json',
];
const packageSources = ['scripts/client-package', 'scripts/public-api/contract.ts', 'server/public-api/openapi.json'];
const sources = ['client', ...packageSources, ...sampleSources];

/** Whether pages show claims without a source; not allowed for a public address. */
export interface ClientBuild {
  hasSamples: boolean;
}

/** Builds the client unless a build of the same sources exists, and returns the build's folder. */
export async function buildClientOnce(options: ClientBuild = { hasSamples: true }): Promise<string> {
  const prefix = options.hasSamples ? 'client-' : 'client-public-';
  return buildOnce(prefix, sources, (outDir) => buildClient(outDir, options));
}

/** The public sample's PDF and page pictures, printed unless those of the same sources exist; returns their folder. */
export async function printSampleOnce(): Promise<string> {
  const script = inRoot('scripts/sample/print.ts');
  return buildOnce('sample-', sampleSources, (outDir) => runToEnd([script, outDir], { cwd: root }));
}

/**
 * Builds the client, its sample and the package for developers into `outDir`; returns the files of packages that are built in. Throws
 * with the build's output when it fails.
 */
export async function buildClient(outDir: string, options: ClientBuild): Promise<string[]> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'shipped-'));
  const lists = ['pages', 'package'].map((name) => path.join(dir, `${name}.json`));
  const [pages = '', developers = ''] = lists;
  const [sample] = await Promise.all([printSampleOnce(), buildPages(outDir, { ...options, shippedFile: pages })]);
  fs.cpSync(sample, path.join(outDir, 'sample'), { recursive: true });
  const tarball = path.join(outDir, 'trueform-client.tgz');
  await runToEnd([inRoot('scripts/client-package/write.ts'), tarball, developers], { cwd: root });
  const shipped = lists.flatMap((list) => z.array(z.string()).parse(JSON.parse(fs.readFileSync(list, 'utf8'))));
  fs.rmSync(dir, { recursive: true });
  return shipped;
}

async function buildPages(
  outDir: string,
  { hasSamples, shippedFile }: ClientBuild & { shippedFile: string },
): Promise<void> {
  const vite = inRoot('node_modules/vite/bin/vite.js');
  const args = [
    vite,
    'build',
    '--config',
    inRoot('scripts/sbom/client.vite.config.ts'),
    '--outDir',
    outDir,
    '--emptyOutDir',
  ];
  // Tests run with NODE_ENV=test, by which Vite would bundle React's development build for every later reader of this folder.
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    VITE_SAMPLE_CLAIMS: String(hasSamples),
    SHIPPED_FILE: shippedFile,
  };
  await runToEnd([...args, '--logLevel', 'warn'], { cwd: root, env });
}
