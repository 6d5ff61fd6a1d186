import { clsx } from 'clsx';
import { useState } from 'react';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { speedRules, type Speed } from '#shared/promise/speeds.ts';
import { timeLeft, type PromiseStep, formatDuration } from '#shared/promise/steps.ts';

const stepClasses: Readonly<Record<PromiseStep, string>> = {
  'on-time': 'text-ink-2',
  soon: 'font-semibold text-warn',
  urgent: 'font-semibold text-seal',
  late: 'font-semibold text-seal',
};

export interface PromiseClockProps {
  order: {
    speed: Speed;
    createdAt: string;
    dueAt: string;
    pausedSince: string | null;
    promiseStep: PromiseStep | null;
  };
  /** Without the due time and the age, for dense lists. */
  isShort?: boolean;
}

/** A pending order's age and time left, amber from three quarters of the promised time on, red from nine tenths. */
export function PromiseClock({ order, isShort = false }: PromiseClockProps) {
  const [now] = useState(() => new Date());
  const { dueAt, pausedSince, promiseStep } = order;
  const left = timeLeft({ dueAt: new Date(dueAt), pausedSince: pausedSince ? new Date(pausedSince) : null }, now);
  return (
    <span className={clsx('grid justify-items-start text-xs whitespace-nowrap', stepClasses[promiseStep ?? 'on-time'])}>
      {order.speed === 'rush' ? <StatusBadge tone="warn" word={speedRules.rush.label} /> : null}
      <span>
        {pausedSince ? 'Paused, ' : null}
        {left < 0 ? `Late by ${formatDuration(-left)}` : `${formatDuration(left)} left`}
      </span>
      {isShort ? null : (
        <span className="font-normal text-ink-2">
          <span className="block">
            Due <DateTime value={dueAt} />
          </span>
          <span className="block">{formatDuration(now.getTime() - new Date(order.createdAt).getTime())} old</span>
        </span>
      )}
    </span>
  );
}
