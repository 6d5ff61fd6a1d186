import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export interface Import {
  /** As written. */
  specifier: string;
  /** The imported file's path from the checkout's root, or the package's name. */
  target: string;
  /** A file of the checkout. */
  isInternal: boolean;
  isTypeOnly: boolean;
  /** Loads when it is called, `import('…')`. */
  isOnDemand: boolean;
  line: number;
}

export interface SourceFile {
  /** From the checkout's root, with forward slashes. */
  path: string;
  text: string;
  lines: string[];
  imports: Import[];
}

export interface Tree {
  topLevel: string[];
  files: SourceFile[];
}

export interface Fault {
  file: string;
  line: number;
  rule: string;
  message: string;
}

export type Rule = (tree: Tree) => Fault[];

const ignored = new Set(['node_modules', 'dist', '.git', '.data', 'test-results', 'storybook-static', '.tanstack']);
const readable = /\.(ts|tsx|mts|mjs|js|css|html|md|json|yaml|yml|sh)$/;
const importPattern =
  /^[ \t]*(?:import|export)\s+(?<type>type\s)?(?:[\w*{}\s,$]*?\sfrom\s*)?'(?<from>[^'\n]+)'|\bimport\(\s*'(?<dynamic>[^'\n]+)'/gm;

/** Reads every text file of the checkout at `root` except generated ones. */
export function readTree(root: string): Tree {
  const names = fs.readdirSync(root).filter((name) => !ignored.has(name) && !name.startsWith('.env'));
  const unwanted = ignoredByGit(root, names);
  const topLevel = names.filter((name) => !unwanted.has(name));
  return { topLevel, files: topLevel.flatMap((name) => readPath(root, name)) };
}

/** Those of `names` at the top of the checkout that git ignores; none outside of a checkout. */
function ignoredByGit(root: string, names: readonly string[]): ReadonlySet<string> {
  const input = names.join('\0');
  const { stdout, error } = spawnSync('git', ['check-ignore', '-z', '--stdin'], { cwd: root, input, encoding: 'utf8' });
  return new Set(error ? [] : stdout.split('\0'));
}

function readPath(root: string, file: string): SourceFile[] {
  const absolute = path.join(root, file);
  const stats = fs.lstatSync(absolute);
  if (stats.isDirectory()) {
    return fs
      .readdirSync(absolute)
      .filter((name) => !ignored.has(name))
      .flatMap((name) => readPath(root, `${file}/${name}`));
  }
  if (
    !stats.isFile() ||
    !readable.test(file) ||
    /\.gen\.ts$|package-lock\.json$|^server\/public-api\/(openapi\.json|contract\.d\.ts)$/.test(file)
  )
    return [];
  const text = fs.readFileSync(absolute, 'utf8');
  return [{ path: file, text, lines: text.split('\n'), imports: readImports(file, text) }];
}

function readImports(file: string, text: string): Import[] {
  if (!/\.(ts|tsx|mts|mjs|js)$/.test(file)) return [];
  return [...text.matchAll(importPattern)].map((match) => {
    const specifier = match.groups?.from ?? match.groups?.dynamic ?? '';
    const isInternal = /^[.#]/.test(specifier);
    return {
      specifier,
      target: isInternal ? resolveInternal(file, specifier) : packageOf(specifier),
      isInternal,
      isTypeOnly: match.groups?.type !== undefined,
      isOnDemand: match.groups?.dynamic !== undefined,
      line: text.slice(0, match.index).split('\n').length,
    };
  });
}

function resolveInternal(file: string, specifier: string): string {
  const bare = specifier.split('?', 1)[0] ?? specifier;
  return bare.startsWith('#') ? bare.slice(1) : path.posix.join(path.posix.dirname(file), bare);
}

/** `@aws-sdk/client-s3/x` → `@aws-sdk/client-s3`; built-ins keep their full name. */
function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** A fault for each line of `file` that `pattern` matches. */
export function faultsAt(file: SourceFile, pattern: RegExp, fault: { rule: string; message: string }): Fault[] {
  return file.lines.flatMap((line, index) =>
    pattern.test(line) ? [{ file: file.path, line: index + 1, ...fault }] : [],
  );
}
