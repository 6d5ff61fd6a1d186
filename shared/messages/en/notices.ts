import { revocationWords } from '../../certificate/revocation.ts';

const { error, fraud, payment, withdrawn } = revocationWords;

/** Notifications of customers, as the server stores and sends them. */
export const messages = {
  document_approved: {
    title: 'Document approved',
    message: 'Your translation of {paper} has been certified.',
  },
  document_rejected: {
    title: 'Translation corrected',
    message: 'An authenticator corrected the translation of {paper} and certified it.',
  },
  translation_ready: {
    title: 'Your translation is ready!',
    message: '{paper} is ready to download.',
  },
  payment_confirmed: {
    title: 'Payment confirmed',
    message: 'We received {total} for {documents, plural, one {# document} other {# documents}}.',
  },
  payment_refunded: {
    title: 'Refund sent',
    message: 'We sent {amount} back to your card.',
  },
  order_on_account: {
    title: 'Ordered on account',
    message:
      '{documents, plural, one {# document} other {# documents}} for {total}. You pay with this month’s invoice.',
  },
  payment_credited: {
    title: 'Credited',
    message: 'You owe {amount} less.',
  },
  statement_issued: {
    title: 'Your monthly invoice',
    message: 'Invoice {number}: {total} for your orders on account, due on {date}.',
  },
  statement_overdue: {
    title: 'An invoice is overdue',
    message:
      '{total} of invoice {number} is still to be paid. New orders on account wait until then; the orders you have placed go on.',
  },
  payment_returned: {
    title: 'Payment refunded automatically',
    message:
      '{total} arrived for an order that was changed, discarded or already paid (receipt {receipt}). It’s being refunded automatically.',
  },
  certificate_reissued: {
    title: 'Your corrected translation is ready',
    message: '{paper} was issued again as revision {revision}. Please use the new file from now on.',
  },
  revision_declined: {
    title: 'Correction not made',
    message: 'We checked the spelling you reported in {paper} and left it as it is. The reason is in its details.',
  },
  question_asked: {
    title: 'We have a question for you',
    message: 'To finish {paper}, we need your answer to {questions, plural, one {# question} other {# questions}}.',
  },
  copy_mailed: {
    title: 'Your copy is in the mail',
    message: 'The printed copy of {paper} was mailed with {carrier}, tracking number {tracking}.',
  },
  sources_leaving: {
    title: 'Uploaded files will be deleted soon',
    message:
      '{documents, plural, one {The file you uploaded for # delivered document will be deleted on {date}. Your translations stay. Download what you still need.} other {The files you uploaded for # delivered documents will be deleted on {date}. Your translations stay. Download what you still need.}}',
  },
  message_received: {
    title: 'Message from our translator',
    message: 'Our translator wrote to you about {paper}.',
  },
  certificate_revoked: {
    title: 'Certificate revoked',
    message: `{class, select, error {The certificate of {paper} is no longer valid. ${error.explained} Please don’t use the file anymore.} fraud {The certificate of {paper} is no longer valid. ${fraud.explained} Please don’t use the file anymore.} payment {The certificate of {paper} is no longer valid. ${payment.explained} Please don’t use the file anymore.} other {The certificate of {paper} is no longer valid. ${withdrawn.explained} Please don’t use the file anymore.}}`,
  },
  push: {
    title: 'Your translation is ready',
    message: 'Open it to read and download it.',
  },
} as const;
