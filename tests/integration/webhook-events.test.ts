import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { transition } from '#server/features/documents/transition.ts';
import { webhookEventTypes, type WebhookEventType } from '#shared/webhook-events.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildDraft, deliver, openCheckout, pay, paymentOf } from '../support/orders.ts';
import { buildPending, statement } from '../support/reviews.ts';
import { insertText } from '../support/text-rows.ts';

// What makes each event of webhooks true also publishes it. A type without an entry here does not compile.

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '', SANDBOX_TRANSLATIONS: 'false' } });
let owner: BuiltUser;
let clara: BuiltUser;
let admin: BuiltUser;
beforeAll(async () => {
  await h.listen();
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
  admin = await buildUser(h, { role: 'admin', name: 'Ada Min' });
});
beforeEach(async () => {
  await h.deps.pool.query('delete from rate_limits');
  owner = await buildUser(h);
  const endpoint = { url: 'https://hooks.partner.example/in', events: webhookEventTypes };
  await h.caller(owner).notifications.createWebhookEndpoint(endpoint);
});

const staff = (user: BuiltUser) => h.caller(user).authenticator;

async function order(): Promise<string> {
  const { sessionId } = await openCheckout(h, owner, [await buildDraft(h, owner)]);
  await pay(h, sessionId);
  await deliver(h, sessionId);
  await h.runJobs();
  return (await paymentOf(h, sessionId)).id;
}

const causes: Readonly<Record<WebhookEventType, () => Promise<unknown>>> = {
  'document.paid': order,
  'translation.drafted': async () => {
    const { document } = await buildPending(h, { owner, withTranslation: false });
    const received = { documentId: document.id, event: 'receiveTranslation', as: 'system', actor: null } as const;
    await h.db.transaction().execute((trx) => transition(h.deps, trx, received));
  },
  'question.asked': async () => {
    const { review } = await buildPending(h, { owner });
    const [blockId = ''] = await insertText(h, review);
    const box = { x: 0.1, y: 0.2, width: 0.4, height: 0.05 };
    const asked = { id: review.id, questionId: randomUUID(), blockId, page: 1, box, question: 'How is it spelled?' };
    await staff(clara).askCustomer(asked);
  },
  'translation.completed': async () => {
    const { review } = await buildPending(h, { owner });
    await staff(clara).approve({ id: review.id, ...statement });
  },
  'certificate.revoked': async () => {
    const { review, document } = await buildPending(h, { owner });
    await staff(clara).approve({ id: review.id, ...statement });
    const { verificationCode } = document;
    await staff(admin).revoke({ verificationCode, reason: 'Issued for the wrong person.', class: 'error' });
  },
  'payment.refunded': async () => {
    const paymentId = await order();
    await h.caller(admin).payments.refund({ paymentId, reason: 'Goodwill' });
    await h.runJobs();
  },
};

test.each(webhookEventTypes)('%s is published by the change it reports', async (type) => {
  await causes[type]();
  const events = h.db.selectFrom('webhookEvents').select(['type', 'isTest']).where('accountId', '=', owner.id);
  expect(await events.where('type', '=', type).execute()).toEqual([{ type, isTest: false }]);
});
