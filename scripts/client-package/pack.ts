import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { build } from 'vite';
import { inRoot, root } from '../run/paths.ts';
import { recordShipped } from '../sbom/shipped-files.ts';
import { toTarball } from './tarball.ts';

const source = import.meta.dirname;
const modules = ['client', 'error', 'pages', 'webhooks'];
const contract = 'server/public-api/contract.d.ts';

export const manifest = {
  name: 'trueform-client',
  version: '1.0.0',
  description: 'Typed client of the translation API: orders, files, payments, certificates, webhooks.',
  type: 'module',
  sideEffects: false,
  license: 'SEE LICENSE IN LICENSE',
  engines: { node: '>=20.19' },
  exports: { '.': { types: './client.d.ts', default: './client.js' } },
  files: ['*.js', '*.d.ts', 'README.md', 'LICENSE'],
};

/** The package as a tarball. It has no dependencies: tRPC's client is inside, which is added to `shipped`. */
export async function packClient(shipped = new Set<string>()): Promise<Buffer> {
  const files = new Map([
    ['package.json', Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)],
    ['README.md', fs.readFileSync(path.join(source, 'README.md'))],
    ['LICENSE', fs.readFileSync(inRoot('LICENSE'))],
    ['client.js', Buffer.from(await bundle(shipped))],
    ['contract.d.ts', fs.readFileSync(inRoot(contract))],
    ...modules.map((name) => [`${name}.d.ts`, Buffer.from(declarationsOf(name))] as const),
  ]);
  return toTarball(files);
}

async function bundle(shipped: Set<string>): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [recordShipped(shipped)],
    build: {
      write: false,
      target: 'es2022',
      minify: 'oxc',
      lib: { entry: path.join(source, 'client.ts'), formats: ['es'], fileName: 'client' },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('the client was not built');
  return result.output[0].code;
}

/** Declarations of one module, whose imports are files of the package. */
function declarationsOf(name: string): string {
  const file = path.join(source, `${name}.ts`);
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(fs.readFileSync(file, 'utf8'), {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, isolatedDeclarations: true },
  });
  const [problem] = diagnostics;
  if (problem) throw new Error(`${name}.ts: ${ts.flattenDiagnosticMessageText(problem.messageText, '\n')}`);
  return outputText
    .replaceAll(`'#${contract}'`, "'./contract.js'")
    .replaceAll(/from '(\.\/[\w-]+)\.ts'/g, "from '$1.js'");
}
