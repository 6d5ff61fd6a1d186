import { useState } from 'react';
import { ProofForm } from '#client/features/auth/proof/proof-form.tsx';
import { loadError } from '#client/lib/load-error.ts';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { words } from '#client/ui/words.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import { SecondFactorStatus, type SecondFactorTask } from './second-factor-status.tsx';

const done = { 'set-up': 'doneSetUp', renew: 'doneRenew', 'turn-off': 'doneTurnOff' } as const satisfies Record<
  SecondFactorTask,
  string
>;

/** The user's two-step sign-in: its status, and one task at a time. */
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
      // Recovery codes on screen survive a failed refetch, since `loadError` needs missing data.
      error={loadError(query)}
      onRetry={() => void query.refetch()}
    >
      {last?.isDone && !task ? (
        <InlineAlert tone="ok" announce className="mb-4">
          {words('proof')(done[last.task])}
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

/** Replaces the recovery codes. */
export function RecoveryRenewal({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const t = words('proof');
  const utils = trpc.useUtils();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes title={t('saveNewTitle')} codes={codes} onKept={onDone} />;
  return (
    <ProofForm
      title={t('renewTitle')}
      description={t('renewText')}
      fields={['code']}
      codeHint={t('codeHint')}
      submitLabel={t('renewSubmit')}
      onSubmit={async ({ code }) => {
        const { recoveryCodes } = await trpcClient.auth.totpRenewCodes.mutate({ code });
        setCodes(recoveryCodes);
        await utils.auth.totpStatus.invalidate();
      }}
      onCancel={onCancel}
    />
  );
}

/** Turns two-step sign-in off. */
export function SecondFactorRemoval({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const t = words('proof');
  const utils = trpc.useUtils();
  return (
    <ProofForm
      title={t('removeTitle')}
      description={t('removeText')}
      fields={['password', 'code']}
      codeHint={t('codeHint')}
      submitLabel={t('removeSubmit')}
      tone="danger"
      onSubmit={async (proof) => {
        await trpcClient.auth.totpDisable.mutate(proof);
        await utils.auth.totpStatus.invalidate();
        onDone();
      }}
      onCancel={onCancel}
    />
  );
}
