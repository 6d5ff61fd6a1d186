import { describe, expect, test } from 'vitest';
import { relativeTime } from '#client/features/notifications/notification-item.ts';
import { addWords } from '#client/ui/words.ts';
import { notificationText, notificationTexts } from '#server/features/notifications/texts.ts';
import { locales } from '#shared/locales.ts';
import messages from '#shared/messages/en/parts.json' with { type: 'json' };
import { notificationTarget } from '#shared/notifications.ts';
import { roles } from '#shared/roles.ts';
import type { notificationPayloads } from '#shared/schemas/notifications.ts';

addWords('parts', messages);

const about = { documentId: '8a6e0804-2bd0-4672-b79d-d97027f9071a', filename: 'birth.pdf' };
const payment = { paymentId: about.documentId, currency: 'usd' as const };
const statement = { ...payment, number: 'INV-2026-0042', totalCents: 4500 };

describe('every notification kind has a text', () => {
  const texts = {
    document_upload: notificationText('document_upload', { ...about, clientName: 'Ana Souza' }),
    document_approved: notificationText('document_approved', about),
    document_rejected: notificationText('document_rejected', about),
    translation_ready: notificationText('translation_ready', about),
    translation_draft: notificationText('translation_draft', about),
    translation_failed: notificationText('translation_failed', about),
    payment_confirmed: notificationText('payment_confirmed', { ...payment, totalCents: 4500, documents: 1 }),
    payment_refunded: notificationText('payment_refunded', { ...payment, amountCents: 4500, way: 'card' }),
    order_on_account: notificationText('order_on_account', { ...payment, totalCents: 4500, documents: 2 }),
    payment_credited: notificationText('payment_credited', { ...payment, amountCents: 1500 }),
    payment_missing: notificationText('payment_missing', { ...payment, amountCents: 1500 }),
    statement_issued: notificationText('statement_issued', { ...statement, dueAt: '2026-12-31T00:00:00.000Z' }),
    statement_overdue: notificationText('statement_overdue', statement),
    account_overdue: notificationText('account_overdue', { ...statement, organization: 'Reis LLP' }),
    payment_flagged: notificationText('payment_flagged', { ...payment, receiptNumber: '1007', totalCents: 4500 }),
    payment_returned: notificationText('payment_returned', { ...payment, receiptNumber: '1007', totalCents: 4500 }),
    order_underpaid: notificationText('order_underpaid', { ...payment, receiptNumber: '1007', totalCents: 1500 }),
    payout_waiting: notificationText('payout_waiting', { ...payment, receiptNumber: '1007', totalCents: 4500 }),
    order_cancelled: notificationText('order_cancelled', about),
    order_resumed: notificationText('order_resumed', about),
    refund_after_delivery: notificationText('refund_after_delivery', about),
    refund_came_back: notificationText('refund_came_back', about),
    dispute_opened: notificationText('dispute_opened', { ...payment, receiptNumber: '1007', totalCents: 4500 }),
    dispute_won: notificationText('dispute_won', { ...payment, receiptNumber: '1007', totalCents: 4500 }),
    dispute_lost: notificationText('dispute_lost', { ...payment, receiptNumber: '1007', totalCents: 4500 }),
    certificate_revoked: notificationText('certificate_revoked', { ...about, class: 'error' }),
    certificate_reissued: notificationText('certificate_reissued', { ...about, revision: 2 }),
    copy_opened: notificationText('copy_opened', { ...about, network: '203.0.113.0/24' }),
    refusal_reported: notificationText('refusal_reported', about),
    revision_asked: notificationText('revision_asked', { ...about, items: 2 }),
    revision_declined: notificationText('revision_declined', about),
    question_asked: notificationText('question_asked', { ...about, questions: 1 }),
    question_answered: notificationText('question_answered', about),
    review_assigned: notificationText('review_assigned', about),
    review_offered: notificationText('review_offered', { ...about, pages: 3, minutes: 30 }),
    review_passed: notificationText('review_passed', { ...about, from: 'Clara Reis', note: '' }),
    part_given: notificationText('part_given', { ...about, part: 'pages 3–5' }),
    part_done: notificationText('part_done', { ...about, part: 'pages 3–5', by: 'Clara Reis' }),
    part_back: notificationText('part_back', { ...about, part: 'pages 3–5' }),
    revision_waiting: notificationText('revision_waiting', { ...about, pages: 3 }),
    revision_returned: notificationText('revision_returned', { ...about, by: 'Clara Reis', note: 'See page 2.' }),
    revision_passed: notificationText('revision_passed', { ...about, by: 'Clara Reis', note: '' }),
    copy_to_mail: notificationText('copy_to_mail', about),
    copy_mailed: notificationText('copy_mailed', { ...about, carrier: 'USPS', trackingNumber: '9400100000' }),
    step_asked: notificationText('step_asked', { ...about, step: 'originals' }),
    step_sent: notificationText('step_sent', { ...about, step: 'apostille', on: '2026-12-06' }),
    step_back: notificationText('step_back', { ...about, step: 'certified_copy', on: '2026-12-06' }),
    step_cancelled: notificationText('step_cancelled', { ...about, step: 'originals', on: '2026-12-06' }),
    promise_soon: notificationText('promise_soon', about),
    promise_urgent: notificationText('promise_urgent', about),
    promise_missed: notificationText('promise_missed', about),
    sources_leaving: notificationText('sources_leaving', { documents: 2, leavesAt: '2026-12-06T15:00:00.000Z' }),
    message_sent: notificationText('message_sent', about),
    scan_sent: notificationText('scan_sent', about),
    message_received: notificationText('message_received', about),
    credential_expiring: notificationText('credential_expiring', {
      ...{ credential: 'ATA-certified translator', number: '483920', validUntil: '2027-01-31' },
    }),
    notary_missing: notificationText('notary_missing', { orders: 1 }),
    pay_statement: notificationText('pay_statement', { number: 'PAY-2026-0001', change: 'issued' }),
    price_asked: notificationText('price_asked', {
      ...{ requestId: about.documentId, clientName: 'Ana Souza', about: 'A thesis of 180 pages.' },
    }),
    agreement_published: notificationText('agreement_published', { version: 2, bindsFrom: '2026-12-10' }),
    pay_disputed: notificationText('pay_disputed', { number: 'PAY-2026-0001', name: 'Clara Reis' }),
    credential_refused: notificationText('credential_refused', {
      ...{ credential: 'ATA-certified translator', number: '483920', reason: 'The proof is of another year.' },
    }),
    credential_check_undone: notificationText('credential_check_undone', {
      ...{ credential: 'ATA-certified translator', number: '483920', reason: 'The proof is of somebody else.' },
    }),
    webhook_disabled: notificationText('webhook_disabled', { host: 'hooks.example.com', reason: 'gone' }),
  } satisfies Record<keyof typeof notificationPayloads, unknown>;

  test.each([
    ['document_upload', 'New document to authenticate', 'birth.pdf from Ana Souza is waiting for review.'],
    ['document_approved', 'Document approved', 'Your translation of birth.pdf has been certified.'],
    [
      'document_rejected',
      'Translation corrected',
      'An authenticator corrected the translation of birth.pdf and certified it.',
    ],
    ['translation_ready', 'Your translation is ready!', 'birth.pdf is ready to download.'],
    ['translation_draft', 'Translation received', 'The translation of birth.pdf has arrived and can be reviewed.'],
    [
      'translation_failed',
      'Translation needs attention',
      'The workflow could not translate birth.pdf. Please send a correction.',
    ],
    ['payment_confirmed', 'Payment confirmed', 'We received $45.00 for 1 document.'],
    ['payment_refunded', 'Refund sent', 'We sent $45.00 back to your card.'],
    [
      'payment_flagged',
      'Payment needs a decision',
      '$45.00 arrived but doesn’t match its order (receipt 1007). Nothing was started.',
    ],
    [
      'payment_returned',
      'Payment refunded automatically',
      '$45.00 arrived for an order that was changed, discarded or already paid (receipt 1007). It’s being refunded automatically.',
    ],
    ['order_cancelled', 'Order refunded', 'birth.pdf was refunded. It’s no longer in the queue.'],
    ['order_resumed', 'Order resumed', 'The refund of birth.pdf failed. It’s back in the queue.'],
    [
      'refund_after_delivery',
      'Refunded after delivery',
      'birth.pdf was refunded after delivery. Its certificate stays valid unless you withdraw it.',
    ],
    [
      'dispute_opened',
      'Payment disputed',
      'The cardholder disputes $45.00 (receipt 1007). Work on the order is paused.',
    ],
    ['dispute_won', 'Dispute won', 'The dispute over $45.00 (receipt 1007) was settled in our favor. Work resumes.'],
    ['dispute_lost', 'Dispute lost', 'The dispute over $45.00 (receipt 1007) was lost. The order counts as refunded.'],
    [
      'certificate_revoked',
      'Certificate revoked',
      'The certificate of birth.pdf is no longer valid. We found an error in it. Please don’t use the file anymore.',
    ],
    [
      'certificate_reissued',
      'Your corrected translation is ready',
      'birth.pdf was issued again as revision 2. Please use the new file from now on.',
    ],
    [
      'copy_opened',
      'Your document was opened',
      'Someone with the access key printed on birth.pdf opened the authentic copy, from the network 203.0.113.0/24. You can switch this off in its details.',
    ],
    [
      'refusal_reported',
      'Translation refused',
      'An authority refused the translation of birth.pdf. The customer sent its letter; answer within one working day.',
    ],
    ['revision_asked', 'Correction asked', 'A customer reports 2 misspellings in birth.pdf.'],
    [
      'revision_declined',
      'Correction not made',
      'We checked the spelling you reported in birth.pdf and left it as it is. The reason is in its details.',
    ],
    ['question_asked', 'We have a question for you', 'To finish birth.pdf, we need your answer to 1 question.'],
    ['question_answered', 'Customer answered', 'The customer answered a question about birth.pdf.'],
    ['review_assigned', 'Assigned to you', 'birth.pdf was assigned to you.'],
    ['review_offered', 'Offered to you', 'birth.pdf (3 pages) is offered to you. Answer within 30 minutes.'],
    ['review_passed', 'Passed on to you', 'Clara Reis passed birth.pdf on to you.'],
    ['part_given', 'A part for you', 'Of birth.pdf, pages 3–5 are for you to translate.'],
    ['part_done', 'Part done', 'Clara Reis is done with pages 3–5 of birth.pdf.'],
    ['part_back', 'Part back with you', 'Nobody else translates pages 3–5 of birth.pdf any more.'],
    ['revision_waiting', 'Ready for revision', 'birth.pdf (3 pages) waits for its reviser.'],
    ['revision_returned', 'Returned by its reviser', 'Clara Reis returned birth.pdf: See page 2.'],
    ['revision_passed', 'Revised', 'Clara Reis passed birth.pdf.'],
    [
      'sources_leaving',
      'Uploaded files will be deleted soon',
      'The files you uploaded for 2 delivered documents will be deleted on December 6, 2026. Your translations stay. Download what you still need.',
    ],
  ] as const)('%s', (kind, title, message) => expect(texts[kind]).toEqual({ title, message }));

  test('customers read theirs in each language, with the kind of paper in its words', () => {
    const certified = { ...about, paperKind: 'Birth certificate', holders: ['Ana Souza', 'Rui Souza'] };
    const ready = notificationTexts('translation_ready', certified);
    expect(Object.keys(ready).toSorted()).toEqual([...locales].toSorted());
    expect(ready.pt?.message).toBe('Certidão de nascimento · Ana S. e Rui S. (birth.pdf): já pode ser baixada.');
    // Values keep their own direction in a sentence from the right.
    expect(ready.ar?.message).toMatch(/^\u2068[^\u2069]*birth\.pdf\)\u2069: /);
    expect(Object.keys(notificationTexts('copy_to_mail', about))).toEqual(['en']);
  });

  test('several documents are pluralized with their count', () => {
    expect(notificationText('payment_confirmed', { ...payment, totalCents: 9000, documents: 2 }).message).toBe(
      'We received $90.00 for 2 documents.',
    );
  });

  test('a refund that staff paid out names no card in any language', () => {
    const byHand = notificationTexts('payment_refunded', { ...payment, amountCents: 4500, way: 'hand' });
    expect(byHand.en?.message).toBe('We paid $45.00 back to you, by bank transfer or as arranged with you.');
    for (const locale of locales) {
      expect(byHand[locale]?.message).toContain('45');
      expect(byHand[locale]?.message).not.toMatch(/card|karte|tarjeta|cartão|بطاق|כרטיס|カード|카드/i);
    }
  });

  test('amounts and dates are written as the reader writes them', () => {
    const refund = notificationTexts('payment_refunded', { ...payment, amountCents: 123_450, way: 'card' });
    expect(refund.en?.message).toBe('We sent $1,234.50 back to your card.');
    expect(refund.pt?.message).toBe('Devolvemos US$\u00a01.234,50 ao seu cartão.');
    expect(refund.de?.message).toContain('1.234,50\u00a0US$');
    expect(refund.ar?.message).toContain('\u2068US$1,234.50\u2069');
    const leaving = notificationTexts('sources_leaving', { documents: 1, leavesAt: '2026-11-23T10:00:00.000Z' });
    expect(leaving.ja?.message).toContain('2026年11月23日');
  });

  test('no text mentions a rejection', () => {
    for (const { title, message } of Object.values(texts)) expect(`${title} ${message}`).not.toMatch(/reject/i);
  });
});

test('the target is the document in the area of the reader’s role, or the list when no document is given', () => {
  const paid = { type: 'document_upload', documentId: 'd1' };
  for (const role of roles) expect(notificationTarget(role, paid)).toEqual({ page: 'document', documentId: 'd1' });
  const receipt = { type: 'payment_confirmed', documentId: null };
  for (const role of roles) expect(notificationTarget(role, receipt)).toEqual({ page: 'list' });
  for (const type of ['payment_flagged', 'dispute_opened']) {
    expect(notificationTarget('admin', { type, documentId: null })).toEqual({ page: 'operations' });
    expect(notificationTarget('authenticator', { type, documentId: null })).toEqual({ page: 'list' });
  }
});

describe('relative time', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];
  test.each([
    [-5 * second, 'Now'],
    [0, 'Now'],
    [59 * second, 'Now'],
    [minute, '1m ago'],
    [59 * minute + 59 * second, '59m ago'],
    [hour, '1h ago'],
    [23 * hour + 59 * minute, '23h ago'],
    [day, '1d ago'],
    [7 * day - 1, '6d ago'],
    [7 * day, '11/14/2026'],
    [400 * day, '10/17/2025'],
  ])('%d ms before reads %s', (age, text) => expect(relativeTime(new Date(now.getTime() - age), now)).toBe(text));
});
