import { Plus, Webhook } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import type { KeyMode } from '#shared/api-keys.ts';

export const texts = {
  live: {
    description: 'We call your server when something happens. Failed calls are retried for a day.',
    title: 'No webhook endpoints yet',
    empty: 'Add the URL of your server, and choose what it hears of.',
  },
  test: {
    description:
      'For what your test keys order. Events say that they are a test, and are signed and retried like live ones.',
    title: 'No test endpoints yet',
    empty: 'Add the URL of a server under development. It hears of test orders alone.',
  },
} as const satisfies Record<KeyMode, object>;

export function NoEndpoints({ mode, action }: { mode: KeyMode; action: ReactNode }) {
  return (
    <EmptyState
      kind="none"
      icon={<Webhook aria-hidden="true" />}
      title={texts[mode].title}
      text={texts[mode].empty}
      action={action}
    />
  );
}

export function AddButton({ onClick }: { onClick: () => void }) {
  return (
    <Button icon={<Plus aria-hidden="true" />} onClick={onClick}>
      Add Endpoint
    </Button>
  );
}
