import type { Meta } from '@storybook/react-vite';
import { CardList } from '#client/ui/data/card-list.tsx';
import type { ApiKeyView } from '#shared/schemas/api-keys.ts';
import { KeyCard } from './key-card.tsx';
import { ShownKey } from './key-card.tsx';
import { KeyForm } from './key-form.tsx';

export default { title: 'Account/API keys' } satisfies Meta;

const nothing = () => undefined;
const live: ApiKeyView = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Case management',
  mode: 'live',
  version: '2026-11-24',
  hint: 'x7Qa',
  scopes: ['documents:read', 'documents:write', 'payments:write'],
  addresses: ['203.0.113.0/24'],
  createdAt: '2026-01-12T09:00:00.000Z',
  createdBy: 'Ana Souza',
  lastUsedAt: '2026-01-15T09:00:00.000Z',
  expiresAt: '2026-04-12T09:00:00.000Z',
  unusedEndsAt: null,
  isReplaced: false,
};
const replaced: ApiKeyView = { ...live, id: `${live.id.slice(0, -1)}2`, addresses: [], isReplaced: true };

const sandbox: ApiKeyView = { ...live, id: `${live.id.slice(0, -1)}3`, name: 'Trying it out', mode: 'test' };

const unused: ApiKeyView = { ...live, id: `${live.id.slice(0, -1)}4`, unusedEndsAt: '2026-04-01T09:00:00.000Z' };

export const List = {
  render: () => (
    <CardList>
      {[live, replaced, sandbox, unused].map((apiKey) => (
        <KeyCard key={apiKey.id} apiKey={apiKey} onRotate={nothing} onRevoke={nothing} />
      ))}
    </CardList>
  ),
};

export const Form = {
  render: () => <KeyForm accountRole="user" busy={false} failure={undefined} onSubmit={nothing} />,
};

export const ShownOnce = {
  render: () => <ShownKey value={`tfe_live_${'a1B2c3D4'.repeat(4)}0x7Qa9`} onKept={nothing} />,
};
