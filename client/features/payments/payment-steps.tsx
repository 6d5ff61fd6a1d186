import { StepsProgress } from '#client/ui/data/steps-progress.tsx';
import { Progress } from '#client/ui/feedback/progress.tsx';
import { words } from '#client/ui/words.ts';
import type { ProcessSessionOutput } from '#shared/schemas/payments.ts';
import { progressPercent } from './use-payment-progress.ts';

const before: Pick<ProcessSessionOutput, 'state' | 'steps'> = {
  state: 'waiting',
  steps: [
    { name: 'payment', state: 'active' },
    { name: 'documents', state: 'waiting' },
    { name: 'translation', state: 'waiting' },
  ],
};

/** Progress of a paid order on its way to the translators. */
export function PaymentSteps({ progress = before }: { progress?: Pick<ProcessSessionOutput, 'state' | 'steps'> }) {
  const t = words('payments');
  return (
    <div className="grid gap-6 text-start">
      <Progress label={t('running.progress')} value={progressPercent(progress)} />
      <StepsProgress
        label={t('running.steps')}
        steps={progress.steps.map((step) => ({ label: t(`running.${step.name}`), state: step.state }))}
      />
    </div>
  );
}
