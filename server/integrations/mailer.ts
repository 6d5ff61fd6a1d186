import { createTransport } from 'nodemailer';
import type { Env } from '#server/env.ts';

export interface Mail {
  to: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  /** Same for every attempt, so that a receiver can drop a repeat. */
  messageId: string;
}

export interface Mailer {
  /** Hands the mail to the server; throws when it was not taken. */
  send(mail: Mail): Promise<void>;
  /** Connects and signs in; throws when the server refuses. */
  verify(): Promise<void>;
  close(): void;
}

/** Names and addresses travel as objects: a header is never put together by hand. */
export function createMailer(
  config: Pick<Env['mail'], 'smtpUrl' | 'from'> & Partial<Pick<Env['mail'], 'bounceAddress'>>,
  senderName: string,
): Mailer {
  const transport = createTransport({
    url: config.smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, html, text, messageId }) {
      await transport.sendMail({
        from: { name: senderName, address: config.from },
        to,
        // Returned mail goes to the envelope's sender; the header's From is for people.
        envelope: { from: config.bounceAddress ?? config.from, to: to.address },
        subject,
        html,
        text,
        messageId,
      });
    },
    async verify() {
      await transport.verify();
    },
    close() {
      transport.close();
    },
  };
}
