import type { Step } from './steps.ts';

const tsc = 'node_modules/typescript7/bin/tsc';
/** Inside node_modules: reset by a new install and ignored by every tool. */
const cacheDir = 'node_modules/.cache/checks';
const code = ['client', 'server', 'shared', 'migrations', 'scripts', 'tests'];

/** Incremental: a second run checks only what changed. */
function typesStep(name: string, project: string): Step {
  const buildInfo = `${cacheDir}/${name.replace(' ', '-')}.tsbuildinfo`;
  return { name: `types: ${name}`, args: [tsc, '-p', project, '--incremental', '--tsBuildInfoFile', buildInfo] };
}

/** Checks that need no running service, slowest first. */
export const checkSteps: readonly Step[] = [
  {
    name: 'lint',
    args: [
      'node_modules/oxlint/bin/oxlint',
      '--config',
      'scripts/lint/oxlintrc.json',
      '--deny-warnings',
      '--quiet',
      ...code,
    ],
  },
  typesStep('server', 'tsconfig.json'),
  typesStep('client', 'client/tsconfig.json'),
  typesStep('browser tests', 'tests/e2e/tsconfig.json'),
  {
    name: 'format',
    args: [
      'node_modules/prettier/bin/prettier.cjs',
      '--check',
      '--log-level=warn',
      '--cache',
      `--cache-location=${cacheDir}/prettier`,
      '.',
    ],
  },
  { name: 'unused', args: ['node_modules/knip/bin/knip.js', '--config', 'scripts/lint/knip.json'] },
  { name: 'structure', args: ['scripts/check-structure.ts'] },
  { name: 'public API', args: ['scripts/check-api.ts'] },
  { name: 'words', args: ['scripts/check-words.ts'] },
  { name: 'first loads', args: ['scripts/check-size.ts'] },
];

/** Runs a vitest project; `report` is the path of its JSON report. */
export function vitestStep(project: 'unit' | 'integration' | 'components', report?: string): Step {
  return {
    name: `${project} tests`,
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--config=tests/${project === 'components' ? 'components' : 'vitest'}.config.ts`,
      `--project=${project}`,
      ...(report ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []),
    ],
  };
}
