import type Stripe from 'stripe';
import { html, type Html } from '../support/html.ts';
import { page } from '../support/layout.ts';
import type { CardForm, FieldErrors, FieldName } from './card.ts';
import { stated } from './stated.ts';
import type { WireLineItem } from './store.ts';

export const testNotice = 'Sandbox: no real card is charged.';

type Field = {
  name: FieldName;
  label: string;
  autocomplete: string;
  placeholder: string;
  inputmode: string;
  type: string;
};

const emailField: Field = {
  name: 'email',
  label: 'Email',
  autocomplete: 'email',
  placeholder: 'you@example.com',
  inputmode: 'email',
  type: 'email',
};
const numberField: Field = {
  name: 'number',
  label: 'Card number',
  autocomplete: 'cc-number',
  placeholder: '4242 4242 4242 4242',
  inputmode: 'numeric',
  type: 'text',
};
const expiryField: Field = {
  name: 'expiry',
  label: 'Expiry',
  autocomplete: 'cc-exp',
  placeholder: 'MM / YY',
  inputmode: 'numeric',
  type: 'text',
};
const cvcField: Field = {
  name: 'cvc',
  label: 'CVC',
  autocomplete: 'cc-csc',
  placeholder: '123',
  inputmode: 'numeric',
  type: 'text',
};
const nameField: Field = {
  name: 'name',
  label: 'Name on card',
  autocomplete: 'cc-name',
  placeholder: 'Full name',
  inputmode: 'text',
  type: 'text',
};

const styles: Html = {
  markup: `
form { display: grid; gap: 1rem; } .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start; }
label { display: block; font-weight: 500; margin-bottom: .25rem; }
input { font: inherit; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: 8px; background: var(--paper); color: var(--ink); }
input[aria-invalid="true"] { border-color: var(--bad); } .error { color: var(--bad); font-size: .875rem; margin: .25rem 0 0; }
.alert { border: 1px solid var(--bad); border-radius: 8px; padding: .75rem 1rem; color: var(--bad); margin: 0; }
.lines { list-style: none; margin: 0; padding: 0; } .lines li { display: flex; justify-content: space-between; gap: 1rem; padding: .5rem 0; border-bottom: 1px solid var(--line); }
.lines span { overflow-wrap: anywhere; } .lines .total { border: 0; font-weight: 600; padding-top: .75rem; }
`,
};

export type CheckoutView = {
  merchantName: string;
  session: Stripe.Checkout.Session;
  lines: readonly WireLineItem[];
  form: CardForm;
  errors: FieldErrors;
  /** Decline message of the last attempt. */
  declined?: string;
};

/** The hosted payment page of an open session. */
export function renderCheckout(view: CheckoutView): string {
  const { session, merchantName } = view;
  const total = stated(session.amount_total ?? 0, session.currency);
  const cancel =
    session.cancel_url === null
      ? null
      : html`<button class="wide" type="submit" formaction="/pay/${session.id}/cancel" formnovalidate>Cancel</button>`;
  const body = html`<p class="soft">${merchantName}</p>
    <h1>${total}</h1>
    <section class="card" aria-label="Order summary">
      <ul class="lines">
        ${view.lines.map(renderLine)}
        <li class="total"><span>Total due</span><span class="number">${total}</span></li>
      </ul>
    </section>
    <section class="card" aria-label="Payment">
      <form method="post" action="/pay/${session.id}" novalidate>
        ${view.declined === undefined ? null : html`<p class="alert" role="alert">${view.declined}</p>`}
        ${renderField(view, emailField)} ${renderField(view, numberField)}
        <div class="pair">${renderField(view, expiryField)} ${renderField(view, cvcField)}</div>
        ${renderField(view, nameField)}
        <button class="primary wide" type="submit">Pay ${total}</button>
        ${cancel}
      </form>
    </section>
    <p class="soft">
      Test cards: 4242 4242 4242 4242 pays; 4000 0000 0000 0002 and 4000 0000 0000 9995 are declined.
    </p>`;
  return page({ title: `Pay ${merchantName}`, body, narrow: true, styles, notice: testNotice });
}

function renderLine(line: WireLineItem): Html {
  const times = (line.quantity ?? 1) > 1 ? html` <span class="soft">× ${line.quantity}</span>` : null;
  return html`<li>
    <span>${line.description}${times}</span><span class="number">${stated(line.amount_total, line.currency)}</span>
  </li>`;
}

function renderField(view: CheckoutView, field: Field): Html {
  const error = view.errors[field.name];
  const described = error === undefined ? null : html`aria-describedby="${field.name}-error" aria-invalid="true"`;
  return html`<div>
    <label for="${field.name}">${field.label}</label>
    <input
      id="${field.name}"
      name="${field.name}"
      type="${field.type}"
      inputmode="${field.inputmode}"
      autocomplete="${field.autocomplete}"
      placeholder="${field.placeholder}"
      value="${view.form[field.name]}"
      required
      ${described}
    />
    ${error === undefined ? null : html`<p class="error" id="${field.name}-error">${error}</p>`}
  </div>`;
}

/** Page of a session that is not open, and of a receipt. */
export function renderClosed(options: {
  merchantName: string;
  title: string;
  text: string;
  link: { href: string; label: string } | undefined;
}): string {
  const { link } = options;
  const body = html`<p class="soft">${options.merchantName}</p>
    <h1>${options.title}</h1>
    <section class="card">
      <p>${options.text}</p>
      ${link === undefined ? null : html`<a class="button primary wide" href="${link.href}">${link.label}</a>`}
    </section>`;
  return page({ title: options.title, body, narrow: true, notice: testNotice });
}
