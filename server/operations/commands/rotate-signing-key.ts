import {
  markCompromised,
  retireTranslatorsRoot,
  rotateKeys,
} from '#server/features/certification/signing-keys/rotation.ts';
import { createDb, createPool } from '#server/platform/db/client.ts';
import { isMigrated } from '#server/platform/db/migrate.ts';
import { createLog } from '#server/platform/observability/log.ts';
import { SigningKeyError, SigningServiceError } from '#server/platform/signing/types.ts';
import { CommandError, textOption, UsageError, type CliCommand } from './command.ts';

/** Replaces the key that signs documents. Papers of the retired key still verify. */
export const rotateSigningKeyCommand: CliCommand = {
  synopsis: '[--new-root] [--log] [--compromised-since <date>] | --translators',
  help: 'replace the key that signs documents; its papers stay valid',
  positionals: 0,
  options: {
    'new-root': { type: 'boolean' },
    log: { type: 'boolean' },
    'compromised-since': { type: 'string' },
    translators: { type: 'boolean' },
  },
  async run(env, given) {
    const compromisedSince = readDate(textOption(given, 'compromised-since'));
    const db = createDb(createPool(env.databaseDirectUrl, createLog('silent')));
    const parts = { env, db, now: () => new Date() };
    const isOutside = env.signing !== null || env.signingService !== null;
    const setting = env.signing ? 'SIGNING_P12_BASE64' : 'SIGNING_SERVICE_URL';
    try {
      if (!(await isMigrated(db)))
        throw new CommandError('The database is not migrated: start the server once, or MIGRATE=only.');
      const { values } = given;
      if (values.translators === true) {
        await retireTranslatorsRoot(parts);
        console.log('The root of translators’ certificates is retired. The next key that is made has a new one.');
        return 0;
      }
      if (isOutside && compromisedSince === null) {
        throw new CommandError(`The signing key is the one of ${setting}: replace it there and restart.`);
      }
      if (isOutside && compromisedSince !== null) {
        if (!(await markCompromised(parts, compromisedSince))) {
          throw new CommandError(`The certificate of ${setting} has signed nothing yet.`);
        }
        console.log(`The certificate of ${setting} is marked as compromised. Replace it there and restart.`);
        return 0;
      }
      const rotated = await rotateKeys(parts, {
        newRoot: values['new-root'] === true,
        log: values['log'] === true,
        compromisedSince,
      });
      const until = rotated.validUntil.toISOString().slice(0, 10);
      console.log(`New keys: ${rotated.purposes.join(', ')}. ${rotated.subject} signs until ${until}.`);
      return 0;
    } catch (error) {
      if (error instanceof SigningKeyError || error instanceof SigningServiceError)
        throw new CommandError(error.message);
      throw error;
    } finally {
      await db.destroy();
    }
  },
};

function readDate(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw new UsageError(`not a date: ${text}`);
  return date;
}
