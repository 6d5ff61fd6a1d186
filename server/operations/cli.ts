import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { readEnv, type Env } from '#server/env.ts';
import { toAppError } from '#server/errors.ts';
import { errorMessage } from '#shared/errors.ts';
import { backupCommand, drillCommand, restoreCommand } from './commands/backup.ts';
import { CommandError, UsageError, type CliCommand, type StandaloneCommand } from './commands/command.ts';
import { createAdminCommand } from './commands/create-admin.ts';
import { doctorCommand, verifyAuditCommand } from './commands/doctor.ts';
import { rotateSigningKeyCommand } from './commands/rotate-signing-key.ts';
import { witnessCommand } from './commands/witness.ts';

/**
 * The operator's command, `node dist/server/cli.js` in the image. Exit codes: 0 success, 1 failure, 2 usage error. Errors are
 * one sentence.
 */

const commands: Record<string, CliCommand | StandaloneCommand> = {
  'create-admin': createAdminCommand,
  backup: backupCommand,
  restore: restoreCommand,
  drill: drillCommand,
  'verify-audit': verifyAuditCommand,
  'rotate-signing-key': rotateSigningKeyCommand,
  doctor: doctorCommand,
  witness: witnessCommand,
};

function usage(): string {
  const lines = Object.entries(commands).map(
    ([name, { synopsis, help }]) => `  ${`${name} ${synopsis}`.padEnd(48)}${help}`,
  );
  return ['usage: cli <command>', ...lines].join('\n');
}

interface RunOptions {
  /** Default: the environment of the process. */
  env?: NodeJS.ProcessEnv;
  /** Source of the password. */
  input: Readable;
}

function settings(source: NodeJS.ProcessEnv | undefined): Env {
  try {
    return readEnv(source);
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}

async function run([name = '', ...args]: readonly string[], { env, input }: RunOptions): Promise<number> {
  if (name === 'help' || name === '--help') {
    console.log(usage());
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(name === '' ? 'a command is missing' : `there is no command "${name}"`);
  const { values, positionals } = readArguments(args, command);
  const missing = command.positionals - positionals.length;
  if (missing !== 0)
    throw new UsageError(`${missing > 0 ? 'missing' : 'too many'} arguments: ${name} ${command.synopsis}`);
  const given = { positionals, values, input };
  return command.isStandalone ? command.run(given) : command.run(settings(env), given);
}

function readArguments(args: string[], { options }: CliCommand | StandaloneCommand) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** One sentence; drivers' messages are terse, so an unavailable dependency is named as such. */
function describe(error: unknown): string {
  if (error instanceof CommandError || error instanceof UsageError) return error.message;
  const { code, details } = toAppError(error);
  const reasons = error instanceof AggregateError ? error.errors : [error];
  const detail = reasons.map((reason) => String(reason).replace(/^\w*Error: /, '')).join('; ');
  if (code === 'SERVICE_UNAVAILABLE') return `A dependency is unavailable: ${firstLine(detail)}. Try "doctor".`;
  return code === 'UNEXPECTED' ? firstLine(detail) : errorMessage(code, details);
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}

/** Runs one command, prints its result, and returns the exit code. */
export async function runCommand(
  args: readonly string[],
  options: RunOptions = { input: process.stdin },
): Promise<number> {
  try {
    return await run(args, options);
  } catch (error) {
    console.error(describe(error));
    if (!(error instanceof UsageError)) return 1;
    console.error(usage());
    return 2;
  }
}
