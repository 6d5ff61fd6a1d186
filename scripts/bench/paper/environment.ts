import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { checkProof } from '#client/features/verification/file-check/check-proof.ts';
import { explain, type Explanation } from '#client/features/verification/file-check/file-answers.ts';
import { readFile, type FileReading } from '#client/features/verification/file-check/read-signature.ts';
import { addWords } from '#client/ui/words.ts';
import type { Actor } from '#server/context.ts';
import { closeDeps, createDeps, type Deps } from '#server/deps.ts';
import { readEnv } from '#server/env.ts';
import { AppError } from '#server/errors.ts';
import { supplyTranslation } from '#server/features/authenticator/service.ts';
import { findReviewByDocument } from '#server/features/documents/reviews.ts';
import { readAll } from '#server/features/documents/stored-bytes.ts';
import { uploadCorrection } from '#server/features/documents/upload/service.ts';
import { checkFile, listRoots } from '#server/features/verification/service.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { migrateSandboxes } from '#server/platform/db/sandbox-schema.ts';
import { checklistPoints } from '#shared/certificate/checklist.ts';
import type { PresetId } from '#shared/certificate/recipients.ts';
import messages from '#shared/messages/en/file-check.json' with { type: 'json' };
import { checkOutput } from '#shared/schemas/verification.ts';
import { startMail } from '../../sandbox/mail.ts';
import { startObjectStore } from '../../sandbox/object-store.ts';
import { startPostgres } from '../../sandbox/postgres.ts';
import { startTimestamps } from '../../sandbox/timestamp.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { ensureCommission } from '../../seed/commission.ts';
import { papers, printTranslation, type Holder } from '../../seed/papers.ts';
import { ensurePerson } from '../../seed/people.ts';
import { placeOrder } from '../../seed/steps.ts';
import { settingsFor } from '../environment.ts';

addWords('file-check', messages);

/** The product's services over an empty database and bucket, and its deliveries. */
export interface PaperEnvironment {
  deps: Deps;
  /** Settings of the product, for a process of it. */
  settings: Readonly<Record<string, string>>;
  /** Folder for files, removed at the end. */
  dir: string;
  /** Orders and decides as the product does; the file is as the customer gets it. */
  deliver(order?: PaperOrder): Promise<Delivered>;
  order(order?: PaperOrder): Promise<Placed>;
  /** Holds a commission in force, and certifies nothing that is notarized. */
  notary: Actor;
  /** Response of `/verify` to a file, with `code` on the page. */
  verify(bytes: Uint8Array, code?: string): Promise<Verdict>;
}

export interface PaperOrder {
  paper?: keyof typeof papers;
  holder?: Holder;
  preset?: PresetId;
  /** Delivered by the notary's act alone. */
  isNotarized?: boolean;
}

/** An order with an uploaded translation, one call away from its decision. */
export interface Placed {
  documentId: string;
  signer: Actor;
  input: Parameters<typeof supplyTranslation>[2];
}

export interface Delivered extends Omit<Placed, 'input'> {
  code: string;
  key: string;
  bytes: Buffer;
}

export type Verdict = Pick<Explanation, 'outcome'> & Pick<FileReading, 'signature'> & { isRefused: boolean };

export async function withPaper<T>(work: (environment: PaperEnvironment) => Promise<T>): Promise<T> {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'bench-paper-'));
  await fs.chmod(dir, 0o711);
  const postgres = await startPostgres({ dir: path.join(dir, 'data'), fallbackDir: path.join(dir, 'tools') });
  const store = await startObjectStore({ dir: path.join(dir, 'objects') });
  const mail = await startMail({ dir: path.join(dir, 'mail') });
  const authority = await startTimestamps({ dir: path.join(dir, 'timestamps') });
  const settings = {
    ...settingsWith(postgres.url, store),
    SMTP_URL: mail.smtpUrl,
    // As an installation with long-term signatures decides.
    TIMESTAMP_URL: authority.url,
    TIMESTAMP_ROOTS: Buffer.from(authority.roots).toString('base64'),
    REVOCATION_LIST_URLS: authority.crlUrl,
  };
  const live = await createDeps(readEnv(settings));
  try {
    await migrate(live.db);
    await migrateSandboxes({ databaseUrl: postgres.url, log: live.log });
    // The limits of one person's day do not concern what is measured.
    const deps = { ...live, rateLimiter: { ...live.rateLimiter, consume: () => Promise.resolve() } };
    const actors = await seedAccounts(deps);
    if (actors === undefined) throw new Error('the database is not empty');
    await ensureCommission(deps, actors.admin);
    const owner = await ensurePerson(deps, { person: 'keller', admin: actors.admin });
    const order = (options: PaperOrder = {}) => {
      // The credential of the administrator is the one that Australia asks for.
      const signer = options.preset === 'naati' ? actors.admin : actors.authenticator;
      return placeStaffOrder(deps, { owner, signer, options });
    };
    const deliver = async (options: PaperOrder = {}) => decide(deps, await order(options));
    const notary = actors.admin;
    return await work({
      deps,
      settings,
      dir,
      order,
      deliver,
      notary,
      verify: (bytes, code) => verify(deps, bytes, code),
    });
  } finally {
    await closeDeps(live);
    await authority.stop();
    await mail.stop();
    await store.stop();
    await postgres.stop();
    await fs.rm(dir, { recursive: true, force: true });
  }
}

function settingsWith(
  databaseUrl: string,
  store: Awaited<ReturnType<typeof startObjectStore>>,
): Record<string, string> {
  return {
    ...settingsFor(databaseUrl),
    S3_ENDPOINT: store.endpoint,
    S3_REGION: store.region,
    S3_BUCKET: store.bucket,
    S3_ACCESS_KEY_ID: store.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.secretAccessKey,
    LOG_LEVEL: 'silent',
  };
}

/** A colleague's free order, which needs no payment. */
async function placeStaffOrder(
  deps: Deps,
  { owner, signer, options }: { owner: Actor; signer: Actor; options: PaperOrder },
): Promise<Placed> {
  const paper = papers[options.paper ?? 'birthBr'];
  const holder = options.holder ?? { name: 'João Pereira da Silva' };
  const { isNotarized = false } = options;
  const { id: documentId } = await placeOrder(deps, {
    owner,
    paper,
    holder,
    key: randomUUID(),
    ...(isNotarized && { isNotarized }),
  });
  const review = await findReviewByDocument(deps.db, documentId);
  if (!review) throw new Error('the order has no review');
  const bytes = await printTranslation(paper, holder, [
    'Registration number: 117531 01 55',
    'Date of issue: March 14, 2019',
  ]);
  const body = { stream: Readable.from([bytes]), contentLength: String(bytes.length), network: 'bench' };
  const { uploadId } = await uploadCorrection(deps, signer, { reviewId: review.id, filename: 'translation.pdf', body });
  const facts = { paperKind: paper.kind, holders: [holder], registerNumber: '117531 01 55', issuedOn: '2019-03-14' };
  const { preset = 'uscis' } = options;
  const decision = { preset, checklist: [...checklistPoints], facts, acknowledgements: [] };
  return { documentId, signer, input: { id: review.id, uploadId, ...decision } };
}

async function decide(deps: Deps, { documentId, signer, input }: Placed): Promise<Delivered> {
  await supplyTranslation(deps, signer, input);
  const delivery = await deps.db
    .selectFrom('translatedDocuments')
    .select(['verificationCode as code', 'translatedFileKey as key'])
    .where('originalDocumentId', '=', documentId)
    .executeTakeFirstOrThrow();
  return { documentId, signer, ...delivery, bytes: await readObject(deps, delivery.key) };
}

export async function readObject(deps: Deps, key: string): Promise<Buffer> {
  const object = await deps.storage.get(key);
  if (object === undefined) throw new Error(`no object ${key}`);
  return readAll(object);
}

/** The browser's part and the server's, as `/verify` runs them; each call from another address. */
async function verify(deps: Deps, bytes: Uint8Array, code?: string): Promise<Verdict> {
  const { roots, logKeys } = await listRoots(deps);
  const anchors = roots.map(({ kind, certificate, compromisedSince }) => ({
    kind,
    certificate: new Uint8Array(Buffer.from(certificate, 'base64')),
    compromisedSince: compromisedSince === null ? undefined : new Date(compromisedSince),
  }));
  const reading = await readFile(new Blob([bytes.slice()]), { roots: anchors });
  const { sha256, signature } = reading;
  try {
    const answer = await checkFile(deps, { sha256, code: reading.code ?? code, ip: randomUUID() });
    const result = checkOutput.parse(answer);
    const proof = result.proof && (await checkProof(result.proof, { sha256, logKeys }));
    const { outcome } = explain({ reading, result, proof, isLocked: false }, String);
    return { outcome, signature, isRefused: false };
  } catch (error) {
    // Rows that disagree with their audit trail are not confirmed.
    if (!(error instanceof AppError)) throw error;
    return { outcome: 'unknown', signature, isRefused: true };
  }
}
