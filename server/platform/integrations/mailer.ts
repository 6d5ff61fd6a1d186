import { createTransport } from 'nodemailer';
import type { Env } from '#server/env.ts';

export interface Attachment {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

export interface Mail {
  to: { name: string; address: string };
  /** The settings' sender unless set. */
  from?: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  /** Same for every attempt, so that receivers can drop duplicates. */
  messageId: string;
  attachments?: readonly Attachment[];
}

export interface Mailer {
  /** Sends by SMTP; throws when the server refuses. */
  send(mail: Mail): Promise<void>;
  /** Connects and authenticates; throws when the server refuses. */
  verify(): Promise<void>;
  close(): void;
}

/** Names and addresses are passed as objects, so that nodemailer encodes the headers. */
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
    async send({
      to,
      from = { name: senderName, address: config.from },
      subject,
      html,
      text,
      messageId,
      attachments = [],
    }) {
      await transport.sendMail({
        from,
        to,
        // Bounces go to the envelope sender.
        envelope: { from: config.bounceAddress ?? from.address, to: to.address },
        subject,
        html,
        text,
        messageId,
        attachments: attachments.map(({ content, ...file }) => ({ ...file, content: Buffer.from(content) })),
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
