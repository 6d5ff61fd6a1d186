import { useEffect, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { messageOf } from '#client/lib/error-message.ts';
import { formatPages } from '#client/lib/format.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { Card, CardHeader } from '#client/ui/layout/card.tsx';
import { stateNames } from '#shared/notarial/state-names.ts';
import type { NotarialOrder } from '#shared/schemas/notary.ts';
import { startDraft, type ActDraft, type Commission } from './act-draft.ts';
import { ActForm } from './act-form.tsx';
import { OathForm } from './oath-form.tsx';
import { SheetPreview } from './sheet-preview.tsx';

/** Oath form for the certifying translator, notarial act for everyone else. */
export function ActParts({ order, onRecorded }: { order: NotarialOrder; onRecorded: () => void }) {
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
  if (first) return <CommissionedAct order={order} commissions={commissions} first={first} onRecorded={onRecorded} />;
  return <ActLayout order={order} hasCommission={false} />;
}

interface CommissionedActProps {
  order: NotarialOrder;
  commissions: readonly Commission[];
  /** Selected by default. */
  first: Commission;
  onRecorded: () => void;
}

function CommissionedAct({ order, commissions, first, onRecorded }: CommissionedActProps) {
  const form = useActForm(first, order);
  const draft = useWatch({ control: form.control, compute: (known: ActDraft) => known });
  const commission = commissions.find(({ id }) => id === draft.commissionId) ?? first;
  const act = { order, form, draft, commission };
  return (
    <ActLayout
      order={order}
      hasCommission
      preview={<SheetPreview order={order} draft={draft} commission={commission} />}
    >
      <ActForm {...act} commissions={commissions} disabled={order.isOwnWork} onRecorded={onRecorded} />
    </ActLayout>
  );
}

/** Form that resets to the polled order until the notary edits it, since the oath may arrive meanwhile. */
function useActForm(first: Commission, order: NotarialOrder) {
  const form = useForm({ defaultValues: startDraft(first, order), shouldFocusError: false });
  const { reset, formState } = form;
  const { isDirty } = formState;
  useEffect(() => {
    if (!isDirty) reset(startDraft(first, order), { keepSubmitCount: true });
  }, [first, order, isDirty, reset]);
  return form;
}

interface ActLayoutProps {
  order: NotarialOrder;
  hasCommission: boolean;
  preview?: ReactNode;
  children?: ReactNode;
}

/** On narrow screens the order's facts come before the form, and the wording after it. */
function ActLayout({ order, hasCommission, preview, children }: ActLayoutProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid min-w-0 gap-6">
        <Obstacle order={order} hasCommission={hasCommission} />
        {children}
      </div>
      <div className="contents lg:grid lg:min-w-0 lg:gap-6">
        <div className="order-first min-w-0 lg:order-none">
          <OrderFacts order={order} />
        </div>
        {preview}
      </div>
    </div>
  );
}

/** Explains why the user cannot perform the act. */
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

function OrderFacts({ order }: { order: NotarialOrder }) {
  return (
    <Card as="section" aria-label="Order">
      <CardHeader title={order.paperKind} />
      <DescriptionList
        facts={[
          ...(order.revision === null
            ? []
            : [{ term: 'Revision', value: `${order.revision}, of a certificate that was delivered` }]),
          ...order.holders.map((name) => ({ term: 'Name', value: <bdi>{name}</bdi> })).slice(0, 1),
          { term: 'Language', value: `${order.sourceLanguage} → ${order.targetLanguage}` },
          { term: 'Pages', value: formatPages(order.pages) },
          { term: 'Certified by', value: <bdi>{order.certifiedByName}</bdi> },
          { term: 'Certified on', value: <DateTime value={order.certifiedAt} /> },
        ]}
      />
      <p className="mt-4 flex flex-wrap gap-4 text-sm">
        <a href={order.translation.url} target="_blank" rel="noreferrer" className="text-primary underline">
          Open the translation
        </a>
        {order.original ? (
          <a href={order.original.url} target="_blank" rel="noreferrer" className="text-primary underline">
            Open the original
          </a>
        ) : null}
      </p>
    </Card>
  );
}
