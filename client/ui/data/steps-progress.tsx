import { clsx } from 'clsx';
import { Check, LoaderCircle, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { words } from '#client/ui/words.ts';

export type StepState = 'waiting' | 'active' | 'done' | 'failed';

export interface ProgressStep {
  label: string;
  state: StepState;
  detail?: ReactNode;
}

const bubbles = {
  waiting: 'border-line-strong bg-sheet',
  active: 'border-primary bg-primary-soft text-primary',
  done: 'border-ok bg-ok text-sheet',
  failed: 'border-seal bg-seal text-on-seal',
} as const;

const icons = {
  waiting: null,
  active: <LoaderCircle aria-hidden="true" className="size-4 animate-spin" />,
  done: <Check aria-hidden="true" strokeWidth={3} className="size-3.5" />,
  failed: <X aria-hidden="true" strokeWidth={3} className="size-3.5" />,
} as const;

/** Task as a list of steps with their states. */
export function StepsProgress({ label, steps }: { label: string; steps: readonly ProgressStep[] }) {
  const t = words('parts');
  return (
    <ol aria-label={label} className="grid">
      {steps.map((step) => (
        <li
          key={step.label}
          aria-current={step.state === 'active' ? 'step' : undefined}
          className="group relative flex gap-4 pb-6 last:pb-0"
        >
          <span
            aria-hidden="true"
            className="absolute start-[0.8125rem] top-8 bottom-1 w-px bg-line group-last:hidden"
          />
          <span
            className={clsx(
              'flex size-7 shrink-0 items-center justify-center rounded-full border',
              bubbles[step.state],
            )}
          >
            {icons[step.state]}
          </span>
          <div className="min-w-0 pt-0.5">
            <p
              className={clsx(
                step.state === 'waiting' ? 'text-ink-3' : 'font-semibold',
                step.state === 'failed' && 'text-seal',
              )}
            >
              {step.label}
              <span className="sr-only"> ({t(`steps.${step.state}`)})</span>
            </p>
            {step.detail ? <div className="text-sm text-ink-2">{step.detail}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
