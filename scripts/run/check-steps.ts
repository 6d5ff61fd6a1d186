import type { Step } from './steps.ts';

const tsc = 'node_modules/typescript7/bin/tsc';
const code = ['client', 'server', 'shared', 'migrations', 'scripts', 'tests'];

/** Everything that needs no running part, the slowest first. */
export const checkSteps: readonly Step[] = [
  {
    name: 'eslint',
    args: ['node_modules/eslint/bin/eslint.js', '--config', 'scripts/lint/eslint.config.mjs', '--max-warnings=0', '.'],
  },
  { name: 'types: server', args: [tsc, '-p', 'tsconfig.json'] },
  { name: 'types: client', args: [tsc, '-p', 'client/tsconfig.json'] },
  { name: 'types: browser tests', args: [tsc, '-p', 'tests/e2e/tsconfig.json'] },
  { name: 'format', args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'] },
  { name: 'unused', args: ['node_modules/knip/bin/knip.js', '--config', 'scripts/lint/knip.json'] },
  {
    name: 'oxlint',
    args: [
      'node_modules/oxlint/bin/oxlint',
      '--config',
      'scripts/lint/oxlintrc.json',
      '--deny-warnings',
      '--quiet',
      ...code,
    ],
  },
  { name: 'structure', args: ['scripts/check-structure.ts'] },
  { name: 'first loads', args: ['scripts/check-size.ts'] },
];

/** A vitest project; `report` is where its counts go. */
export function vitestStep(project: 'unit' | 'integration', report?: string): Step {
  return {
    name: `${project} tests`,
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config=tests/vitest.config.ts',
      `--project=${project}`,
      ...(report ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []),
    ],
  };
}
