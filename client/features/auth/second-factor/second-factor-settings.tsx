import { useState } from 'react';
import type { z } from 'zod';
import { ProofForm } from '#client/features/auth/proof-form.tsx';
import { focusElement } from '#client/lib/navigation.ts';
import { queryState } from '#client/lib/query-state.ts';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import type { totpStatusOutput } from '#shared/schemas/second-factor.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

interface SecondFactorStatusProps {
  status: TotpStatus;
  /** Takes the focus after a task ended here. */
  hasFocus: boolean;
  onTask: (task: SecondFactorTask) => void;
}

/** At this many recovery codes or fewer, new ones are recommended. */
const lowCodesCount = 3;

type TotpStatus = z.output<typeof totpStatusOutput>;

type SecondFactorTask = 'set-up' | 'renew' | 'turn-off';

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
      {...queryState(query)}
      // Recovery codes on screen survive a failed refetch, since `loadError` needs missing data.
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

/** The status of two-step sign-in, with the tasks that change it. */
function SecondFactorStatus({ status, hasFocus, onTask }: SecondFactorStatusProps) {
  const t = words('proof');
  const { isOn, since, isRequired, recoveryCodesLeft: left } = status;
  return (
    <>
      <div tabIndex={-1} ref={hasFocus ? focusElement : undefined} className="outline-none">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge tone={isOn ? 'ok' : 'idle'} icon={isOn ? 'check' : 'alert'} word={isOn ? t('on') : t('off')} />
          {since ? <span>{t.rich('since', { date: slot(<DateTime value={since} format="longDate" />) })}</span> : null}
        </p>
        <p className="mt-2 text-sm text-ink-2">
          {isOn ? t('left', { count: left }) : t('passwordOnly')}
          {isOn && left <= lowCodesCount ? ` ${t('low')}` : ''}
          {isOn && isRequired ? ` ${t('required')}` : ''}
        </p>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {isOn ? (
          <>
            <Button variant="secondary" wide="phone" onClick={() => onTask('renew')}>
              {t('renew')}
            </Button>
            {isRequired ? null : (
              <Button variant="secondary" wide="phone" onClick={() => onTask('turn-off')}>
                {t('turnOff')}
              </Button>
            )}
          </>
        ) : (
          <Button wide="phone" onClick={() => onTask('set-up')}>
            {t('setUp')}
          </Button>
        )}
      </div>
    </>
  );
}
