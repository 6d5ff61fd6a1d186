import { Router } from 'express';
import { formatCents } from '#shared/money.ts';
import type { Deps } from '#server/deps.ts';
import { endCheckout, openTestCheckout } from './service.ts';

/**
 * `/test-checkout/:id`: the card provider's page of a test checkout. As at the provider, its address is all a payer needs; nothing
 * is charged.
 */
export function testCheckoutRouter(live: Deps): Router {
  const router = Router();
  router.get('/:id', async (request, response, next) => {
    const found = await openTestCheckout(live, request.params.id);
    if (!found) {
      next('route');
      return;
    }
    const { status, params } = found.checkout;
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }).type('html');
    response.send(
      page(status === 'open' ? form(found.checkout.id, params.amount) : `<p role="status">${said[status]}</p>`),
    );
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

function form(id: string, cents: number): string {
  return `<p>A test key opened this checkout. It asks for no card, and nothing is charged.</p>
<form method="post" action="/test-checkout/${id}/paid"><button>Pay ${formatCents(cents)}</button></form>
<form method="post" action="/test-checkout/${id}/declined"><button>Decline</button></form>`;
}

function page(content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Test checkout</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#1b2430;background:#f6f5f1}
main{max-width:32rem;margin:10vh auto;padding:24px}h1{font-size:1.5rem}
button{font:inherit;font-weight:600;min-height:44px;padding:0 20px;border-radius:8px;border:1px solid #1f3a5f;background:#1f3a5f;color:#fff}
form+form button{background:#fff;color:#1f3a5f}form{display:inline-block;margin:8px 12px 0 0}
@media(prefers-color-scheme:dark){body{color:#e8e6df;background:#14181f}}</style></head>
<body><main><h1>Test checkout</h1>${content}</main></body></html>`;
}
