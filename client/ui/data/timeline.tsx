import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { words } from '#client/ui/words.ts';

export interface TimelineStep {
  label: string;
  state: 'done' | 'current' | 'next' | 'failed';
  /** Time of completion, or expected time. */
  time?: ReactNode;
}

const dots = {
  done: 'border-ok bg-ok',
  current: 'border-primary bg-primary outline-4 outline-primary-soft',
  next: 'border-line-strong bg-sheet',
  failed: 'border-seal bg-seal',
} as const;

export interface TimelineProps {
  label: string;
  steps: readonly TimelineStep[];
  /** Compact bar that names only the current step, for rows and cards. */
  mini?: boolean;
}

/** Completed, current and upcoming steps. */
export function Timeline({ label, steps, mini }: TimelineProps) {
  const t = words('parts');
  if (mini) return <MiniTimeline label={label} steps={steps} />;
  return (
    <ol aria-label={label} className="grid gap-0 md:auto-cols-fr md:grid-flow-col">
      {steps.map((step) => (
        <li
          key={step.label}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="group relative flex gap-3 pb-5 last:pb-0 md:block md:pe-3 md:pb-0"
        >
          <span
            aria-hidden="true"
            className={clsx(
              'absolute start-[5.5px] top-5 bottom-0 w-px group-last:hidden md:start-5 md:end-2 md:top-[7.5px] md:bottom-auto md:h-px md:w-auto',
              step.state === 'done' ? 'bg-ok' : 'bg-line',
            )}
          />
          <span
            className={clsx('mt-1.5 block size-3 shrink-0 rounded-full border md:mt-0.5 md:mb-3', dots[step.state])}
          />
          <div className="text-sm">
            <p className={step.state === 'next' ? 'text-ink-3' : 'font-semibold'}>
              {step.label}
              <span className="sr-only"> ({t(`timeline.${step.state}`)})</span>
            </p>
            {step.time ? <p className="text-xs text-ink-2">{step.time}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

function MiniTimeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  const t = words('parts');
  const labeled = steps.find((step) => step.state === 'current' || step.state === 'failed') ?? steps.at(-1);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <ol aria-label={label} className="flex items-center gap-1">
        {steps.map((step) => (
          <li
            key={step.label}
            aria-current={step.state === 'current' ? 'step' : undefined}
            className={clsx('h-1 w-6 rounded-full', miniBars[step.state])}
          >
            <span className="sr-only">
              {step.label} ({t(`timeline.${step.state}`)})
            </span>
          </li>
        ))}
      </ol>
      <span aria-hidden="true" className="min-w-0 text-xs text-ink-2">
        {labeled?.label}
      </span>
    </div>
  );
}

const miniBars = { done: 'bg-ok', current: 'bg-primary', next: 'bg-line', failed: 'bg-seal' } as const;
