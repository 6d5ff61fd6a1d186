import type { EmailContent, EmailContext } from './content.ts';

/** The texts of mails about passkeys, which carry no payload. */
export const passkeyTemplates = {
  'passkey-added': (_payload: unknown, context: EmailContext) =>
    passkeyMail(context, {
      subject: 'A passkey was added to your account',
      text: 'You can now sign in with it instead of your password. Your passkeys are listed in your profile.',
    }),
  'passkey-removed': (_payload: unknown, context: EmailContext) =>
    passkeyMail(context, {
      subject: 'A passkey was removed from your account',
      text: 'It no longer signs in to your account. You can sign in with your password as before.',
    }),
};

function passkeyMail(
  { toName, brand }: EmailContext,
  { subject, text }: { subject: string; text: string },
): EmailContent {
  return {
    subject,
    heading: subject,
    greeting: toName ? `Hello ${toName},` : 'Hello,',
    paragraphs: [text],
    notes: [
      {
        text: `If you didn’t make this change, change your password right away and write to ${brand.supportEmail}.`,
      },
    ],
  };
}
