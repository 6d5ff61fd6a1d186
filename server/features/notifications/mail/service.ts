import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { hashToken, mailedToken } from '#server/platform/http/signed-token.ts';
import type { Mail } from '#server/platform/integrations/mailer.ts';
import { defaultLocale, isLocale } from '#shared/locales.ts';
import { findSuppressionReason, recordBounce } from '../bounces.ts';
import { isEmailTemplate, isOrderUpdate } from '../email-payloads.ts';
import { collapse, oneLine, plainIsolates } from '../one-line.ts';
import type { EmailContent } from './content.ts';
import { renderHtml } from './layout.ts';
import { plainText } from './plain-text.ts';
import {
  allowSlowSend,
  findEmailStatus,
  findOpenTokenHash,
  lockPendingEmail,
  markEmailSent,
  recordEmailFailure,
} from './queries.ts';
import { attachReceipt } from './receipt-pdf.ts';
import { emailTemplates, isEnglishMail } from './templates.ts';
import { contextOf, senderOf, wordsOf } from './wording.ts';

/*
 * Sending queued mails.
 * Promises: the row is locked while its mail is sent, so it goes out once. A crash between the mail server's acceptance and the
 * commit may send it twice, with the same Message-ID, so that mailboxes can drop the second copy.
 * Never: retries of a permanent failure (used token, unknown address); any other failure is retried.
 */

type QueuedEmail = NonNullable<Awaited<ReturnType<typeof lockPendingEmail>>>;

/** Sends one queued mail; does nothing when it is settled. Throws CONFLICT or SERVICE_UNAVAILABLE, upon which the job retries. */
export async function sendQueuedEmail(deps: Deps, { emailId }: { emailId: string }): Promise<void> {
  const outcome = await deps.db.transaction().execute(async (trx) => {
    await allowSlowSend(trx);
    const email = await lockPendingEmail(trx, emailId);
    return email ? attemptSend(deps, trx, email) : 'not-locked';
  });
  if (outcome === 'not-locked') {
    const email = await findEmailStatus(deps.db, emailId);
    // Locked by another worker: this job retries in case that one fails.
    if (email?.status === 'pending') throw new AppError('CONFLICT');
  } else if (outcome) {
    throw new AppError('SERVICE_UNAVAILABLE', { cause: new Error(`mail not accepted: ${outcome}`) });
  }
}

/** The reason of a temporary failure; undefined when the mail was sent or failed permanently. */
async function attemptSend(deps: Deps, trx: Trx, email: QueuedEmail): Promise<string | undefined> {
  const { id } = email;
  if (isOrderUpdate(email.template)) {
    const reason = await findSuppressionReason(trx, email.toAddress);
    if (reason) {
      await recordEmailFailure(trx, {
        id,
        error: `suppressed: address ${reason} earlier mail`,
        status: 'failed',
      });
      return undefined;
    }
  }
  const written = await renderMail(deps, trx, email);
  if (typeof written === 'string') {
    await recordEmailFailure(trx, { id, error: written, status: 'failed' });
    return undefined;
  }
  try {
    await deps.mailer.send(written);
  } catch (error) {
    const fault = sendFailureOf(error);
    await recordEmailFailure(trx, { id, error: fault.text, status: fault.isFinal ? 'failed' : 'pending' });
    if (fault.isBadAddress)
      await recordBounce(deps, trx, { id: `smtp:${id}`, address: email.toAddress, reason: 'refused' });
    return fault.isFinal ? undefined : fault.text;
  }
  await markEmailSent(trx, { id, at: deps.now() });
  return undefined;
}

/** The rendered mail, or the reason it can never be sent. */
async function renderMail(deps: Deps, trx: Trx, email: QueuedEmail): Promise<Mail | string> {
  if (!isEmailTemplate(email.template)) return 'unknown template';
  const { tokenId } = email.payload;
  const secret = typeof tokenId === 'string' ? await findTokenSecret(deps, trx, tokenId) : deps.env.appSecrets[0];
  if (secret === undefined) return 'token used or expired';

  const brand = await deps.company.site();
  const locale = isLocale(email.locale) && !isEnglishMail(email.template) ? email.locale : defaultLocale;
  const context = contextOf(deps, {
    ...{ brand, locale, toName: email.toName },
    t: await wordsOf(deps, locale),
    tokenOf: (id) => mailedToken(secret, id),
  });
  let content: EmailContent;
  try {
    content = emailTemplates[email.template](email.payload, context);
  } catch (error) {
    deps.log.error({ emailId: email.id, err: error }, 'queued mail payload does not match its template');
    return 'payload does not match its template';
  }
  return {
    from: senderOf(deps, brand),
    // The name is user input: without a greeting the address is unconfirmed, so the name is left out.
    to: { name: content.greeting === null ? '' : oneLine(email.toName ?? ''), address: email.toAddress },
    subject: plainIsolates(collapse(content.subject), locale),
    html: renderHtml(content, context),
    text: plainText(content, context),
    messageId: `<${email.id}@${brand.domain}>`,
    ...(email.template === 'payment-receipt' && {
      attachments: await attachReceipt(deps, email.payload, {
        brand,
        to: { name: email.toName, address: email.toAddress },
      }),
    }),
  };
}

/** The application secret an open token was derived with, which may have been rotated since; undefined when it is not open. */
async function findTokenSecret(deps: Deps, trx: Trx, tokenId: string): Promise<string | undefined> {
  const token = await findOpenTokenHash(trx, { id: tokenId, now: deps.now() });
  if (!token) return undefined;
  return deps.env.appSecrets.find((secret) => hashToken(mailedToken(secret, tokenId)).equals(token.tokenHash));
}

interface SendFailure {
  text: string;
  /** Retrying cannot succeed. */
  isFinal: boolean;
  /** The mailbox does not exist or is closed. */
  isBadAddress: boolean;
}

/** Classifies an error of the SMTP client. Keeps only its codes, since its messages quote addresses. */
function sendFailureOf(error: unknown): SendFailure {
  if (!(error instanceof Error)) return { text: 'unknown error', isFinal: false, isBadAddress: false };
  const code: unknown = Reflect.get(error, 'code');
  const reply: unknown = Reflect.get(error, 'responseCode');
  const command: unknown = Reflect.get(error, 'command');
  const words = [code, command, reply].filter((word) => typeof word === 'string' || typeof word === 'number');
  // Only a 5xx reply to RCPT TO is permanent: others may be caused by this server's configuration.
  const finalReply = command === 'RCPT TO' && typeof reply === 'number' && reply >= 500 ? reply : undefined;
  return {
    text: words.length > 0 ? words.join(' ') : error.name,
    isFinal: finalReply !== undefined,
    isBadAddress: finalReply !== undefined && isAboutAddress(finalReply, Reflect.get(error, 'response')),
  };
}

/**
 * Judges by the enhanced status code (RFC 3463): 5.1.x bad address, 5.2.1 mailbox disabled; a full mailbox (5.2.2) or a policy
 * (5.7.x) does not disqualify the address. Falls back to the reply code.
 */
function isAboutAddress(reply: number, response: unknown): boolean {
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(typeof response === 'string' ? response : '') ?? [];
  if (enhanced !== undefined) return enhanced.startsWith('5.1.') || enhanced === '5.2.1';
  return reply === 550 || reply === 551 || reply === 553;
}
