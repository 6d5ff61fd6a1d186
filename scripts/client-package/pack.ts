import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import ts from 'typescript';
import { build } from 'vite';
import { z } from 'zod';
import { readContract } from '../public-api/printed.ts';
import { inRoot, root } from '../run/paths.ts';
import { recordShipped } from '../sbom/shipped-files.ts';

const blockBytes = 512;

const source = import.meta.dirname;
const modules = ['client', 'error', 'pages', 'webhooks'];

export const manifest = {
  name: 'trueform-client',
  version: '1.0.0',
  description: 'Typed client of the translation API: orders, files, payments, certificates, webhooks.',
  type: 'module',
  sideEffects: false,
  license: 'SEE LICENSE IN LICENSE',
  engines: { node: '>=20.19' },
  // For tools that do not read `exports`.
  main: './client.cjs',
  module: './client.js',
  types: './client.d.ts',
  exports: {
    '.': {
      import: { types: './client.d.ts', default: './client.js' },
      require: { types: './client.d.cts', default: './client.cjs' },
    },
    './package.json': './package.json',
  },
  files: ['*.js', '*.cjs', '*.d.ts', '*.d.cts', 'README.md', 'LICENSE'],
};

/** The package as a tarball. It has no dependencies: tRPC's client is inside, which is added to `shipped`. */
export async function packClient(shipped = new Set<string>()): Promise<Buffer> {
  return toTarball(await listFiles(shipped));
}

/** Files of the package by name. */
export async function listFiles(shipped = new Set<string>()): Promise<Map<string, Buffer>> {
  const [module, commonjs] = await Promise.all([bundle('es', shipped), bundle('cjs', shipped)]);
  const declarations: [name: string, text: string][] = [
    ['contract.d.ts', readContract()],
    ...modules.map((name): [string, string] => [`${name}.d.ts`, declarationsOf(name)]),
  ];
  return new Map([
    ['package.json', Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)],
    ['README.md', fs.readFileSync(path.join(source, 'README.md'))],
    ['LICENSE', fs.readFileSync(inRoot('LICENSE'))],
    ['client.js', Buffer.from(module)],
    ['client.cjs', Buffer.from(commonjs)],
    ...declarations.map(([name, text]) => [name, Buffer.from(text)] as const),
    // The same for programs that are CommonJS.
    ...declarations.map(
      ([name, text]) =>
        [name.replace(/ts$/, 'cts'), Buffer.from(text.replaceAll(/'(\.\/[\w-]+)\.js'/g, "'$1.cjs'"))] as const,
    ),
  ]);
}

async function bundle(format: 'es' | 'cjs', shipped: Set<string>): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { API_VERSION: JSON.stringify(publishedVersion()) },
    plugins: [recordShipped(shipped)],
    build: {
      write: false,
      target: 'es2022',
      minify: 'oxc',
      lib: { entry: path.join(source, 'client.ts'), formats: [format], fileName: 'client' },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('the client was not built');
  return result.output[0].code;
}

/** The version of the contract that the package's types are of. */
function publishedVersion(): string {
  const text = fs.readFileSync(inRoot('server/public-api/openapi.json'), 'utf8');
  return z.object({ info: z.object({ version: z.string() }) }).parse(JSON.parse(text)).info.version;
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
    .replaceAll("'#server/public-api/contract.d.ts'", "'./contract.js'")
    .replaceAll(/from '(\.\/[\w-]+)\.ts'/g, "from '$1.js'");
}

/** A package as npm installs it. Times and owners are left out, so that the same files give the same bytes. */
function toTarball(files: ReadonlyMap<string, Buffer>): Buffer {
  const entries = [...files].flatMap(([name, content]) => [
    headerOf(`package/${name}`, content.length),
    content,
    Buffer.alloc((blockBytes - (content.length % blockBytes)) % blockBytes),
  ]);
  return gzipSync(Buffer.concat([...entries, Buffer.alloc(2 * blockBytes)]), { level: 9 });
}

/** The `ustar` header of a plain file. */
function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(blockBytes);
  const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0');
  header.write(name, 0, 100);
  header.write(octal(0o644, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(0, 12), 136);
  // The checksum counts itself as spaces.
  header.fill(' ', 148, 156);
  header.write('0', 156);
  header.write('ustar\u000000', 257, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 7)}\0 `, 148, 'latin1');
  return header;
}
