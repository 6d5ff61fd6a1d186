import type { Trx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { Mail } from '#server/integrations/mailer.ts';
import { hashToken, mailedToken } from '#server/http/signed-token.ts';
import { findBounce, recordBounce } from '#server/features/notifications/bounces/service.ts';
import { oneLine, type EmailContent } from './content.ts';
import { deliveryFault } from './bounce-reason.ts';
import { renderHtml } from './layout.ts';
import { isEmailTemplate, isOrderUpdate } from './payloads.ts';
import { plainText } from './plain-text.ts';
import * as queries from './queries.ts';
import { emailTemplates } from './templates.ts';

// A queued mail is sent once: whoever sends it holds its row, and nobody else sends it meanwhile.
// Only between the mail server's "taken" and our commit can a crash make it go out again; both copies then carry the same
// Message-ID, so that a mailbox can drop the second. A mail server gives no stronger promise.
// A mail that can never be right (its link is used up, nobody has that address) is given up; any other is tried again.

type QueuedEmail = NonNullable<Awaited<ReturnType<typeof queries.lockPendingEmail>>>;

/** Sends one queued mail; does nothing when that was done before. Throws when it should be tried again. */
export async function sendQueuedEmail(deps: Deps, { emailId }: { emailId: string }): Promise<void> {
  const outcome = await deps.db.transaction().execute(async (trx) => {
    await queries.allowSlowDelivery(trx);
    const email = await queries.lockPendingEmail(trx, emailId);
    return email ? attempt(deps, trx, email) : 'not-ours';
  });
  if (outcome === 'not-ours') {
    const email = await queries.findEmailStatus(deps.db, emailId);
    // Another worker is at it. Should that one fail, this job is the one that remains.
    if (email?.status === 'pending') throw new AppError('CONFLICT');
  } else if (outcome) {
    throw new AppError('SERVICE_UNAVAILABLE', { cause: new Error(`mail not taken: ${outcome}`) });
  }
}

/** What went wrong for now; undefined when the mail is settled, for better or worse. */
async function attempt(deps: Deps, trx: Trx, email: QueuedEmail): Promise<string | undefined> {
  const { id } = email;
  if (isOrderUpdate(email.template)) {
    const reason = await findBounce(trx, email.toAddress);
    if (reason) {
      await queries.recordEmailFailure(trx, {
        id,
        error: `not sent: address ${reason} earlier mail`,
        status: 'failed',
      });
      return undefined;
    }
  }
  const written = await write(deps, trx, email);
  if (typeof written === 'string') {
    await queries.recordEmailFailure(trx, { id, error: written, status: 'failed' });
    return undefined;
  }
  try {
    await deps.mailer.send(written);
  } catch (error) {
    const fault = deliveryFault(error);
    await queries.recordEmailFailure(trx, { id, error: fault.text, status: fault.isFinal ? 'failed' : 'pending' });
    if (fault.isBadAddress)
      await recordBounce(deps, trx, { id: `smtp:${id}`, address: email.toAddress, reason: 'refused' });
    return fault.isFinal ? undefined : fault.text;
  }
  await queries.markEmailSent(trx, { id, at: deps.now() });
  return undefined;
}

/** The mail as it leaves, or why it never can. */
async function write(deps: Deps, trx: Trx, email: QueuedEmail): Promise<Mail | string> {
  if (!isEmailTemplate(email.template)) return 'unknown template';
  const { tokenId } = email.payload;
  const secret = typeof tokenId === 'string' ? await secretOf(deps, trx, tokenId) : deps.env.appSecrets[0];
  if (secret === undefined) return 'its link is used or has expired';

  const { brand, publicUrl } = deps.env;
  let content: EmailContent;
  try {
    content = emailTemplates[email.template](email.payload, {
      brand,
      toName: email.toName,
      linkTo: (path, search = {}) => {
        const url = new URL(publicUrl + path);
        url.search = new URLSearchParams(search).toString();
        return url.href;
      },
      tokenOf: (id) => mailedToken(secret, id),
    });
  } catch (error) {
    deps.log.error({ emailId: email.id, err: error }, 'a queued mail does not fit its template');
    return 'does not fit its template';
  }
  return {
    // The name is the person's own word; where the address may be a stranger's, it stays out of the mail altogether.
    to: { name: content.greeting === null ? '' : oneLine(email.toName ?? ''), address: email.toAddress },
    subject: oneLine(content.subject),
    html: renderHtml(content, brand),
    text: plainText(content, brand),
    messageId: `<${email.id}@${brand.domain}>`,
  };
}

/** The secret that the link was made with, while the link still works; there may be a newer one by now. */
async function secretOf(deps: Deps, trx: Trx, tokenId: string): Promise<string | undefined> {
  const token = await queries.findOpenToken(trx, { id: tokenId, now: deps.now() });
  if (!token) return undefined;
  return deps.env.appSecrets.find((secret) => hashToken(mailedToken(secret, tokenId)).equals(token.tokenHash));
}
