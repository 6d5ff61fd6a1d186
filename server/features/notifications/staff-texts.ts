import { formatMoney, inHouse } from '#shared/money.ts';
import { paperStepNames } from '#shared/paper-steps.ts';
import { countOf } from '#shared/plural.ts';
import type { NotificationKind, NotificationPayload } from '#shared/schemas/notifications.ts';

/** Texts for the payee about changes of a pay statement. */
const payTexts = {
  issued: (number: string) => ({
    title: 'Your statement is ready',
    message: `${number} is issued. Confirm it under Earnings, or say what is wrong.`,
  }),
  answered: (number: string) => ({
    title: 'Your dispute is answered',
    message: `The office answered about ${number}. Read it under Earnings.`,
  }),
  paid: (number: string) => ({
    title: 'Your statement is paid',
    message: `${number} was paid. Its reference stands under Earnings.`,
  }),
} as const;

/** Texts of notifications that only staff and developers get, in English. */

type Words<K extends NotificationKind> = (payload: NotificationPayload<K>) => { title: string; message: string };

export const staffTexts = {
  webhook_disabled: ({ host, reason }) => ({
    title: 'Webhook endpoint disabled',
    message: `The endpoint at ${host} ${reason === 'gone' ? 'answered 410 Gone' : 'didn’t accept anything for a day'}. Enable it again under Developers.`,
  }),
  credential_expiring: ({ credential, number, validUntil }) => ({
    title: 'Your credential expires soon',
    message: `${credential}, No. ${number}, is valid through ${validUntil}. State the new one in your profile, and have it checked.`,
  }),
  notary_missing: ({ orders }) => ({
    title: 'No notary is left',
    message: `${countOf(orders, 'paid order')} ${orders === 1 ? 'needs' : 'need'} a notary, and nobody can act. Set a commission under Authenticator Control.`,
  }),
  pay_statement: ({ number, change }) => payTexts[change](number),
  agreement_published: ({ version, bindsFrom }) => ({
    title: 'Your agreement waits for you',
    message: `Version ${String(version)} binds from ${bindsFrom}. Read it under Earnings, and accept it there.`,
  }),
  pay_disputed: ({ number, name }) => ({
    title: 'Statement of pay disputed',
    message: `${name} disputes ${number}. Answer under Pay.`,
  }),
  price_asked: ({ clientName, about }) => ({
    title: 'A customer asks for a price',
    message: `${clientName}: ${about} Answer under Price Requests.`,
  }),
  credential_refused: ({ credential, number, reason }) => ({
    title: 'Your credential was not accepted',
    message: `${credential}, No. ${number}: ${reason}`,
  }),
  credential_check_undone: ({ credential, number, reason }) => ({
    title: 'Your credential is no longer checked',
    message: `${credential}, No. ${number}, is printed on no certificate until it is checked again: ${reason}`,
  }),
  document_upload: ({ filename, clientName }) => ({
    title: 'New document to authenticate',
    message: `${filename} from ${clientName} is waiting for review.`,
  }),
  translation_draft: ({ filename }) => ({
    title: 'Translation received',
    message: `The translation of ${filename} has arrived and can be reviewed.`,
  }),
  translation_failed: ({ filename }) => ({
    title: 'Translation needs attention',
    message: `The workflow could not translate ${filename}. Please send a correction.`,
  }),
  payment_flagged: ({ receiptNumber, totalCents: cents, currency }) => ({
    title: 'Payment needs a decision',
    message: `${formatMoney({ cents, currency })} arrived but doesn’t match its order (receipt ${receiptNumber}). Nothing was started.`,
  }),
  payout_waiting: ({ receiptNumber, totalCents: cents, currency }) => ({
    title: 'Money to pay back',
    message: `${formatMoney({ cents, currency })} of credit is left of a deleted account (receipt ${receiptNumber}). Pay it back, and confirm it under To pay out.`,
  }),
  order_underpaid: ({ receiptNumber, totalCents: cents, currency }) => ({
    title: 'Payment taken back in part',
    message: `${formatMoney({ cents, currency })} of receipt ${receiptNumber} is missing. Its orders wait until you record the rest, or take back the other entries too; what is delivered stays valid.`,
  }),
  account_overdue: ({ organization, number, totalCents }) => ({
    title: 'Account overdue',
    message: `${organization} hasn’t paid ${formatMoney(inHouse(totalCents))} (invoice ${number}). It can’t order on account until it does.`,
  }),
  order_cancelled: ({ filename }) => ({
    title: 'Order refunded',
    message: `${filename} was refunded. It’s no longer in the queue.`,
  }),
  order_resumed: ({ filename }) => ({
    title: 'Order resumed',
    message: `The refund of ${filename} failed. It’s back in the queue.`,
  }),
  refund_came_back: ({ filename }) => ({
    title: 'A refund came back',
    message: `The card didn’t take the refund of ${filename}, whose file is gone, so nobody can work on it. Pay it back another way, and confirm it under To pay out.`,
  }),
  refund_after_delivery: ({ filename }) => ({
    title: 'Refunded after delivery',
    message: `${filename} was refunded after delivery. Its certificate stays valid unless you withdraw it.`,
  }),
  dispute_opened: ({ receiptNumber, totalCents: cents, currency }) => ({
    title: 'Payment disputed',
    message: `The cardholder disputes ${formatMoney({ cents, currency })} (receipt ${receiptNumber}). Work on the order is paused.`,
  }),
  dispute_won: ({ receiptNumber, totalCents: cents, currency }) => ({
    title: 'Dispute won',
    message: `The dispute over ${formatMoney({ cents, currency })} (receipt ${receiptNumber}) was settled in our favor. Work resumes.`,
  }),
  dispute_lost: ({ receiptNumber, totalCents: cents, currency }) => ({
    title: 'Dispute lost',
    message: `The dispute over ${formatMoney({ cents, currency })} (receipt ${receiptNumber}) was lost. The order counts as refunded.`,
  }),
  refusal_reported: ({ filename }) => ({
    title: 'Translation refused',
    message: `An authority refused the translation of ${filename}. The customer sent its letter; answer within one working day.`,
  }),
  step_asked: ({ filename, step }) => ({
    title: 'Step on paper asked for',
    message: `${paperStepNames[step]} of ${filename}: agree the fee with the customer, then send it.`,
  }),
  revision_asked: ({ filename, items }) => ({
    title: 'Correction asked',
    message: `A customer reports ${countOf(items, 'misspelling')} in ${filename}.`,
  }),
  question_answered: ({ filename }) => ({
    title: 'Customer answered',
    message: `The customer answered a question about ${filename}.`,
  }),
  review_assigned: ({ filename }) => ({
    title: 'Assigned to you',
    message: `${filename} was assigned to you.`,
  }),
  review_offered: ({ filename, pages, minutes }) => ({
    title: 'Offered to you',
    message: `${filename} (${countOf(pages, 'page')}) is offered to you. Answer within ${countOf(minutes, 'minute')}.`,
  }),
  review_passed: ({ filename, from, note }) => ({
    title: 'Passed on to you',
    message: `${from} passed ${filename} on to you.${note === '' ? '' : ` ${note}`}`,
  }),
  part_given: ({ filename, part }) => ({
    title: 'A part for you',
    message: `Of ${filename}, ${part} are for you to translate.`,
  }),
  part_done: ({ filename, part, by }) => ({
    title: 'Part done',
    message: `${by} is done with ${part} of ${filename}.`,
  }),
  part_back: ({ filename, part }) => ({
    title: 'Part back with you',
    message: `Nobody else translates ${part} of ${filename} any more.`,
  }),
  revision_waiting: ({ filename, pages }) => ({
    title: 'Ready for revision',
    message: `${filename} (${countOf(pages, 'page')}) waits for its reviser.`,
  }),
  revision_returned: ({ filename, by, note }) => ({
    title: 'Returned by its reviser',
    message: `${by} returned ${filename}: ${note}`,
  }),
  revision_passed: ({ filename, by, note }) => ({
    title: 'Revised',
    message: `${by} passed ${filename}.${note === '' ? '' : ` ${note}`}`,
  }),
  copy_to_mail: ({ filename }) => ({
    title: 'Copy to mail',
    message: `${filename} is delivered. Its printed copy is to be mailed.`,
  }),
  promise_soon: ({ filename }) => ({
    title: 'Due soon',
    message: `Three quarters of the promised time for ${filename} are over.`,
  }),
  promise_urgent: ({ filename }) => ({
    title: 'Almost late',
    message: `Nine tenths of the promised time for ${filename} are over, and it isn’t delivered.`,
  }),
  promise_missed: ({ filename }) => ({
    title: 'Promise missed',
    message: `${filename} wasn’t delivered by the promised time. A rush surcharge is refunded automatically.`,
  }),
  message_sent: ({ filename }) => ({
    title: 'Message from a customer',
    message: `The customer wrote about ${filename}.`,
  }),
  scan_sent: ({ filename }) => ({
    title: 'Better scan received',
    message: `The customer sent a better scan of ${filename}. Its pages are read again.`,
  }),
} satisfies { [K in NotificationKind]?: Words<K> };
