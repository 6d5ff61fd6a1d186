import type { Access } from './access-row.ts';
import type { Target } from './access-targets.ts';

/** Access to webhook endpoints and their deliveries. */

const url = 'https://hooks.example.com/trueform';

/** In the place of the last one, since endpoints are limited in number. */
const endpoint: Target = async (h, owner) => {
  await h.db.deleteFrom('webhookEndpoints').where('accountId', '=', owner.id).execute();
  const created = await h.caller(owner).notifications.createWebhookEndpoint({ url, events: ['document.paid'] });
  return created.endpoint.id;
};

const delivery: Target = async (h, owner) => {
  const id = await endpoint(h, owner);
  const test = await h.caller(owner).notifications.sendTestWebhook({ id, type: 'document.paid' });
  return test.id;
};

const byId = (id: string) => ({ id });
const ownEndpoint = { who: 'signedIn', target: endpoint, absent: 'WEBHOOK_ENDPOINT_NOT_FOUND', input: byId } as const;

export const webhookAccess: Readonly<Record<string, Access>> = {
  'notifications.webhookEndpoints': { who: 'signedIn' },
  'notifications.createWebhookEndpoint': { who: 'signedIn', input: () => ({ url, events: ['document.paid'] }) },
  'notifications.updateWebhookEndpoint': ownEndpoint,
  'notifications.deleteWebhookEndpoint': ownEndpoint,
  'notifications.rotateWebhookSecret': ownEndpoint,
  'notifications.webhookDeliveries': { who: 'signedIn', input: () => ({}) },
  'notifications.webhookDeliveries#endpointId': {
    who: 'signedIn',
    target: endpoint,
    absent: 'OK',
    input: (endpointId) => ({ endpointId }),
  },
  'notifications.redeliverWebhook': {
    who: 'signedIn',
    target: delivery,
    absent: 'WEBHOOK_DELIVERY_NOT_FOUND',
    input: byId,
  },
  'notifications.sendTestWebhook': { ...ownEndpoint, input: (id) => ({ id, type: 'document.paid' }) },
};
