import { useState } from 'react';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Card } from '#client/ui/layout/card.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { RecoveryRenewal } from './recovery-renewal.tsx';
import { SecondFactorRemoval } from './second-factor-removal.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import { SecondFactorStatus } from './second-factor-status.tsx';
import type { SecondFactorTask } from './second-factor.ts';

const done: Record<SecondFactorTask, string> = {
  'set-up': 'Two-step sign-in is on. You’ve been signed out on your other devices.',
  renew: 'Your new recovery codes are ready to use. The old ones no longer work.',
  'turn-off': 'Two-step sign-in is off.',
};

/** One's own two-step sign-in: how it is, and one task at a time about it. */
export function SecondFactorSettings() {
  const query = trpc.auth.totpStatus.useQuery();
  const [task, setTask] = useState<SecondFactorTask>();
  const [last, setLast] = useState<{ task: SecondFactorTask; isDone: boolean }>();

  function end(isDone: boolean) {
    if (task) setLast({ task, isDone });
    setTask(undefined);
  }
  const ends = { onDone: () => end(true), onCancel: () => end(false) };

  return (
    <LoadState
      loading={query.isPending}
      // Codes that are shown once stay on screen, whatever becomes of the state behind them.
      error={loadError(query)}
      onRetry={() => void query.refetch()}
    >
      {last?.isDone && !task ? (
        <InlineAlert tone="ok" announce className="mb-4">
          {done[last.task]}
        </InlineAlert>
      ) : null}
      <Card>
        {task === 'set-up' ? <SecondFactorSetup {...ends} /> : null}
        {task === 'renew' ? <RecoveryRenewal {...ends} /> : null}
        {task === 'turn-off' ? <SecondFactorRemoval {...ends} /> : null}
        {query.data && !task ? (
          <SecondFactorStatus status={query.data} hasFocus={last !== undefined} onTask={setTask} />
        ) : null}
      </Card>
    </LoadState>
  );
}
