import { splitDevice, unknownDevice } from '#shared/devices.ts';
import { limits } from '#shared/limits.ts';
import { formatTags } from '#shared/locales.ts';
import { keysPath } from '#shared/page-access.ts';
import { emailPayloads, type EmailPayload } from '../email-payloads.ts';
import type { EmailContent, EmailContext, EmailFact } from './content.ts';
import { formatDate, greetingOf, template } from './template.ts';

/** Mails about an account: its address, its sign-in and its end. */

const hour = 60 * 60 * 1000;
const resetHours = limits.resetLinkMs / hour;
const undoHours = limits.undoChangeMs / hour;
const invitationDays = limits.invitationMs / (24 * hour);
const guestMinutes = limits.guestLinkMs / (60 * 1000);
const confirmDays = limits.confirmLinkMs / (24 * hour);

/** A mail without payload: a subject, which is its heading as well, and paragraphs. */
function plainMail(
  context: EmailContext,
  subject: string,
  { paragraphs, ...rest }: Pick<EmailContent, 'paragraphs' | 'facts' | 'action' | 'notes'>,
): EmailContent {
  return { subject, heading: subject, greeting: greetingOf(context), paragraphs, ...rest };
}

/** Last paragraph of each mail about two-step sign-in. */
function secondFactorNote({ brand, t }: EmailContext): { text: string } {
  return { text: t('shared.notRequested', { email: brand.supportEmail }) };
}

function passkeyNote({ brand, t }: EmailContext): { text: string } {
  return { text: t('passkeys.write', { email: brand.supportEmail }) };
}

/** Notes on what to do if the password is known to someone else. */
function resetNotes({ brand, linkTo, t }: EmailContext): { text: string; url?: string }[] {
  return [
    { text: t('shared.choosePassword'), url: linkTo('/forgot-password') },
    { text: t('shared.lockedOut', { email: brand.supportEmail }) },
  ];
}

type Trust = EmailPayload<'password-changed'>;
type Key = NonNullable<Trust['ended']>['keys'][number];

function keyName({ name, mode, hint }: Key, { t }: EmailContext): string {
  return t(mode === 'test' ? 'ended.testKeyName' : 'ended.keyName', { name, hint });
}

function organizationDetail({ organization }: Key): Pick<EmailFact, 'detail'> {
  return organization === null ? {} : { detail: organization };
}

/** Adds to a mail about a change what it revoked besides sessions, and where to create new keys. */
function withEnded({ ended }: Trust, context: EmailContext, mail: EmailContent): EmailContent {
  const { t, linkTo } = context;
  const { keys = [], pushSubscriptions = 0, links = 0, invitations = 0 } = ended ?? {};
  const counted = [
    { count: pushSubscriptions, label: t('ended.push'), value: t('ended.devices', { count: pushSubscriptions }) },
    { count: links, label: t('ended.links'), value: t('ended.linkCount', { count: links }) },
    { count: invitations, label: t('ended.invitations'), value: t('ended.invitationCount', { count: invitations }) },
  ];
  const facts = [
    ...keys.map((key) => ({ label: t('ended.key'), value: keyName(key, context), ...organizationDetail(key) })),
    ...counted.filter(({ count }) => count > 0).map(({ label, value }) => ({ label, value })),
  ];
  if (facts.length === 0) return mail;
  const again = keys.length > 0 ? [{ text: t('ended.again'), url: linkTo(keysPath) }] : [];
  return {
    ...mail,
    paragraphs: [...mail.paragraphs, t('ended.text')],
    facts,
    notes: [...again, ...(mail.notes ?? [])],
  };
}

/** A device in the reader's language. */
function deviceIn(device: string, { t }: EmailContext): string {
  const names = splitDevice(device);
  if (names) return t('newDevice.on', names);
  return device === unknownDevice ? t('newDevice.unknown') : device;
}

/** The undo button. It opens a confirmation page, so that link scanners have no effect. */
function undoBlock(
  { tokenId }: EmailPayload<'email-changed'>,
  { brand, linkTo, tokenOf, t }: EmailContext,
  label: string,
): Pick<EmailContent, 'action' | 'notes'> {
  if (tokenId === undefined) return { notes: [{ text: t('undo.write', { email: brand.supportEmail }) }] };
  return {
    action: { label, url: linkTo('/undo-email-change', { token: tokenOf(tokenId) }) },
    notes: [
      { text: t('undo.useButton', { hours: undoHours }) },
      { text: t('undo.help', { email: brand.supportEmail }) },
    ],
  };
}

export const accountTemplates = {
  'confirm-email': template(emailPayloads['confirm-email'], ({ tokenId }, { brand, linkTo, tokenOf, t }) => ({
    subject: t('confirm.subject'),
    heading: t('confirm.subject'),
    greeting: null,
    paragraphs: [t('confirm.text', { brand: brand.name })],
    action: { label: t('confirm.action'), url: linkTo('/confirm-email', { token: tokenOf(tokenId) }) },
    notes: [{ text: t('shared.confirmExpires', { days: confirmDays }) }, { text: t('confirm.ignore') }],
  })),

  'reset-password': template(emailPayloads['reset-password'], ({ tokenId }, { linkTo, tokenOf, t }) => ({
    subject: t('reset.subject'),
    heading: t('reset.subject'),
    greeting: null,
    paragraphs: [t('reset.text')],
    action: { label: t('shared.newPassword'), url: linkTo('/reset-password', { token: tokenOf(tokenId) }) },
    notes: [{ text: t('shared.resetExpires', { hours: resetHours }) }, { text: t('reset.ignore') }],
  })),

  'confirm-new-email': template(emailPayloads['confirm-new-email'], ({ tokenId }, { brand, linkTo, tokenOf, t }) => ({
    subject: t('confirmNew.subject'),
    heading: t('confirmNew.subject'),
    greeting: null,
    paragraphs: [t('confirmNew.text', { brand: brand.name })],
    action: { label: t('confirmNew.action'), url: linkTo('/confirm-email', { token: tokenOf(tokenId) }) },
    notes: [{ text: t('shared.confirmExpires', { days: confirmDays }) }, { text: t('confirmNew.ignore') }],
  })),

  'guest-order': template(emailPayloads['guest-order'], ({ tokenId }, { brand, linkTo, tokenOf, t }) => ({
    subject: t('guestOrder.subject', { brand: brand.name }),
    heading: t('guestOrder.heading'),
    greeting: null,
    paragraphs: [t('guestOrder.text', { brand: brand.name }), t('guestOrder.device')],
    action: { label: t('guestOrder.action'), url: linkTo('/your-order', { token: tokenOf(tokenId) }) },
    notes: [{ text: t('guestOrder.expires', { minutes: String(guestMinutes) }) }, { text: t('guestOrder.ignore') }],
  })),

  'customer-invitation': template(
    emailPayloads['customer-invitation'],
    ({ tokenId }, { brand, linkTo, tokenOf, t }) => ({
      subject: t('invited.subject', { brand: brand.name }),
      heading: t('invited.heading', { brand: brand.name }),
      // The address is unconfirmed, so it is not greeted by name.
      greeting: null,
      paragraphs: [t('invited.text', { brand: brand.name })],
      action: { label: t('invited.action'), url: linkTo('/reset-password', { token: tokenOf(tokenId) }) },
      notes: [{ text: t('invited.expires', { days: String(invitationDays) }) }, { text: t('invited.ignore') }],
    }),
  ),

  'email-change-requested': template(emailPayloads['email-change-requested'], (change, context) => {
    const { t } = context;
    return {
      subject: t('changeRequested.subject'),
      heading: t('changeRequested.heading'),
      greeting: greetingOf(context),
      paragraphs: [t('changeRequested.text'), t('changeRequested.wasYou')],
      facts: [{ label: t('facts.newAddress'), value: change.newAddress }],
      ...undoBlock(change, context, t('changeRequested.undo')),
    };
  }),

  'email-changed': template(emailPayloads['email-changed'], (change, context) => {
    const { t } = context;
    return {
      subject: t('changed.subject'),
      heading: t('changed.subject'),
      greeting: greetingOf(context),
      paragraphs: [t('changed.text')],
      facts: [{ label: t('facts.newAddress'), value: change.newAddress }],
      ...undoBlock(change, context, t('changed.undo')),
    };
  }),

  'address-restored': template(emailPayloads['address-restored'], ({ tokenId, ended }, context) => {
    const { linkTo, tokenOf, t } = context;
    return withEnded({ ended }, context, {
      subject: t('restored.subject'),
      heading: t('restored.subject'),
      greeting: null,
      paragraphs: [t('restored.text'), t('restored.choose')],
      action: { label: t('shared.newPassword'), url: linkTo('/reset-password', { token: tokenOf(tokenId) }) },
      notes: [{ text: t('shared.resetExpires', { hours: resetHours }) }],
    });
  }),

  'password-changed': template(emailPayloads['password-changed'], (trust, context) => {
    const { t } = context;
    const mail = { paragraphs: [t('passwordChanged.text')], notes: resetNotes(context) };
    return withEnded(trust, context, plainMail(context, t('passwordChanged.subject'), mail));
  }),

  'password-reset-done': template(emailPayloads['password-reset-done'], (trust, context) => {
    const { t } = context;
    const mail = { paragraphs: [t('passwordReset.text')], notes: resetNotes(context) };
    return withEnded(trust, context, plainMail(context, t('passwordReset.subject'), mail));
  }),

  'signed-out-everywhere': template(emailPayloads['signed-out-everywhere'], (trust, context) => {
    const { t } = context;
    const mail = { paragraphs: [t('signedOut.text')], notes: resetNotes(context) };
    return withEnded(trust, context, plainMail(context, t('signedOut.subject'), mail));
  }),

  'new-device': template(emailPayloads['new-device'], ({ device, at }, context) => {
    const { t, locale } = context;
    const format = new Intl.DateTimeFormat(formatTags[locale], {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'UTC',
    });
    return {
      subject: t('newDevice.subject'),
      heading: t('newDevice.subject'),
      greeting: greetingOf(context),
      paragraphs: [t('newDevice.text')],
      facts: [
        { label: t('newDevice.device'), value: deviceIn(device, context) },
        { label: t('newDevice.time'), value: `${format.format(new Date(at))} UTC` },
      ],
      notes: resetNotes(context),
    };
  }),

  'second-factor-on': template(emailPayloads['second-factor-on'], (_payload, context) => {
    const { t } = context;
    return plainMail(context, t('factorOn.subject'), {
      paragraphs: [t('factorOn.text'), t('factorOn.signedOut')],
      notes: [secondFactorNote(context)],
    });
  }),

  'second-factor-off': template(emailPayloads['second-factor-off'], (_payload, context) => {
    const { t } = context;
    return plainMail(context, t('factorOff.subject'), {
      paragraphs: [t('factorOff.text')],
      notes: [secondFactorNote(context)],
    });
  }),

  'second-factor-reset': template(emailPayloads['second-factor-reset'], (trust, context) => {
    const { t } = context;
    const mail = plainMail(context, t('factorReset.subject'), {
      paragraphs: [t('factorReset.text'), t('factorReset.again')],
      action: { label: t('factorReset.action'), url: context.linkTo('/login') },
      notes: [secondFactorNote(context)],
    });
    return withEnded(trust, context, mail);
  }),

  'api-key-created': template(emailPayloads['api-key-created'], (_payload, context) => {
    const { t, brand } = context;
    return plainMail(context, t('apiKeys.created'), {
      paragraphs: [t('apiKeys.createdText')],
      notes: [{ text: t('apiKeys.write', { email: brand.supportEmail }) }],
    });
  }),

  'api-keys-unused': template(emailPayloads['api-keys-unused'], ({ keys }, context) => {
    const { t } = context;
    return plainMail(context, t('apiKeys.unused'), {
      paragraphs: [t('apiKeys.unusedText')],
      facts: keys.map((key) => ({
        label: t('apiKeys.unusedUntil', { name: keyName(key, context) }),
        value: formatDate(key.endsAt, context),
        ...organizationDetail(key),
      })),
      action: { label: t('apiKeys.unusedAction'), url: context.linkTo(keysPath) },
    });
  }),

  'passkey-added': template(emailPayloads['passkey-added'], (_payload, context) => {
    const { t } = context;
    return plainMail(context, t('passkeys.added'), {
      paragraphs: [t('passkeys.addedText')],
      notes: [passkeyNote(context)],
    });
  }),

  'passkey-removed': template(emailPayloads['passkey-removed'], (_payload, context) => {
    const { t } = context;
    return plainMail(context, t('passkeys.removed'), {
      paragraphs: [t('passkeys.removedText')],
      notes: [passkeyNote(context)],
    });
  }),

  'account-deleted': template(emailPayloads['account-deleted'], (_payload, context) => {
    const { t, brand } = context;
    return plainMail(context, t('deleted.subject'), {
      paragraphs: [t('deleted.text')],
      notes: [{ text: t('deleted.wasntYou', { email: brand.supportEmail }) }],
    });
  }),
};
