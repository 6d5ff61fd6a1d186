import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import { checkpointOf } from '#server/features/certification/log/head.ts';
import { openKey, WitnessServer } from '#server/features/certification/log/witness-server.ts';
import { LogFault, LogUnavailable, readEntries, watchLog } from '#server/features/certification/log/witness.ts';
import { cosign } from '#server/platform/signing/signed-note.ts';
import { signedHead, type SignedHead } from '#shared/schemas/transparency.ts';
import { CommandError, textOption, UsageError, type StandaloneCommand } from './command.ts';

/**
 * Checks that a certificate log continues what it published at the last visit, and countersigns its head. With `--listen` it stays,
 * and countersigns for the log itself. Needs no settings and no database: anyone can run it against any installation.
 */
export const witnessCommand: StandaloneCommand = {
  synopsis: '<url> [--state <file>] [--key <key>] [--paper <file>] [--name <name>] [--listen <port>]',
  help: "check that an installation's certificate log was only appended to, and countersign it",
  positionals: 1,
  options: {
    state: { type: 'string' },
    key: { type: 'string' },
    paper: { type: 'string' },
    name: { type: 'string' },
    listen: { type: 'string' },
  },
  isStandalone: true,
  async run(given) {
    const [url = ''] = given.positionals;
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
      throw new UsageError(`${url} is not an address`);
    const file = textOption(given, 'state') ?? `witness-${new URL(url).host.replaceAll(':', '-')}.json`;
    const name = textOption(given, 'name') ?? os.hostname();
    if (!/^[^\s+]+$/.test(name)) throw new UsageError(`${name} is no name: letters without spaces and +`);
    const seen = readState(file);
    const head = await explained(() => watchLog(url, { seen, key: textOption(given, 'key') }));
    writeState(file, head);
    const change = seen ? `, ${head.size - seen.size} new since ${seen.time}` : ', seen for the first time';
    console.log(`consistent: ${head.size} leaves${change}; root ${head.root}`);
    const port = textOption(given, 'listen');
    if (port !== undefined) return serve({ head, file, name, port: Number(port) });
    console.log(cosign(checkpointOf(head), { name, privateKey: openKey(`${file}.key`), now: new Date() }));
    const paper = textOption(given, 'paper');
    return paper === undefined ? 0 : reportPaper(url, { head, seen }, paper);
  },
};

interface Serving {
  head: SignedHead;
  file: string;
  name: string;
  port: number;
}

/** Countersigns until the process is terminated. */
async function serve({ head, file, name, port }: Serving): Promise<number> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UsageError('--listen takes a port');
  const witness = new WitnessServer({
    logKey: Buffer.from(head.key, 'base64'),
    origin: checkpointOf(head).origin,
    name,
    keyFile: `${file}.key`,
    stateFile: `${file}.cosigned`,
  });
  const server = await witness.listen(port, '0.0.0.0');
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  console.log(`listening on port ${bound}; for WITNESS_URLS: <address>#${witness.verifierKey}`);
  const { promise, resolve } = Promise.withResolvers<number>();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.closeAllConnections();
      server.close(() => resolve(0));
    });
  }
  return promise;
}

/** Prints the log's entries of a file; fails if it has none, or the certificate has ended. */
async function reportPaper(
  url: string,
  heads: { head: SignedHead; seen: SignedHead | undefined },
  file: string,
): Promise<number> {
  if (!fs.existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  const sha256 = createHash('sha256').update(fs.readFileSync(file)).digest('hex');
  const entries = await explained(() => readEntries(url, { sha256, ...heads }));
  for (const { kind, revision, recordedAt } of entries) console.log(`${kind}: revision ${revision}, ${recordedAt}`);
  return entries.every(({ kind }) => kind === 'issued') ? 0 : 1;
}

async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof LogFault || error instanceof LogUnavailable) throw new CommandError(error.message);
    throw error;
  }
}

function readState(file: string): SignedHead | undefined {
  if (!fs.existsSync(file)) return undefined;
  try {
    return signedHead.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    throw new CommandError(`${file} is not the state of a witness.`);
  }
}

/** Replaced in one step, so that a crash leaves the old state or the new one. */
function writeState(file: string, head: SignedHead): void {
  const temporary = `${file}.${process.pid}.tmp`;
  fs.writeFileSync(temporary, `${JSON.stringify(head, undefined, 2)}\n`);
  fs.renameSync(temporary, file);
}
