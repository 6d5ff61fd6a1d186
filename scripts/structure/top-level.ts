import type { Fault, Tree } from './tree.ts';

const allowed = new Set([
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'SECURITY.md',
  'renovate.json',
  '.github',
  '.nvmrc',
  '.oxfmtrc.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'client',
  'migrations',
  'scripts',
  'server',
  'shared',
  'tests',
  'compose.yaml',
  'Dockerfile',
  '.ci',
  '.dockerignore',
  '.gitattributes',
  '.gitignore',
]);

/** The top level is a closed list: configuration belongs to the room it configures. */
export function checkTopLevel(tree: Tree): Fault[] {
  return tree.topLevel
    .filter((name) => !allowed.has(name))
    .map((file) => ({ file, line: 1, rule: 'closed top level', message: 'is not allowed at the top level' }));
}
