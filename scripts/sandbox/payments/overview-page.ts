import { html, type Html } from '../support/html.ts';
import { formatTime, page, table } from '../support/layout.ts';
import { testNotice } from './checkout-page.ts';
import type { Control } from './control.ts';
import type { Sandbox } from './sessions.ts';
import { stated } from './stated.ts';

const limit = 50;

/** Web page of sessions, charges, refunds and events, newest first. */
export function renderOverview({ store, outbox }: Sandbox, control: Control): string {
  const sessions = store
    .list('checkout.session', { limit })
    .data.map((session) => [
      session.status === 'open' ? html`<a href="/pay/${session.id}"><code>${session.id}</code></a>` : code(session.id),
      stated(session.amount_total ?? 0, session.currency),
      `${session.status ?? ''}, ${session.payment_status}`,
      session.customer_details?.email ?? session.customer_email ?? '',
      formatTime(session.created * 1000),
    ]);
  const charges = store
    .list('charge', { limit })
    .data.map((charge) => [
      charge.paid ? html`<a href="/receipts/${charge.id}"><code>${charge.id}</code></a>` : code(charge.id),
      stated(charge.amount, charge.currency),
      charge.failure_message ?? charge.status,
      stated(charge.amount_refunded, charge.currency),
      formatTime(charge.created * 1000),
    ]);
  const refunds = store
    .list('refund', { limit })
    .data.map((refund) => [
      code(refund.id),
      stated(refund.amount, refund.currency),
      refund.reason ?? '',
      formatTime(refund.created * 1000),
    ]);
  const events = store.list('event', { limit }).data.map((event) => [
    code(event.id),
    event.type,
    outbox
      .listDeliveries(event.id)
      .map(
        ({ state, attempts, outcome }) => `${state}, ${attempts} attempts${outcome === '' ? '' : `, last: ${outcome}`}`,
      )
      .join('; '),
    formatTime(event.created * 1000),
  ]);
  const body = html`<h1>Payments</h1>
    <p class="soft">Webhooks: ${control.webhooks}. API: ${control.apiDown ? 'down' : 'up'}. Times are UTC.</p>
    <h2>Checkout sessions</h2>
    ${table(['Session', 'Amount', 'State', 'Customer', 'Created'], sessions, 'None yet.')}
    <h2>Payments</h2>
    ${table(['Charge', 'Amount', 'State', 'Refunded', 'Created'], charges, 'None yet.')}
    <h2>Refunds</h2>
    ${table(['Refund', 'Amount', 'Reason', 'Created'], refunds, 'None yet.')}
    <h2>Events</h2>
    ${table(['Event', 'Type', 'Delivery', 'Created'], events, 'None yet.')}`;
  return page({ title: 'Payments', body, notice: testNotice });
}

function code(text: string): Html {
  return html`<code>${text}</code>`;
}
