import type { Meta } from '@storybook/react-vite';
import { CardList } from '#client/ui/data/card-list.tsx';
import type { WebhookDeliveryView, WebhookEndpointView } from '#shared/schemas/webhooks.ts';
import { DeliveryCard } from './delivery-card.tsx';
import { EndpointCard } from './endpoint-card.tsx';
import { ShownSigningKey } from './endpoint-dialogs.tsx';
import { EndpointForm } from './endpoint-form.tsx';

export default { title: 'Account/Webhooks' } satisfies Meta;

const nothing = () => undefined;
const enabled: WebhookEndpointView = {
  id: '00000000-0000-4000-8000-000000000001',
  url: 'https://hooks.example.com/trueform',
  events: ['document.paid', 'translation.completed'],
  description: 'Case management',
  state: 'enabled',
  disabledAt: null,
  failingSince: '2026-01-15T09:00:00.000Z',
  formerKeyUntil: '2026-01-16T09:00:00.000Z',
  createdAt: '2026-01-12T09:00:00.000Z',
};
const failed: WebhookEndpointView = {
  ...enabled,
  id: `${enabled.id.slice(0, -1)}2`,
  description: '',
  state: 'failed',
  disabledAt: '2026-01-16T09:00:00.000Z',
};
const pending: WebhookDeliveryView = {
  id: '00000000-0000-4000-8000-000000000003',
  endpointId: enabled.id,
  eventId: '00000000-0000-4000-8000-000000000004',
  type: 'document.paid',
  state: 'pending',
  isTest: true,
  createdAt: '2026-01-15T09:00:00.000Z',
  nextAttemptAt: '2026-01-15T09:03:00.000Z',
  body: '{"id":"00000000-0000-4000-8000-000000000004","type":"document.paid"}',
  attemptCount: 2,
  attempts: [
    {
      number: 2,
      startedAt: '2026-01-15T09:00:30.000Z',
      durationMs: 10_000,
      status: null,
      error: 'timeout',
      answer: null,
    },
    { number: 1, startedAt: '2026-01-15T09:00:00.000Z', durationMs: 35, status: 500, error: null, answer: 'Oops' },
  ],
};

export const Endpoints = {
  render: () => (
    <CardList>
      {[enabled, failed].map((endpoint) => (
        <EndpointCard key={endpoint.id} endpoint={endpoint} onAction={nothing} />
      ))}
    </CardList>
  ),
};

export const Log = {
  render: () => (
    <CardList>
      <DeliveryCard delivery={pending} url={enabled.url} busy={false} onRedeliver={nothing} />
    </CardList>
  ),
};

export const Form = {
  render: () => (
    <EndpointForm endpoint={enabled} submitLabel="Save" busy={false} failure={undefined} onSubmit={nothing} />
  ),
};

export const ShownOnce = {
  render: () => <ShownSigningKey value={`whsec_${'a1B2c3D4'.repeat(5)}abc=`} onKept={nothing} />,
};
