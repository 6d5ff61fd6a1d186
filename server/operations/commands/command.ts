import type { Readable } from 'node:stream';
import type { ParseArgsConfig } from 'node:util';
import type { Env } from '#server/env.ts';

/** A verb of the operator's command. */
export interface CliCommand {
  synopsis: string;
  help: string;
  /** How many arguments without a name it takes. */
  positionals: number;
  options: NonNullable<ParseArgsConfig['options']>;
  /** Returns the exit code. */
  run(env: Env, given: CommandInput): Promise<number>;
}

export interface CommandInput {
  positionals: readonly string[];
  values: Readonly<Record<string, unknown>>;
  /** Standard input. */
  input: Readable;
}

/** A failure that the operator can understand and mend; its message is the whole answer. */
export class CommandError extends Error {
  override readonly name = 'Refusal';
}

/** The command was called wrongly. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export function textOption({ values }: Pick<CommandInput, 'values'>, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}
