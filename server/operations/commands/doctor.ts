import type { Env } from '#server/env.ts';
import { isUnavailable } from '#server/errors.ts';
import { diagnose, type DoctorFinding } from '#server/operations/doctor.ts';
import { countOf } from '#shared/plural.ts';
import type { CliCommand } from './command.ts';

/** Checks every setting against its dependency. */
export const doctorCommand: CliCommand = {
  synopsis: '',
  help: 'check every setting against its dependency',
  positionals: 0,
  options: {},
  async run(env: Env) {
    let failures = 0;
    for await (const { name, outcome } of diagnose(env)) {
      if (outcome instanceof Error) failures += 1;
      console.log(line({ name, outcome }));
    }
    console.log(failures === 0 ? 'All good.' : `${countOf(failures, 'problem')}.`);
    return failures === 0 ? 0 : 1;
  },
};

function line({ name, outcome }: DoctorFinding): string {
  if (!(outcome instanceof Error)) return `ok    ${name.padEnd(18)}${outcome}`;
  const code: unknown = Reflect.get(outcome, 'code');
  const text = outcome.message === '' && typeof code === 'string' ? code : outcome.message.split('\n', 1)[0];
  return `FAIL  ${name.padEnd(18)}${isUnavailable(outcome) ? 'unavailable: ' : ''}${text}`;
}
