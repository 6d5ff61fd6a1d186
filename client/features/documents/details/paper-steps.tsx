import { Eye } from 'lucide-react';
import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { linkTo } from '#client/features/documents/list/document-actions.tsx';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { useFileAction } from '#client/lib/use-file-action.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { DetailSection } from '#client/ui/data/detail-section.tsx';
import { StatusBadge, type StatusTone } from '#client/ui/data/status-badge.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { keepFocus } from '#client/ui/keep-focus.ts';
import { words } from '#client/ui/words.ts';
import { carriers, trackingUrl } from '#shared/mailing.ts';
import { stateNames } from '#shared/notarial/state-names.ts';
import type { PaperStepKind, PaperStepState } from '#shared/paper-steps.ts';
import type { DocumentDetails } from '#shared/schemas/documents.ts';
import type { PaperStepView } from '#shared/schemas/paper-steps.ts';

/** Steps at authorities with their states, and those that can be ordered; renders nothing without either. */
export function PaperSteps({ document }: { document: DocumentDetails }) {
  const t = words('documents');
  const { items, offered } = document.paperSteps;
  if (items.length === 0 && offered.length === 0) return null;
  return (
    <DetailSection title={t('details.steps')}>
      <ul ref={keepFocus} className="divide-y divide-line">
        {items.map((step) => (
          <Step key={step.id} step={step} />
        ))}
        <MemberOnly right="handle" isQuiet>
          {offered.map((kind) => (
            <Offer key={kind} documentId={document.id} kind={kind} />
          ))}
        </MemberOnly>
      </ul>
      {offered.length > 0 || items.some(({ state }) => state === 'asked') ? (
        <p className="pt-1 text-sm text-ink-2">{t('steps.fee')}</p>
      ) : null}
    </DetailSection>
  );
}

const tones: Readonly<Record<PaperStepState, StatusTone>> = {
  asked: 'idle',
  sent: 'info',
  back: 'ok',
  cancelled: 'warn',
};

/** A day without a time, which no time zone moves. */
function Day({ value }: { value: string }) {
  return <DateTime value={`${value}T12:00:00`} format="longDate" />;
}

function Step({ step }: { step: PaperStepView }) {
  const t = words('documents');
  const file = useFileAction();
  const { id, kind, state, authority, tracking, sentOn, backOn, scan, cancelledBy, cancelReason } = step;
  const name = t(`steps.names.${kind}`);
  const word = cancelledBy === null ? t(`steps.states.${state}`) : t(`steps.ended.${cancelledBy}`);
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{name}</span>
        <StatusBadge tone={tones[state]} icon={state === 'sent' ? 'clock' : undefined} word={word} />
      </p>
      <DescriptionList
        facts={[
          { term: t('steps.asked'), value: <DateTime value={step.askedAt} format="longDate" /> },
          ...(authority
            ? [
                {
                  term: t('steps.authority'),
                  value: (
                    <bdi>
                      {[authority.county, stateNames[authority.state]].filter((part) => part !== null).join(', ')}
                    </bdi>
                  ),
                },
              ]
            : []),
          ...(sentOn ? [{ term: t('steps.sent'), value: <Day value={sentOn} /> }] : []),
          ...(tracking ? [{ term: t('mailing.tracking'), value: <TrackingLink {...tracking} /> }] : []),
          ...(backOn ? [{ term: t('steps.back'), value: <Day value={backOn} /> }] : []),
          ...(cancelReason ? [{ term: t('steps.reason'), value: <bdi>{cancelReason}</bdi> }] : []),
        ]}
      />
      <MemberOnly right="handle" isQuiet>
        {scan ? (
          <Button
            size="sm"
            variant="secondary"
            className="mt-2"
            icon={<Eye aria-hidden="true" />}
            aria-label={t('steps.scanOf', { step: name })}
            onClick={() => file.view(linkTo(id, 'paper-scan', 'inline'), { name, mimetype: scan.mimetype })}
          >
            {t('steps.scan')}
          </Button>
        ) : null}
        {state === 'asked' ? <Withdraw id={id} name={name} /> : null}
      </MemberOnly>
      {file.viewer}
    </li>
  );
}

function TrackingLink({ carrier, trackingNumber }: NonNullable<PaperStepView['tracking']>) {
  return (
    <a className="inline-link" href={trackingUrl(carrier, trackingNumber)} target="_blank" rel="noreferrer">
      <bdi dir="ltr">
        {carriers[carrier].label} {trackingNumber}
      </bdi>
    </a>
  );
}

/** Shows the changed order from the mutation's answer, then refetches it. */
function useChangedOrder() {
  const utils = trpc.useUtils();
  return {
    onSuccess: (changed: DocumentDetails) => utils.documents.get.setData({ id: changed.id }, changed),
    onSettled: () => utils.documents.get.invalidate(),
  };
}

function Withdraw({ id, name }: { id: string; name: string }) {
  const t = words('documents');
  const withdraw = trpc.documents.withdrawPaperStep.useMutation(useChangedOrder());
  return (
    <>
      <FailureAlert failure={withdraw.error ? describeError(withdraw.error) : undefined} />
      <Button
        size="sm"
        variant="quiet"
        className="mt-2"
        aria-label={t('steps.withdrawOf', { step: name })}
        busy={withdraw.isPending}
        onClick={() => withdraw.mutate({ id })}
      >
        {t('steps.withdraw')}
      </Button>
    </>
  );
}

function Offer({ documentId, kind }: { documentId: string; kind: PaperStepKind }) {
  const t = words('documents');
  const toast = useToast();
  const changed = useChangedOrder();
  const name = t(`steps.names.${kind}`);
  const ask = trpc.documents.askPaperStep.useMutation({
    ...changed,
    onSuccess(order) {
      changed.onSuccess(order);
      toast.show({ tone: 'ok', title: t('steps.done'), description: t('steps.fee') });
    },
  });
  return (
    <li className="py-3">
      <FailureAlert failure={ask.error ? describeError(ask.error) : undefined} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-60">
          <span className="font-semibold">{name}</span>
          <span className="block text-sm text-ink-2">{t(`steps.about.${kind}`)}</span>
        </p>
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('steps.askFor', { step: name })}
          busy={ask.isPending}
          onClick={() => ask.mutate({ documentId, kind })}
        >
          {t('steps.ask')}
        </Button>
      </div>
    </li>
  );
}
