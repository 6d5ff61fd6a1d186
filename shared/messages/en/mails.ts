import { afterRevocation, revocationWords } from '../../certificate/revocation.ts';
import { defaultDisclaimer } from '../../brand.ts';
import { unknownKind } from '../../certificate/title.ts';
import { mailedCopy } from '../../mailing.ts';
import { describeService, describeSpeed } from '../../pricing.ts';

const { error, fraud, payment, withdrawn } = revocationWords;

/** Emails to customers. The server alone loads them. */
export const messages = {
  hello: 'Hello,',
  helloName: 'Hello {name},',
  buttonFails: 'If the button does not work, copy this link into your browser:',
  disclaimer: defaultDisclaimer,
  unknownKind,
  facts: {
    document: 'Document',
    file: 'Your file',
    code: 'Verification code',
    reason: 'Reason',
    newAddress: 'New address',
  },
  shared: {
    confirmExpires: 'The link works once and expires in {days, plural, one {# day} other {# days}}.',
    resetExpires: 'The link works once and expires in {hours, plural, one {# hour} other {# hours}}.',
    notRequested: 'If you didn’t make or request this change, change your password right away and write to {email}.',
    choosePassword: 'If this wasn’t you, choose a new password right away. That signs everyone out of your account:',
    lockedOut: 'If you can’t get in anymore, write to {email}.',
    newPassword: 'Choose a new password',
    openDocument: 'Open your document',
    openTranslation: 'Open your translation',
    checkCode: 'Anyone who receives the translation can check its verification code here:',
    ready: 'Your translation is ready: {kind}',
    corrected: 'Your corrected translation is ready',
  },
  confirm: {
    subject: 'Confirm your email address',
    text: 'Thank you for creating an account with {brand}. Please confirm that this address is yours. Then you can log in.',
    action: 'Confirm email address',
    ignore: 'If you didn’t create an account, you can ignore this email.',
  },
  reset: {
    subject: 'Reset your password',
    text: 'We received a request to reset the password of your account. Use the button below to choose a new one. You’ll then be logged out on every device.',
    ignore: 'If you didn’t ask for this, you can ignore this email. Your password won’t change.',
  },
  confirmNew: {
    subject: 'Confirm your new email address',
    text: 'You asked to use this address for your {brand} account. Until you confirm it, your account keeps its current address.',
    action: 'Confirm new address',
    ignore: 'If you didn’t ask for this, you can ignore this email. Nothing will change.',
  },
  changeRequested: {
    subject: 'Someone asked to change your email address',
    heading: 'Your email address is about to change',
    text: 'Someone signed in to your account asked to replace this email address. The change takes effect once the new address is confirmed.',
    wasYou: 'If this was you, there’s nothing you need to do.',
    undo: 'This wasn’t me',
  },
  changed: {
    subject: 'Your email address was changed',
    text: 'Your account now has a new email address. From now on you log in with the new one, and our emails go there.',
    undo: 'Restore this address',
  },
  undo: {
    useButton:
      'If this wasn’t you, use the button within {hours, plural, one {# hour} other {# hours}}. We’ll restore this address and sign everyone out of your account.',
    help: 'If you need help, write to {email}.',
    write: 'If you didn’t change it, please write to {email} right away.',
  },
  restored: {
    subject: 'Your email address was restored',
    text: 'The change to your email address was undone. You were signed out on every device, and links sent to the other address no longer work.',
    choose:
      'Someone may know your password. Please choose a new one now, and check two-step sign-in in your profile afterward.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'Your password was changed in your profile. You were signed out on your other devices.',
  },
  passwordReset: {
    subject: 'Your password was reset',
    text: 'A new password was set for your account with a link we sent to this address. You were signed out on every device.',
  },
  signedOut: {
    subject: 'You signed out everywhere',
    text: 'Your account was signed out on every device.',
  },
  ended: {
    text: 'With this change, what is listed below stopped working.',
    key: 'API key',
    keyName: '{name} (…{hint})',
    testKeyName: '{name} (test, …{hint})',
    push: 'Notifications',
    devices: '{count, plural, one {# device} other {# devices}}',
    links: 'Links we emailed you',
    linkCount: '{count, plural, one {# link} other {# links}}',
    invitations: 'Invitations you sent',
    invitationCount: '{count, plural, one {# invitation} other {# invitations}}',
    again: 'Programs that used these keys need new ones. Make them again here:',
  },
  newDevice: {
    subject: 'New sign-in to your account',
    text: 'Someone signed in to your account on a device we haven’t seen before. If this was you, there’s nothing you need to do.',
    unknown: 'Unknown device',
    on: '{browser} on {system}',
    device: 'Device',
    time: 'Time',
  },
  factorOn: {
    subject: 'Two-step sign-in was turned on',
    text: 'From now on, you’ll enter a code from your authenticator app after your password. Keep your recovery codes in a safe place. Each one works once if you can’t use the app.',
    signedOut: 'You’ve been signed out on your other devices.',
  },
  factorOff: {
    subject: 'Two-step sign-in was turned off',
    text: 'From now on, only your password protects your account. Your recovery codes no longer work. You can turn two-step sign-in on again in your profile at any time.',
  },
  factorReset: {
    subject: 'Two-step sign-in was reset by our staff',
    text: 'Our staff turned off two-step sign-in for your account because your authenticator app was reported lost. Your recovery codes no longer work, and you were signed out on every device.',
    again: 'You can now sign in with just your password. Please turn two-step sign-in on again in your profile.',
    action: 'Sign in',
  },
  apiKeys: {
    created: 'An API key was created for your account',
    createdText:
      'Programs that have it can now act for your account, within what you allowed it. Your keys are listed under Developers.',
    write: 'If you didn’t create it, revoke it there, change your password right away and write to {email}.',
    unused: 'Unused API keys are about to end',
    unusedText:
      'Nobody has used the keys below for a long time. Each one ends on its date unless a program uses it before then. If you no longer need them, there’s nothing you need to do.',
    unusedUntil: '{name} ends on',
    unusedAction: 'Open your keys',
  },
  passkeys: {
    added: 'A passkey was added to your account',
    addedText: 'You can now sign in with it instead of your password. Your passkeys are listed in your profile.',
    removed: 'A passkey was removed from your account',
    removedText: 'It no longer signs in to your account. You can sign in with your password as before.',
    write: 'If you didn’t make this change, change your password right away and write to {email}.',
  },
  receipt: {
    subject: 'Receipt {number}: {amount} paid',
    heading: 'Thank you for your payment',
    text: 'We received your payment and have started on your order. Here is your receipt.',
    number: 'Receipt number',
    date: 'Date',
    readyBy: 'Ready by',
    total: 'Total paid',
    action: 'Follow your order',
    note: 'We’ll email you when your translation is ready.',
    line: '{service}, {pages, plural, one {# page} other {# pages}} at {rate}',
    extra: '{label}: {amount}',
    mailedCopy: mailedCopy.label,
    services: {
      certified: describeService({ translationType: 'certified', isBankStatement: false }),
      certifiedBank: describeService({ translationType: 'certified', isBankStatement: true }),
      notarized: describeService({ translationType: 'notarized', isBankStatement: false }),
      notarizedBank: describeService({ translationType: 'notarized', isBankStatement: true }),
    },
    speeds: { standard: describeSpeed('standard'), rush: describeSpeed('rush') },
  },
  ready: {
    heading: 'Your translation is ready',
    text: 'Your document has been translated into English, reviewed, and certified. Log in to view or download it.',
  },
  corrected: {
    text: 'An authenticator reviewed the translation of your document, corrected it, and certified the corrected version. Log in to view or download it.',
  },
  revoked: {
    subject: 'The certificate of your translation was revoked: {kind}',
    heading: 'Your certificate was revoked',
    questions: 'Questions? Write to {email}.',
    why: {
      error: `We revoked the certificate of your translation. ${error.explained} Anyone who checks its code now sees that it was revoked, and when.`,
      fraud: `We revoked the certificate of your translation. ${fraud.explained} Anyone who checks its code now sees that it was revoked, and when.`,
      payment: `We revoked the certificate of your translation. ${payment.explained} Anyone who checks its code now sees that it was revoked, and when.`,
      withdrawn: `We revoked the certificate of your translation. ${withdrawn.explained} Anyone who checks its code now sees that it was revoked, and when.`,
    },
    next: afterRevocation,
  },
  reissued: {
    subject: 'Your corrected translation is ready: {kind}',
    text: 'We issued your translation again, as revision {revision}. Its verification code stays the same.',
    use: 'Please use the new file from now on. Anyone who checks the earlier file sees that a newer one replaces it.',
    revision: 'Revision',
    changed: 'What changed',
  },
  declined: {
    subject: 'About the correction you asked for: {kind}',
    heading: 'Your translation stays as it is',
    text: 'Thank you for telling us about a misspelling. We compared your translation with the original again and left it as it is, for the reason below. Your certificate stays valid.',
    missed: 'If you think we missed something, write to {email}.',
  },
  question: {
    subject: 'We have a question about {file}',
    heading: 'We need your help to finish your translation',
    text: 'Our translator has a question about a part of your document that isn’t clear. Open the document to see the place and answer. Your translation can be finished once we hear from you.',
    action: 'Answer the question',
  },
  message: {
    subject: 'A message about {file}',
    heading: 'Our translator wrote to you',
    text: 'There is a new message about your document. Open the document to read it and to answer.',
    action: 'Read the message',
  },
  deleted: {
    subject: 'Your account is being deleted',
    text: 'You asked us to delete your account. Your files, translations, and personal data are being removed. Orders that nobody had started are refunded first. Certificates you already handed in can still be checked by their code, without your name. Payments stay in our accounts as the law requires, without the names of your files.',
    wasntYou: 'If this wasn’t you, write to {email} right away.',
  },
  leaving: {
    subject: 'Files you uploaded will be deleted on {date}',
    heading: 'Files you uploaded will be deleted soon',
    text: 'We keep the files you upload only for a time after delivery. Your translations and their certificates stay until you delete them. Download what you still need before that day.',
    documents: 'Delivered documents',
    date: 'Deleted on',
    action: 'Open your documents',
  },
  copy: {
    subject: 'Your copy is in the mail: {file}',
    heading: 'Your copy is in the mail',
    text: 'We printed your certified translation and mailed it to the address of your order.',
    carrier: 'Carrier',
    tracking: 'Tracking number',
    action: 'Track your copy',
  },
  refund: {
    subject: 'Refund of {amount} for receipt {number}',
    heading: 'Your refund is on its way',
    text: 'We refunded {amount} to the card you paid with. Most banks show it within 5 to 10 business days.',
    total: 'Refunded',
  },
} as const;
