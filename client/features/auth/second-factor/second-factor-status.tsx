import type { z } from 'zod';
import { focusElement } from '#client/lib/navigation.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import type { totpStatusOutput } from '#shared/schemas/second-factor.ts';

export interface SecondFactorStatusProps {
  status: TotpStatus;
  /** Takes the focus after a task ended here. */
  hasFocus: boolean;
  onTask: (task: SecondFactorTask) => void;
}

/** At this many recovery codes or fewer, new ones are recommended. */
const lowCodesCount = 3;

/** The status of two-step sign-in, with the tasks that change it. */
export function SecondFactorStatus({ status, hasFocus, onTask }: SecondFactorStatusProps) {
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

export type TotpStatus = z.output<typeof totpStatusOutput>;

export type SecondFactorTask = 'set-up' | 'renew' | 'turn-off';
