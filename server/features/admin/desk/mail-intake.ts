import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { makeCustomer } from '#server/features/auth/desk-customers.ts';
import { endUnprovedPasswords } from '#server/features/auth/guests.ts';
import { findAccountByEmail, findOwner } from '#server/features/auth/queries.ts';
import { findDocument } from '#server/features/documents/rows.ts';
import { createDocument, discardDocument } from '#server/features/documents/service.ts';
import { uploadDocument } from '#server/features/documents/upload/service.ts';
import { scan } from '#server/platform/integrations/clamd.ts';
import { can } from '#shared/access.ts';
import { errorMessage } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { createDocumentInput } from '#shared/schemas/documents.ts';
import type { InboundMail, RefusedPart } from '#shared/schemas/inbound-mail.ts';
import { listOffices } from '../calendars.ts';
import { findByKey, insertDocuments, insertOrder, lockPress, updateRefused } from './queries.ts';

/*
 * Mail intake: the papers of a mail become an unpaid order of the desk.
 * Promises: intake is idempotent per message, also under concurrency and after a crash; rejected parts are listed with
 * their reason.
 * Never: papers in the account of a sender whose domain was not proved; a file that no upload would take, or that a
 * scanner refused.
 */

export type Intake =
  | { state: 'taken'; orderId: string; papers: number; refused: RefusedPart[] }
  | { state: 'refused'; reason: string };

const maxSubject = 200;
const maxText = 4000;

/**
 * Takes in a verified mail. Throws SERVICE_UNAVAILABLE while the scanner is unreachable, so that the mail is
 * redelivered.
 */
export async function takeMail(deps: Deps, mail: InboundMail): Promise<Intake> {
  if (mail.isSpam) return { state: 'refused', reason: 'spam' };
  const parts = mail.attachments.filter(({ isInline }) => !isInline);
  if (parts.length === 0) return { state: 'refused', reason: 'no papers' };
  const digest = createHash('sha256').update(mail.id).digest('hex');
  const { id, accountId } = await orderOf(deps, mail, `mail:${digest}`);
  const office = await officeOf(deps, mail);
  const found = await findOwner(deps.db, accountId);
  if (!found) throw new AppError('USER_NOT_FOUND');
  const owner: Actor = { id: found.id, role: 'user', name: found.name, email: found.email, currency: found.currency };
  const taken: string[] = [];
  const refused: RefusedPart[] = [];
  for (const [index, part] of parts.entries()) {
    const filename = part.filename === '' ? `paper ${String(index + 1)}` : part.filename;
    const bytes = Buffer.from(part.content, 'base64');
    const reason =
      taken.length >= limits.documentsPerCheckout
        ? `More than ${String(limits.documentsPerCheckout)} papers`
        : await refusalOf(deps, bytes);
    const result =
      reason ??
      (await takePaper(deps, owner, { filename, bytes, office, key: `${digest.slice(0, 40)}:${String(index)}` }));
    if (typeof result === 'string') refused.push({ filename, reason: result });
    else taken.push(result.id);
  }
  await deps.db.transaction().execute(async (trx) => {
    if (taken.length > 0) await insertDocuments(trx, id, taken);
    await updateRefused(trx, { id, refused });
  });
  return { state: 'taken', orderId: id, papers: taken.length, refused };
}

/** The order of a message, made by its first delivery. */
function orderOf(deps: Deps, { from, subject, text, isAuthenticated }: InboundMail, key: string) {
  return deps.db.transaction().execute(async (trx) => {
    await lockPress(trx, { createdBy: null, key });
    const order = await findByKey(trx, { createdBy: null, key });
    if (order) return order;
    const account = isAuthenticated ? await findAccountByEmail(trx, from.address) : undefined;
    const name = (from.name ?? '').slice(0, limits.nameMax).trim();
    const known = account && can(account, 'order') ? account.id : undefined;
    if (known !== undefined) await endUnprovedPasswords(deps, trx, [known]);
    const accountId =
      known ?? (await makeCustomer(deps, trx, { name: name === '' ? from.address : name, email: from.address }));
    return insertOrder(trx, {
      ...{ accountId, source: 'mail', createdBy: null, idempotencyKey: key, createdAt: deps.now() },
      ...{ subject: subject.slice(0, maxSubject), message: text.trim().slice(0, maxText) },
      isSenderProved: isAuthenticated,
    });
  });
}

/** The office that a mail was sent to, by the address's tag; the main office for an unknown or missing tag. */
async function officeOf(deps: Deps, { to }: InboundMail): Promise<string> {
  const tags = to.flatMap((address) => /\+([^@+]+)@/.exec(address.toLowerCase())?.slice(1, 2) ?? []);
  const offices = await listOffices(deps);
  return offices.find(({ office }) => tags.includes(office))?.office ?? '';
}

/** Checks bytes before any parser opens them; returns the reason of a rejection. Throws SERVICE_UNAVAILABLE. */
async function refusalOf({ env }: Deps, bytes: Buffer): Promise<string | undefined> {
  if (bytes.length >= limits.fileBytes) return errorMessage('FILE_TOO_LARGE');
  if (env.clamdUrl === undefined) return undefined;
  try {
    const result = await scan(env.clamdUrl, bytes);
    return result.isClean ? undefined : `The virus scanner refused it: ${result.virus}`;
  } catch (error) {
    throw new AppError('SERVICE_UNAVAILABLE', { cause: error });
  }
}

/** Temporary errors, for which the mail is delivered again. */
const passing: readonly string[] = ['TOO_MANY_UPLOADS', 'SERVICE_UNAVAILABLE', 'UNEXPECTED'];

/** A MIME part as a document, or the reason it is not one. */
async function takePaper(
  deps: Deps,
  owner: Actor,
  { filename, bytes, key, office }: { filename: string; bytes: Buffer; key: string; office: string },
): Promise<{ id: string } | string> {
  const { id } = await createDocument(deps, owner, createDocumentInput.parse({ filename, idempotencyKey: key }), {
    office,
  });
  const stored = await findDocument(deps.db, { id });
  if (stored?.fileKey) return { id };
  try {
    const body = { stream: Readable.from([bytes]), contentLength: String(bytes.length), network: 'inbound-mail' };
    await uploadDocument(deps, owner, { documentId: id, body });
    return { id };
  } catch (error) {
    if (!(error instanceof AppError) || passing.includes(error.code)) throw error;
    await discardDocument(deps, owner, id);
    return errorMessage(error.code, error.details);
  }
}
