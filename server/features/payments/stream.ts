import { Router } from 'express';
import type { Deps } from '#server/deps.ts';
import { formatMoney, houseCurrency, isCurrency, type Money } from '#shared/money.ts';
import { endCheckout, openTestCheckout } from './service.ts';

/**
 * `/test-checkout/:id`: the card provider's page of a test checkout. As at the provider, its address is all a payer needs; nothing
 * is charged.
 */
export function testCheckoutRouter(live: Deps, stylesheet: string | undefined): Router {
  const router = Router();
  router.get('/:id', async (request, response, next) => {
    const found = await openTestCheckout(live, request.params.id);
    if (!found) {
      next('route');
      return;
    }
    const { id, status, params } = found.checkout;
    const { amount: cents, currency } = params;
    const money = { cents, currency: isCurrency(currency) ? currency : houseCurrency };
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }).type('html');
    const content = status === 'open' ? form(id, money) : `<p role="status">${said[status]}</p>`;
    response.send(page(content, stylesheet));
  });
  router.post('/:id/:outcome', async (request, response, next) => {
    const { id, outcome } = request.params;
    const found = await openTestCheckout(live, id);
    if (!found || (outcome !== 'paid' && outcome !== 'declined')) {
      next('route');
      return;
    }
    await endCheckout(found.deps, { sessionId: id, outcome });
    response.redirect(303, `/test-checkout/${id}`);
  });
  return router;
}

const said = {
  paid: 'Paid. Nothing was charged. You can close this page.',
  failed: 'The payment was declined. The order can be paid with a new checkout.',
  expired: 'This checkout has expired.',
} as const;

function form(id: string, money: Money): string {
  return `<p>A test key opened this checkout. It asks for no card, and nothing is charged.</p>
<form method="post" action="/test-checkout/${id}/paid"><button>Pay ${formatMoney(money)}</button></form>
<form method="post" action="/test-checkout/${id}/declined"><button>Decline</button></form>`;
}

/** Styled with the client's fonts and colors; the client's script, which follows the theme, is not loaded. */
const style = `main{box-sizing:border-box;max-width:32rem;margin:10vh auto 0;padding:24px}
section{padding:24px;border:1px solid var(--line);border-top:3px solid var(--primary);border-radius:10px;background:var(--sheet)}
h1{margin-bottom:12px;font:600 1.75rem/1.2 var(--font-serif)}
form{display:inline-block;margin:16px 12px 0 0}
button{min-height:44px;padding:0 20px;border:1px solid var(--primary);border-radius:6px;font-weight:600;background:var(--primary);color:var(--on-primary)}
form+form button{background:transparent;color:var(--primary)}
@media(prefers-color-scheme:dark){:root{color-scheme:dark;--bg:#10161f;--sheet:#18202b;--line:#2c3645;--ink:#efece4;--primary:#a9c6f2;--on-primary:#0e1b2e;--focus:#8fb8f5}}`;

function page(content: string, stylesheet: string | undefined): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Test checkout</title>${stylesheet === undefined ? '' : `<link rel="stylesheet" href="${stylesheet}">`}
<style>${style}</style></head>
<body><main><section><h1>Test checkout</h1>${content}</section></main></body></html>`;
}
