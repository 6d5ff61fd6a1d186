import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { generateTypes } from '../public-api/generated-types.ts';
import { inRoot, root } from '../run/paths.ts';

/** Fails when the published description breaks the tools that outsiders read it with: a linter, and a generator of types. */

const description = inRoot('server/public-api/openapi.json');
const types = inRoot('node_modules/.cache/checks/openapi.d.ts');

function run(program: string, ...args: string[]): boolean {
  const { status } = spawnSync(process.execPath, [inRoot(program), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  return status === 0;
}

const lints = run('node_modules/@redocly/cli/bin/cli.js', 'lint', '--config=scripts/lint/redocly.yaml', description);
fs.mkdirSync(path.dirname(types), { recursive: true });
fs.writeFileSync(types, await generateTypes(fs.readFileSync(description, 'utf8')));
const language = [
  '--strict',
  '--exactOptionalPropertyTypes',
  '--noUncheckedIndexedAccess',
  '--noEmit',
  '--ignoreConfig',
];
const compiles = run('node_modules/typescript7/bin/tsc', ...language, '--types', '', types);
process.exitCode = lints && compiles ? 0 : 1;
