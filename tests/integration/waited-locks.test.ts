import { expect, test } from 'vitest';
import type { ErrorCode } from '#shared/errors.ts';
import { buildUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { startWhileHeld } from '../support/lock-waits.ts';
import { buildDraft } from '../support/orders.ts';

/** Calls at once: the second waits for a lock, and acts on what the first one has written. */

const refusal = (code: ErrorCode) => ({ cause: { code } });

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });

test('of two orders from one quote, one has its price', async () => {
  const owner = await buildUser(h);
  const items = [{ pages: 1, translationType: 'certified', isBankStatement: false } as const];
  const { id: quoteId, totalCents } = await h.caller(owner).payments.saveQuote({ items });
  const drafts = [await buildDraft(h, owner), await buildDraft(h, owner)];
  const outcomes = await startWhileHeld(
    h,
    (trx) => trx.selectFrom('quotes').select('id').where('id', '=', quoteId).forUpdate().execute(),
    drafts.map(
      ({ id }) =>
        () =>
          h
            .caller(owner)
            .payments.createCheckoutSession({ documentIds: [id], expectedTotalCents: totalCents, quoteId }),
    ),
  );
  expect(outcomes).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: refusal('QUOTE_USED') }]);
});
