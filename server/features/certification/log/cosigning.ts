import type { Deps } from '#server/deps.ts';
import {
  checkpointText,
  findCosignature,
  rawKey,
  signCheckpoint,
  type Witness,
} from '#server/platform/signing/signed-note.ts';
import type { SignedHead } from '#shared/schemas/transparency.ts';
import { checkpointOf } from './head.ts';
import { proveConsistency } from './merkle.ts';
import { findCosignedSize, findSizeBefore, insertCosignature, listCosignatures } from './queries.ts';
import { reader, readHead } from './service.ts';
import { readBounded } from './witness.ts';

/*
 * Witnesses outside countersign the log's heads (c2sp.org/tlog-witness), so that a forked log is detected.
 * Promises: each new head is sent to every witness with the proof that it continues what that witness signed last; only a valid
 * countersignature by the key of the settings is kept and published.
 * Never: a decision, or the log itself, that waits for a witness.
 */

const timeoutMs = 10_000;
/** A line has about 200 letters. */
const maxAnswerBytes = 16 * 1024;
/** Witnesses have this long before the quorum counts as missed. */
const graceMs = 10 * 60 * 1000;

/** The newest head as a note, signed by the log and by the witnesses that have signed it so far. */
export async function readCheckpoint(deps: Deps): Promise<string> {
  const head = await readHead(deps);
  const lines = await listCosignatures(deps.db, head.size);
  const witnesses = deps.env.witnesses?.list ?? [];
  const valid = witnesses.flatMap(({ key }) => findCosignature(checkpointOf(head), lines, key)?.line ?? []);
  return writeNote(deps, head, valid);
}

async function writeNote({ signing }: Deps, head: SignedHead, cosignatures: readonly string[]): Promise<string> {
  const signer = await signing.logSigner();
  const checkpoint = checkpointOf(head);
  const own = signCheckpoint(checkpoint, {
    publicKey: rawKey(signer.publicKey),
    signText: (text) => signer.sign(text),
  });
  return `${checkpointText(checkpoint)}\n${[own, ...cosignatures].map((line) => `${line}\n`).join('')}`;
}

/**
 * Requests signatures from witnesses that have not signed the newest head. Unavailable ones are retried by the next
 * run.
 */
export async function collectCosignatures(deps: Deps): Promise<void> {
  const { witnesses } = deps.env;
  if (witnesses === null) return;
  const head = await readHead(deps);
  const note = await writeNote(deps, head, []);
  await Promise.all(
    witnesses.list.map(async (witness) => {
      try {
        await collectFrom(deps, { witness, head, note });
      } catch (error) {
        deps.log.warn({ err: error, witness: witness.key.name }, 'head of the log not countersigned');
      }
    }),
  );
}

interface Asked {
  witness: Witness;
  head: SignedHead;
  note: string;
}

async function collectFrom(deps: Deps, { witness, head, note }: Asked): Promise<void> {
  const checkpoint = checkpointOf(head);
  if (head.size === 0) return;
  if (findCosignature(checkpoint, await listCosignatures(deps.db, head.size), witness.key)) return;
  // A rolled-back log is submitted as well: the witness's refusal is the alarm.
  const known = Math.min(await findCosignedSize(deps.db, witness.key.name), head.size);
  let answer = await submit(deps, { witness, head, note }, known);
  // It has seen another size, for example before this database was restored.
  const seen = answer.status === 409 && answer.type.startsWith('text/x.tlog.size') ? Number(answer.text) : Number.NaN;
  if (Number.isSafeInteger(seen) && seen !== known && seen <= head.size)
    answer = await submit(deps, { witness, head, note }, seen);
  if (answer.status !== 200) {
    const isContradicted = answer.status === 409 || answer.status === 422;
    const fields = { witness: witness.key.name, status: answer.status, size: head.size };
    if (isContradicted) deps.log.error(fields, 'a witness refuses the head of the log: it has seen another one');
    else deps.log.warn(fields, 'head of the log not countersigned');
    return;
  }
  const found = findCosignature(checkpoint, answer.text.split('\n'), witness.key);
  if (found === undefined) throw new Error('the answer has no countersignature by the key of WITNESS_URLS');
  const { line, time: cosignedAt } = found;
  await insertCosignature(deps.db, { size: head.size, witness: witness.key.name, line, cosignedAt });
}

async function submit({ db }: Deps, { witness, head, note }: Asked, oldSize: number) {
  const proof = await proveConsistency(oldSize, head.size, reader(db));
  const lines = [`old ${oldSize}`, ...proof.map((hash) => hash.toString('base64')), '', note];
  const response = await fetch(`${witness.url}/add-checkpoint`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: lines.join('\n'),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { status, headers } = response;
  return { status, type: headers.get('content-type') ?? '', text: await readBounded(response, maxAnswerBytes) };
}

/** Why the quorum of WITNESS_QUORUM is missed, as a sentence; null when it is met or no witness is set. */
export async function findQuorumFault({ env: { witnesses }, db, now }: Deps): Promise<string | null> {
  if (witnesses === null) return null;
  const due = await findSizeBefore(db, new Date(now().getTime() - graceMs));
  if (due === undefined) return null;
  const sizes = await Promise.all(witnesses.list.map(({ key }) => findCosignedSize(db, key.name)));
  const signed = sizes.filter((size) => size >= due).length;
  const { quorum } = witnesses;
  return signed >= quorum ? null : `${signed} of ${quorum} witnesses have countersigned the log of ${due} leaves`;
}
