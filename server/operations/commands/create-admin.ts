import readline from 'node:readline';
import { Writable, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { AppError } from '#server/errors.ts';
import { createAdmin } from '#server/features/auth/first-admin.ts';
import { createDb, createPool } from '#server/platform/db/client.ts';
import { isMigrated } from '#server/platform/db/migrate.ts';
import { createLog } from '#server/platform/observability/log.ts';
import { errorMessage, isErrorCode } from '#shared/errors.ts';
import { firstAdminInput } from '#shared/schemas/auth.ts';
import { CommandError, textOption, UsageError, type CliCommand } from './command.ts';

/** Creates an admin. The password is read from standard input, since arguments are visible in the process list. */
export const createAdminCommand: CliCommand = {
  synopsis: '<email> --name <name>',
  help: 'create an admin; the password is read from standard input',
  positionals: 1,
  options: { name: { type: 'string' } },
  async run(env, given) {
    const name = textOption(given, 'name');
    if (name === undefined) throw new UsageError('a name is missing: --name "Ada Lovelace"');
    const password = await readPassword(given.input);
    const input = firstAdminInput.safeParse({ email: given.positionals[0], name, password });
    if (!input.success) throw new CommandError(input.error.issues.map(({ message }) => sentence(message)).join(' '));
    const pool = createPool(env.databaseDirectUrl, createLog('silent'));
    const db = createDb(pool);
    try {
      if (!(await isMigrated(db)))
        throw new CommandError('The database is not migrated: start the server once, or MIGRATE=only.');
      await createAdmin({ db, now: () => new Date() }, input.data);
    } catch (error) {
      if (error instanceof AppError && error.code === 'EMAIL_TAKEN') {
        throw new CommandError(
          `${input.data.email} has an account already. An admin can change its role in User Management.`,
        );
      }
      throw error;
    } finally {
      await db.destroy();
    }
    console.log(`${input.data.email} is an admin and can sign in. The house is set up at ${env.publicUrl}/setup.`);
    return 0;
  },
};

/** The text of a schema's message, which is an error code. */
function sentence(message: string): string {
  return isErrorCode(message) ? errorMessage(message) : message;
}

/** The first line of piped input, or typed without echo at a terminal. */
async function readPassword(input: Readable): Promise<string> {
  if (!('isTTY' in input && input.isTTY)) return (await text(input)).split(/\r?\n/, 1)[0] ?? '';
  process.stderr.write('Password: ');
  const silent = new Writable({
    write: (_chunk, _encoding, done) => done(),
  });
  const prompt = readline.createInterface({ input, output: silent, terminal: true });
  const { promise, resolve } = Promise.withResolvers<string>();
  prompt.question('', resolve);
  prompt.once('close', () => resolve(''));
  const password = await promise;
  prompt.close();
  process.stderr.write('\n');
  return password;
}
