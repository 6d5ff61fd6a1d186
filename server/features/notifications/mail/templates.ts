import { afterRevocation, revocationWords } from '#shared/certificate/revocation.ts';
import { certifiedTitle, unknownKind } from '#shared/certificate/title.ts';
import { limits } from '#shared/limits.ts';
import { formatCents } from '#shared/money.ts';
import { countOf } from '#shared/plural.ts';
import { greetingOf, template, type Template } from './template.ts';
import { truncateTitle, type EmailContent, type EmailContext, type EmailFact } from './content.ts';
import { conversationTemplates } from './conversation-templates.ts';
import { lineDetail, readyBy } from './receipt-lines.ts';
import { passkeyTemplates } from './passkey-templates.ts';
import { emailPayloads, type EmailPayload, type EmailTemplate } from './payloads.ts';

/** The text of every mail. */

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const dateTimeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

const hour = 60 * 60 * 1000;
const resetHours = countOf(limits.resetLinkMs / hour, 'hour');
const undoHours = countOf(limits.undoChangeMs / hour, 'hour');
const confirmDays = countOf(limits.confirmLinkMs / (24 * hour), 'day');

function certificateFacts({
  paperKind = unknownKind,
  holders = [],
  filename,
  verificationCode,
}: EmailPayload<'translation-ready'>): EmailFact[] {
  return [
    { label: 'Document', value: certifiedTitle({ paperKind, holders }) ?? paperKind },
    { label: 'Your file', value: filename },
    { label: 'Verification code', value: verificationCode, emphasis: 'code' },
  ];
}

/** Last paragraph of each mail about two-step sign-in. */
function secondFactorNote({ brand }: EmailContext): { text: string } {
  return {
    text: `If you didn’t make or request this change, change your password right away and write to ${brand.supportEmail}.`,
  };
}

/** Notes on what to do if the password is known to someone else. */
function resetNotes({ brand, linkTo }: EmailContext): { text: string; url?: string }[] {
  return [
    {
      text: 'If this wasn’t you, choose a new password right away. That signs everyone out of your account:',
      url: linkTo('/forgot-password'),
    },
    { text: `If you can’t get in anymore, write to ${brand.supportEmail}.` },
  ];
}

/** The undo button. It opens a confirmation page, so that link scanners have no effect. */
function undoBlock(
  { tokenId }: EmailPayload<'email-changed'>,
  { brand, linkTo, tokenOf }: EmailContext,
  label: string,
): Pick<EmailContent, 'action' | 'notes'> {
  if (tokenId === undefined) {
    return { notes: [{ text: `If you didn’t change it, please write to ${brand.supportEmail} right away.` }] };
  }
  return {
    action: { label, url: linkTo('/undo-email-change', { token: tokenOf(tokenId) }) },
    notes: [
      {
        text: `If this wasn’t you, use the button within ${undoHours}. We’ll restore this address and sign everyone out of your account.`,
      },
      { text: `If you need help, write to ${brand.supportEmail}.` },
    ],
  };
}

/** Button to the document's details. */
function detailsAction({ documentId }: EmailPayload<'translation-ready'>, { linkTo }: EmailContext) {
  return { label: 'Open your document', url: linkTo('/dashboard/progress', { doc: documentId }) };
}

/** Button and verification note of mails about a delivered translation. */
function certificateBlock(
  { documentId, verificationCode }: EmailPayload<'translation-ready'>,
  { linkTo }: EmailContext,
): Pick<EmailContent, 'action' | 'notes'> {
  return {
    action: { label: 'Open your translation', url: linkTo('/dashboard/progress', { doc: documentId }) },
    notes: [
      {
        text: 'Anyone who receives the translation can check its verification code here:',
        url: linkTo('/verify', { code: verificationCode }),
      },
    ],
  };
}

export const emailTemplates: Record<EmailTemplate, Template> = {
  'confirm-email': template(emailPayloads['confirm-email'], ({ tokenId }, { brand, linkTo, tokenOf }) => ({
    subject: 'Confirm your email address',
    heading: 'Confirm your email address',
    greeting: null,
    paragraphs: [
      `Thank you for creating an account with ${brand.name}. Please confirm that this address is yours. Then you can log in.`,
    ],
    action: { label: 'Confirm email address', url: linkTo('/confirm-email', { token: tokenOf(tokenId) }) },
    notes: [
      { text: `The link works once and expires in ${confirmDays}.` },
      { text: 'If you didn’t create an account, you can ignore this email.' },
    ],
  })),

  'reset-password': template(emailPayloads['reset-password'], ({ tokenId }, { linkTo, tokenOf }) => ({
    subject: 'Reset your password',
    heading: 'Reset your password',
    greeting: null,
    paragraphs: [
      'We received a request to reset the password of your account. Use the button below to choose a new one. You’ll then be logged out on every device.',
    ],
    action: { label: 'Choose a new password', url: linkTo('/reset-password', { token: tokenOf(tokenId) }) },
    notes: [
      { text: `The link works once and expires in ${resetHours}.` },
      { text: 'If you didn’t ask for this, you can ignore this email. Your password won’t change.' },
    ],
  })),

  'confirm-new-email': template(emailPayloads['confirm-new-email'], ({ tokenId }, { brand, linkTo, tokenOf }) => ({
    subject: 'Confirm your new email address',
    heading: 'Confirm your new email address',
    greeting: null,
    paragraphs: [
      `You asked to use this address for your ${brand.name} account. Until you confirm it, your account keeps its current address.`,
    ],
    action: { label: 'Confirm new address', url: linkTo('/confirm-email', { token: tokenOf(tokenId) }) },
    notes: [
      { text: `The link works once and expires in ${confirmDays}.` },
      { text: 'If you didn’t ask for this, you can ignore this email. Nothing will change.' },
    ],
  })),

  'email-change-requested': template(emailPayloads['email-change-requested'], (change, context) => ({
    subject: 'Someone asked to change your email address',
    heading: 'Your email address is about to change',
    greeting: greetingOf(context),
    paragraphs: [
      'Someone signed in to your account asked to replace this email address. The change takes effect once the new address is confirmed.',
      'If this was you, there’s nothing you need to do.',
    ],
    facts: [{ label: 'New address', value: change.newAddress }],
    ...undoBlock(change, context, 'This wasn’t me'),
  })),

  'email-changed': template(emailPayloads['email-changed'], (change, context) => ({
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    greeting: greetingOf(context),
    paragraphs: [
      'Your account now has a new email address. From now on you log in with the new one, and our emails go there.',
    ],
    facts: [{ label: 'New address', value: change.newAddress }],
    ...undoBlock(change, context, 'Restore this address'),
  })),

  'address-restored': template(emailPayloads['address-restored'], ({ tokenId }, { linkTo, tokenOf }) => ({
    subject: 'Your email address was restored',
    heading: 'Your email address was restored',
    greeting: null,
    paragraphs: [
      'The change to your email address was undone. You were signed out on every device, and links sent to the other address no longer work.',
      'Someone may know your password. Please choose a new one now, and check two-step sign-in in your profile afterward.',
    ],
    action: { label: 'Choose a new password', url: linkTo('/reset-password', { token: tokenOf(tokenId) }) },
    notes: [{ text: `The link works once and expires in ${resetHours}.` }],
  })),

  'password-changed': template(emailPayloads['password-changed'], (_payload, context) => ({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    greeting: greetingOf(context),
    paragraphs: ['Your password was changed in your profile. You were signed out on your other devices.'],
    notes: resetNotes(context),
  })),

  'password-reset-done': template(emailPayloads['password-reset-done'], (_payload, context) => ({
    subject: 'Your password was reset',
    heading: 'Your password was reset',
    greeting: greetingOf(context),
    paragraphs: [
      'A new password was set for your account with a link we sent to this address. You were signed out on every device.',
    ],
    notes: resetNotes(context),
  })),

  'new-device': template(emailPayloads['new-device'], ({ device, at }, context) => ({
    subject: 'New sign-in to your account',
    heading: 'New sign-in to your account',
    greeting: greetingOf(context),
    paragraphs: [
      'Someone signed in to your account on a device we haven’t seen before. If this was you, there’s nothing you need to do.',
    ],
    facts: [
      { label: 'Device', value: device },
      { label: 'Time', value: `${dateTimeFormat.format(new Date(at))} UTC` },
    ],
    notes: resetNotes(context),
  })),

  'second-factor-on': template(emailPayloads['second-factor-on'], (_payload, context) => ({
    subject: 'Two-step sign-in was turned on',
    heading: 'Two-step sign-in was turned on',
    greeting: greetingOf(context),
    paragraphs: [
      'From now on, you’ll enter a code from your authenticator app after your password. Keep your recovery codes in a safe place. Each one works once if you can’t use the app.',
      'You’ve been signed out on your other devices.',
    ],
    notes: [secondFactorNote(context)],
  })),

  ...passkeyTemplates,
  'second-factor-off': template(emailPayloads['second-factor-off'], (_payload, context) => ({
    subject: 'Two-step sign-in was turned off',
    heading: 'Two-step sign-in was turned off',
    greeting: greetingOf(context),
    paragraphs: [
      'From now on, only your password protects your account. Your recovery codes no longer work. You can turn two-step sign-in on again in your profile at any time.',
    ],
    notes: [secondFactorNote(context)],
  })),

  'second-factor-reset': template(emailPayloads['second-factor-reset'], (_payload, context) => ({
    subject: 'Two-step sign-in was reset by our staff',
    heading: 'Two-step sign-in was reset by our staff',
    greeting: greetingOf(context),
    paragraphs: [
      'Our staff turned off two-step sign-in for your account because your authenticator app was reported lost. Your recovery codes no longer work, and you were signed out on every device.',
      'You can now sign in with just your password. Please turn two-step sign-in on again in your profile.',
    ],
    action: { label: 'Sign in', url: context.linkTo('/login') },
    notes: [secondFactorNote(context)],
  })),

  'payment-receipt': template(emailPayloads['payment-receipt'], (receipt, context) => ({
    subject: `Receipt ${receipt.receiptNumber}: ${formatCents(receipt.totalCents)} paid`,
    heading: 'Thank you for your payment',
    greeting: greetingOf(context),
    paragraphs: ['We received your payment and have started on your order. Here is your receipt.'],
    facts: [
      { label: 'Receipt number', value: receipt.receiptNumber },
      { label: 'Date', value: dateFormat.format(new Date(receipt.paidAt)) },
      ...receipt.lines.map((line) => ({
        label: line.filename,
        value: formatCents(line.totalCents),
        detail: lineDetail(line),
      })),
      ...(receipt.dueAt ? [{ label: 'Ready by', value: readyBy(receipt.dueAt, receipt.timeZone) }] : []),
      { label: 'Total paid', value: formatCents(receipt.totalCents), emphasis: 'total' },
    ],
    action: { label: 'Follow your order', url: context.linkTo('/dashboard/progress') },
    notes: [{ text: 'We’ll email you when your translation is ready.' }],
  })),

  'translation-ready': template(emailPayloads['translation-ready'], (payload, context) => ({
    subject: `Your translation is ready: ${truncateTitle(payload.paperKind ?? unknownKind)}`,
    heading: 'Your translation is ready',
    greeting: greetingOf(context),
    paragraphs: [
      'Your document has been translated into English, reviewed, and certified. Log in to view or download it.',
    ],
    facts: certificateFacts(payload),
    ...certificateBlock(payload, context),
  })),

  'translation-corrected': template(emailPayloads['translation-corrected'], (payload, context) => ({
    subject: `Your translation is ready: ${truncateTitle(payload.paperKind ?? unknownKind)}`,
    heading: 'Your corrected translation is ready',
    greeting: greetingOf(context),
    paragraphs: [
      'An authenticator reviewed the translation of your document, corrected it, and certified the corrected version. Log in to view or download it.',
    ],
    facts: certificateFacts(payload),
    ...certificateBlock(payload, context),
  })),

  'certificate-revoked': template(emailPayloads['certificate-revoked'], (payload, context) => ({
    subject: `The certificate of your translation was revoked: ${truncateTitle(payload.paperKind ?? unknownKind)}`,
    heading: 'Your certificate was revoked',
    greeting: greetingOf(context),
    paragraphs: [
      `We revoked the certificate of your translation. ${revocationWords[payload.class].explained} Anyone who checks its code now sees that it was revoked, and when.`,
      afterRevocation[payload.class],
    ],
    facts: [...certificateFacts(payload), ...(payload.reason ? [{ label: 'Reason', value: payload.reason }] : [])],
    action: detailsAction(payload, context),
    notes: [{ text: `Questions? Write to ${context.brand.supportEmail}.` }],
  })),

  'certificate-reissued': template(emailPayloads['certificate-reissued'], (payload, context) => ({
    subject: `Your corrected translation is ready: ${truncateTitle(payload.paperKind ?? unknownKind)}`,
    heading: 'Your corrected translation is ready',
    greeting: greetingOf(context),
    paragraphs: [
      `We issued your translation again, as revision ${payload.revision}. Its verification code stays the same.`,
      'Please use the new file from now on. Anyone who checks the earlier file sees that a newer one replaces it.',
    ],
    facts: [
      ...certificateFacts(payload),
      { label: 'Revision', value: String(payload.revision) },
      { label: 'What changed', value: payload.reason },
    ],
    ...certificateBlock(payload, context),
  })),

  'revision-declined': template(emailPayloads['revision-declined'], (payload, context) => ({
    subject: `About the correction you asked for: ${truncateTitle(payload.paperKind ?? unknownKind)}`,
    heading: 'Your translation stays as it is',
    greeting: greetingOf(context),
    paragraphs: [
      'Thank you for telling us about a misspelling. We compared your translation with the original again and left it as it is, for the reason below. Your certificate stays valid.',
    ],
    facts: [...certificateFacts(payload), { label: 'Reason', value: payload.reason }],
    action: detailsAction(payload, context),
    notes: [{ text: `If you think we missed something, write to ${context.brand.supportEmail}.` }],
  })),

  ...conversationTemplates,

  'account-deleted': template(emailPayloads['account-deleted'], (_payload, context) => ({
    subject: 'Your account is being deleted',
    heading: 'Your account is being deleted',
    greeting: greetingOf(context),
    paragraphs: [
      'You asked us to delete your account. Your files, translations, and personal data are being removed. Orders that nobody had started are refunded first. Certificates you already handed in can still be checked by their code, without your name. Payments stay in our accounts as the law requires, without the names of your files.',
    ],
    notes: [{ text: `If this wasn’t you, write to ${context.brand.supportEmail} right away.` }],
  })),

  'sources-leaving': template(emailPayloads['sources-leaving'], ({ documents, leavesAt }, context) => ({
    subject: `Files you uploaded will be deleted on ${dateFormat.format(new Date(leavesAt))}`,
    heading: 'Files you uploaded will be deleted soon',
    greeting: greetingOf(context),
    paragraphs: [
      'We keep the files you upload only for a time after delivery. Your translations and their certificates stay until you delete them. Download what you still need before that day.',
    ],
    facts: [
      { label: 'Delivered documents', value: String(documents) },
      { label: 'Deleted on', value: dateFormat.format(new Date(leavesAt)) },
    ],
    action: { label: 'Open your documents', url: context.linkTo('/dashboard/progress') },
  })),

  'copy-mailed': template(emailPayloads['copy-mailed'], (payload, context) => ({
    subject: `Your copy is in the mail: ${truncateTitle(payload.filename)}`,
    heading: 'Your copy is in the mail',
    greeting: greetingOf(context),
    paragraphs: ['We printed your certified translation and mailed it to the address of your order.'],
    facts: [
      { label: 'Your file', value: payload.filename },
      { label: 'Carrier', value: payload.carrier },
      { label: 'Tracking number', value: payload.trackingNumber },
    ],
    action: { label: 'Track your copy', url: payload.trackingUrl },
  })),

  refund: template(emailPayloads.refund, ({ receiptNumber, amountCents, reason }, context) => ({
    subject: `Refund of ${formatCents(amountCents)} for receipt ${receiptNumber}`,
    heading: 'Your refund is on its way',
    greeting: greetingOf(context),
    paragraphs: [
      `We refunded ${formatCents(amountCents)} to the card you paid with. Most banks show it within 5 to 10 business days.`,
    ],
    facts: [
      { label: 'Receipt number', value: receiptNumber },
      ...(reason ? [{ label: 'Reason', value: reason }] : []),
      { label: 'Refunded', value: formatCents(amountCents), emphasis: 'total' as const },
    ],
  })),
};
