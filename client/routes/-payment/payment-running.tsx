import { progressPercent } from '#client/features/payments/use-payment-progress.ts';
import { BrandLink } from '#client/routes/-shell/brand-link.tsx';
import { StepsProgress } from '#client/ui/data/steps-progress.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { Progress } from '#client/ui/feedback/progress.tsx';
import { CenterCard } from '#client/ui/layout/center-card.tsx';
import { words } from '#client/ui/words.ts';
import type { ProcessSessionOutput } from '#shared/schemas/payments.ts';

const before: Pick<ProcessSessionOutput, 'state' | 'steps'> = {
  state: 'waiting',
  steps: [
    { name: 'payment', state: 'active' },
    { name: 'documents', state: 'waiting' },
    { name: 'translation', state: 'waiting' },
  ],
};

/** A paid order being processed. */
export function PaymentRunning({ progress }: { progress: ProcessSessionOutput | undefined }) {
  const t = words('payments');
  return (
    <CenterCard brand={<BrandLink />} band="brass" title={t('running.title')} description={t('running.text')}>
      <PaymentSteps progress={progress} />
      <InlineAlert tone="warn" className="mt-6" title={t('running.stay')}>
        {t('running.stayText')}
      </InlineAlert>
    </CenterCard>
  );
}

/** Progress of a paid order on its way to the translators. */
function PaymentSteps({ progress = before }: { progress?: Pick<ProcessSessionOutput, 'state' | 'steps'> }) {
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
