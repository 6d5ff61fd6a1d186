import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { useMay } from '#client/features/auth/organizations/use-may.ts';
import { PagedRows } from '#client/features/payments/paged-rows.tsx';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { StatusBadge, type StatusIcon, type StatusTone } from '#client/ui/data/status-badge.tsx';
import { keepFocus } from '#client/ui/keep-focus.ts';
import { Section } from '#client/ui/layout/page.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import type { PriceRequestState } from '#shared/price-requests.ts';
import type { PriceRequestView } from '#shared/schemas/price-requests.ts';
import { AskPrice } from './ask-price.tsx';
import { OfferDialog } from './offer-dialog.tsx';

const tones = {
  open: 'warn',
  offered: 'info',
  accepted: 'ok',
  declined: 'idle',
  withdrawn: 'idle',
} as const satisfies Record<PriceRequestState, StatusTone>;

const icons = {
  open: 'clock',
  offered: 'pencil',
  accepted: 'check',
  declined: 'alert',
  withdrawn: 'clock',
} as const satisfies Record<PriceRequestState, StatusIcon>;

/** The customer's price requests, and a button for a new one. */
export function PriceRequests() {
  const t = words('quotes');
  const mayAsk = useMay('handle');
  return (
    <Section title={t('ask.title')} description={t('ask.text')}>
      {mayAsk ? <RequestList /> : null}
      <div ref={keepFocus} className="mt-6">
        <MemberOnly right="handle">
          <AskPrice />
        </MemberOnly>
      </div>
    </Section>
  );
}

/** Requests with their offers. */
function RequestList() {
  const t = words('quotes');
  const [page, setPage] = useState(1);
  const query = trpc.payments.priceRequests.useQuery({ page }, { placeholderData: (before) => before });
  return (
    <PagedRows
      query={query}
      onPage={setPage}
      label={t('ask.list')}
      noun={t('ask.noun')}
      empty={{
        icon: <MessageSquareText aria-hidden="true" />,
        title: t('ask.emptyTitle'),
        text: t('ask.emptyText'),
      }}
    >
      {(request) => <RequestRow key={request.id} request={request} />}
    </PagedRows>
  );
}

function RequestRow({ request }: { request: PriceRequestView }) {
  const t = words('quotes');
  const { id, about, state, reason, dueAt, files, offer, payUrl } = request;
  const utils = trpc.useUtils();
  const withdraw = trpc.payments.withdrawPriceRequest.useMutation({
    onSettled: () => utils.payments.priceRequests.invalidate(),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <bdi className="line-clamp-2 min-w-0 wrap-anywhere">{about}</bdi>
          <StatusBadge tone={tones[state]} word={t(`ask.states.${state}`)} icon={icons[state]} />
        </p>
        <p className="mt-1 text-sm wrap-anywhere text-ink-2">
          {state === 'open' ? t.rich('ask.due', { date: slot(<DateTime value={dueAt} format="dayTime" />) }) : null}
          {reason === '' ? null : <bdi>{reason}</bdi>}
          {files.length > 0 ? <bdi className="block">{files.map(({ filename }) => filename).join(', ')}</bdi> : null}
        </p>
        <FailureAlert failure={withdraw.error ? describeError(withdraw.error) : undefined} />
      </div>
      {offer ? <OfferDialog about={about} offer={offer} /> : null}
      {payUrl === null ? null : (
        <ButtonLink size="sm" render={<a href={payUrl} />}>
          {t('ask.pay')}
        </ButtonLink>
      )}
      {state === 'open' || state === 'offered' ? (
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('ask.withdrawOf', { about })}
          busy={withdraw.isPending}
          onClick={() => {
            if (!withdraw.isPending) withdraw.mutate({ id });
          }}
        >
          {t('ask.withdraw')}
        </Button>
      ) : null}
    </li>
  );
}
