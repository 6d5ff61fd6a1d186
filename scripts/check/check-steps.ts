import os from 'node:os';
import type { Step } from '../run/steps.ts';
import { patternOf, placeOf } from './test-name.ts';

/**
 * GOGC of the type checker: collecting after fivefold instead of twofold growth takes a third less CPU time, but 9 GB
 * instead of 4.
 */
const roomyHeap: Record<string, string> = os.totalmem() > 15 * 2 ** 30 ? { GOGC: '400' } : {};

const code = ['client', 'server', 'shared', 'migrations', 'scripts', 'tests'];

/** Checks that need no running service, slowest first. */
export const checkSteps: readonly Step[] = [
  {
    // The linter's type-aware rules build the programs of all tsconfigs: their types are checked in the same pass.
    name: 'types and lint',
    args: [
      'node_modules/oxlint/bin/oxlint',
      '--config',
      'scripts/lint/oxlintrc.json',
      '--type-check',
      '--deny-warnings',
      '--quiet',
      ...code,
    ],
    env: roomyHeap,
  },
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
  { name: 'unused', args: ['node_modules/knip/bin/knip.js', '--config', 'scripts/lint/knip.json'] },
  { name: 'structure', args: ['scripts/check/check-structure.ts'] },
  { name: 'public API', args: ['scripts/check/check-api.ts'] },
  { name: 'migrations', args: ['scripts/check/check-migrations.ts'] },
  { name: 'description for outside tools', args: ['scripts/check/check-description.ts'] },
  { name: 'words', args: ['scripts/check/check-words.ts'] },
  { name: 'lock file', args: ['scripts/check/check-lock.ts'] },
  { name: 'first loads', args: ['scripts/check/check-size.ts'] },
];

/** Which tests of a suite run: those tagged as sweeps, or all others. */
export type Tier = 'main' | 'sweeps';

export interface TestRun {
  /** Path of its JSON report. */
  report?: string | undefined;
  tier?: Tier;
  /** One test, as the summary names it. */
  only?: string | undefined;
}

/** Runs a vitest project. */
export function vitestStep(
  project: 'unit' | 'integration' | 'components',
  { report, tier = 'main', only }: TestRun = {},
): Step {
  return {
    name: tier === 'main' ? `${project} tests` : `${project} sweeps`,
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--config=tests/${project === 'components' ? 'components' : 'vitest'}.config.ts`,
      `--project=${project}`,
      // Components are quick, and have no sweeps.
      ...(project === 'components' ? [] : [`--tags-filter=${tier === 'main' ? '!sweep' : 'sweep'}`]),
      ...(only === undefined ? [] : [placeOf(only).file, `--testNamePattern=^${patternOf(placeOf(only).title)}$`]),
      ...(report ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []),
    ],
  };
}
