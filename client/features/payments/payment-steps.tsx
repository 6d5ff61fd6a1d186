import type { ProcessSessionOutput } from '#shared/schemas/payments.ts';
import { Progress } from '#client/ui/feedback/progress.tsx';
import { StepsProgress } from '#client/ui/data/steps-progress.tsx';
import { progressPercent } from './use-payment-progress.ts';

const labels = {
  payment: 'Confirming your payment',
  documents: 'Placing your order',
  translation: 'Sending it to our translators',
} as const;

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
  return (
    <div className="grid gap-6 text-start">
      <Progress label="Progress" value={progressPercent(progress)} />
      <StepsProgress
        label="Steps of your order"
        steps={progress.steps.map((step) => ({ label: labels[step.name], state: step.state }))}
      />
    </div>
  );
}
