import type { Readable } from 'node:stream';
import type { ParseArgsConfig } from 'node:util';
import type { Env } from '#server/env.ts';

interface CommandShape {
  synopsis: string;
  help: string;
  /** Number of positional arguments. */
  positionals: number;
  options: NonNullable<ParseArgsConfig['options']>;
}

/** A subcommand of the operator's command. */
export interface CliCommand extends CommandShape {
  isStandalone?: false;
  /** Returns the exit code. */
  run(env: Env, input: CommandInput): Promise<number>;
}

/** A subcommand that runs without settings. */
export interface StandaloneCommand extends CommandShape {
  isStandalone: true;
  /** Returns the exit code. */
  run(input: CommandInput): Promise<number>;
}

export interface CommandInput {
  positionals: readonly string[];
  values: Readonly<Record<string, unknown>>;
  /** Standard input. */
  input: Readable;
}

/** A failure that the operator can fix; its message is the whole output. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Invalid arguments; the usage is printed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export function textOption({ values }: Pick<CommandInput, 'values'>, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}
