import express, { type Response, type Router } from 'express';
import { bankDecline, goodCard } from './card.ts';
import { controlInput, type Control } from './control.ts';
import { disputeInput, disputeOutcomes, openDispute, settleDispute } from './disputes.ts';
import { StripeFault } from './errors.ts';
import { payWithCard, settleAsyncPayment, startAsyncPayment } from './paying.ts';
import { present } from './present.ts';
import { failRefund } from './refunds.ts';
import { expireSession, getSession, type Sandbox } from './sessions.ts';

const maxListed = 100;

type Step = (sandbox: Sandbox, id: string) => object;

const steps: Record<string, Step> = {
  complete: (sandbox, id) => {
    const payer = { email: getSession(sandbox, id).customer_email, name: 'Sandbox Customer' };
    return payWithCard(sandbox, id, { card: goodCard, payer }).session;
  },
  expire: (sandbox, id) => expireSession(sandbox, id),
  fail: (sandbox, id) => settleAsyncPayment(sandbox, id, { card: goodCard, decline: bankDecline }),
  'async-start': startAsyncPayment,
  'async-succeed': (sandbox, id) => settleAsyncPayment(sandbox, id, { card: goodCard }),
};

function respond(response: Response, act: () => object): void {
  try {
    response.json(act());
  } catch (error) {
    if (!(error instanceof StripeFault)) throw error;
    response.status(error.status).json({ error: error.body });
  }
}

/** Control endpoints below `/sandbox`, for tests; without authentication. */
export function createControlRoutes(sandbox: Sandbox, options: { control: Control; getBaseUrl: () => string }): Router {
  const router = express.Router();
  const { store, outbox } = sandbox;

  router.post('/control', express.json(), (request, response) => {
    const input = controlInput.safeParse(request.body);
    if (!input.success) {
      response.status(400).json({ error: input.error.message });
      return;
    }
    Object.assign(options.control, input.data);
    if (options.control.webhooks !== 'hold') outbox.flush();
    response.json(options.control);
  });

  router.post('/sessions/:id/:step', (request, response) => {
    const step = Object.hasOwn(steps, request.params.step) ? steps[request.params.step] : undefined;
    if (step === undefined) {
      response.status(404).json({ error: `Steps: ${Object.keys(steps).join(', ')}` });
      return;
    }
    respond(response, () =>
      present(
        store.inTransaction(() => step(sandbox, request.params.id)),
        options.getBaseUrl(),
      ),
    );
  });

  router.post('/disputes', express.json(), (request, response) => {
    const input = disputeInput.safeParse(request.body);
    if (!input.success) {
      response.status(400).json({ error: input.error.message });
      return;
    }
    respond(response, () => store.inTransaction(() => openDispute(sandbox, input.data)));
  });

  router.post('/disputes/:id/:outcome', (request, response) => {
    const outcome = disputeOutcomes.find((name) => name === request.params.outcome);
    if (outcome === undefined) {
      response.status(404).json({ error: `Outcomes: ${disputeOutcomes.join(', ')}` });
      return;
    }
    respond(response, () => store.inTransaction(() => settleDispute(sandbox, request.params.id, outcome)));
  });

  router.post('/refunds/:id/fail', (request, response) =>
    respond(response, () => store.inTransaction(() => failRefund(sandbox, request.params.id))),
  );

  router.post('/events/:id/resend', (request, response) => {
    const event = store.find('event', request.params.id);
    if (event !== undefined) outbox.resend(event.id);
    response.status(event === undefined ? 404 : 202).json({ accepted: event !== undefined });
  });

  router.get('/events.json', (_request, response) => {
    const events = store.list('event', { limit: maxListed }).data;
    response.json(events.map((event) => ({ ...event, deliveries: outbox.listDeliveries(event.id) })));
  });

  router.get('/requests.json', (_request, response) => {
    const rows = store.database.prepare('SELECT * FROM requests ORDER BY id DESC LIMIT ?').all(maxListed);
    response.json(rows);
  });
  return router;
}
