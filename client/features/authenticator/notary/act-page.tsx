import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useStaffPaths } from '#client/features/authenticator/staff-paths.ts';
import { messageOf } from '#client/lib/error-message.ts';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { paperName, type TitledPaper } from '#shared/certificate/title.ts';
import { stateNames } from '#shared/notarial/state-names.ts';
import type { NotarialOrder } from '#shared/schemas/notary.ts';
import { startDraft, type ActDraft } from './act-draft.ts';
import { ActForm } from './act-form.tsx';
import { OathForm } from './oath-form.tsx';
import { OrderFacts } from './order-facts.tsx';
import { ReturnButton } from './return-dialog.tsx';
import { SheetPreview } from './sheet-preview.tsx';

/** The notary sees the translator's signature within this time. */
const oathPollMs = 5000;

/** The notarial act of one certified order. */
export function ActPage({ reviewId, onDone }: { reviewId: string; onDone: () => void }) {
  const [isDone, setIsDone] = useState(false);
  const query = trpc.authenticator.notarialOrder.useQuery(
    { id: reviewId },
    { refetchInterval: isDone ? false : oathPollMs },
  );
  const { notary: list } = useStaffPaths();
  const finish = () => {
    setIsDone(true);
    onDone();
  };
  return (
    <Page width="content">
      <PageHeader
        above={
          <ButtonLink
            size="sm"
            variant="quiet"
            icon={<ArrowLeft aria-hidden="true" className="flip-rtl" />}
            render={<Link to={list} />}
          >
            Notary
          </ButtonLink>
        }
        title="Notarial act"
        {...(query.data ? { description: <bdi>{paperName(titled(query.data))}</bdi> } : {})}
        actions={
          query.data && !isDone ? (
            <ReturnButton
              reviewId={reviewId}
              filename={paperName(titled(query.data))}
              isRevision={query.data.revision !== null}
              onReturned={finish}
            />
          ) : undefined
        }
      />
      <LoadState
        loading={query.isPending}
        error={isDone ? undefined : loadError(query, 'DOCUMENTS_UNEXPECTED')}
        errorTitle="This order can’t be notarized now"
        onRetry={() => void query.refetch()}
      >
        {query.data ? <Parts order={query.data} onRecorded={finish} /> : null}
      </LoadState>
    </Page>
  );
}

const titled = ({ filename, paperKind, holders }: NotarialOrder): TitledPaper => ({
  filename,
  certified: { paperKind, holders },
});

/** The translator's part for the translator, the notary's for everyone else. */
function Parts({ order, onRecorded }: { order: NotarialOrder; onRecorded: () => void }) {
  if (!order.isSigner) return <Act order={order} onRecorded={onRecorded} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <OathForm order={order} />
      <div className="order-first min-w-0 lg:order-none">
        <OrderFacts order={order} />
      </div>
    </div>
  );
}

function Act({ order, onRecorded }: { order: NotarialOrder; onRecorded: () => void }) {
  const commissions = order.commissions.filter(({ isInForce }) => isInForce);
  const first = commissions.find(({ id }) => id === order.oath?.commissionId) ?? commissions[0];
  const [draft, setDraft] = useState<ActDraft>();
  const commission = commissions.find(({ id }) => id === draft?.commissionId) ?? first;
  const current = draft ?? (first && startDraft(first, order));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid min-w-0 gap-6">
        <Obstacle order={order} hasCommission={commission !== undefined} />
        {commission && current ? (
          <ActForm
            order={order}
            draft={current}
            commission={commission}
            commissions={commissions}
            disabled={order.isOwnWork}
            onDraft={setDraft}
            onRecorded={onRecorded}
          />
        ) : null}
      </div>
      {/* On narrow screens the order's facts come before the form, and the wording after it. */}
      <div className="contents lg:grid lg:min-w-0 lg:gap-6">
        <div className="order-first min-w-0 lg:order-none">
          <OrderFacts order={order} />
        </div>
        {commission && current ? <SheetPreview order={order} draft={current} commission={commission} /> : null}
      </div>
    </div>
  );
}

/** Why the reader cannot act. */
function Obstacle({ order, hasCommission }: { order: NotarialOrder; hasCommission: boolean }) {
  if (order.isOwnWork) return <InlineAlert tone="warn">{messageOf('NOTARY_OWN_WORK').text}</InlineAlert>;
  if (hasCommission) return null;
  const [expired] = order.commissions;
  return (
    <InlineAlert tone="warn" title={messageOf('NOTARY_COMMISSION_NEEDED').text}>
      {expired
        ? `Your commission of ${stateNames[expired.state]} ended on ${expired.expiresOn}. An admin can set the renewed one.`
        : 'Commissions are set by an admin, under Authenticator Control.'}
    </InlineAlert>
  );
}
