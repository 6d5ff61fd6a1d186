import { Send } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { Pagination } from '#client/ui/data/pagination.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { words } from '#client/ui/words.ts';
import type { KeyMode } from '#shared/api-keys.ts';
import { limits } from '#shared/limits.ts';
import type { WebhookEndpointView } from '#shared/schemas/webhooks.ts';
import { DeliveryCard } from './delivery-card.tsx';

export interface DeliveriesProps {
  mode: KeyMode;
  endpoints: readonly WebhookEndpointView[];
}

/** The delivery log of the last 30 days. */
export function Deliveries({ mode, endpoints }: DeliveriesProps) {
  const t = words('developers');
  const [page, setPage] = useState(1);
  const utils = trpc.useUtils();
  const query = trpc.notifications.webhookDeliveries.useQuery({ page, mode });
  const redeliver = trpc.notifications.redeliverWebhook.useMutation({
    onSettled: () => utils.notifications.webhookDeliveries.invalidate(),
  });
  const urls = new Map(endpoints.map(({ id, url }) => [id, url]));
  const items = query.data?.items ?? [];
  return (
    <Section
      title={t('log.title')}
      description={t('log.text')}
      actions={
        <Button size="sm" variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('log.refresh')}
        </Button>
      }
    >
      <FailureAlert failure={redeliver.error ? describeError(redeliver.error) : undefined} />
      <LoadState
        {...queryState(query)}
        isEmpty={items.length === 0}
        empty={
          <EmptyState kind="none" icon={<Send aria-hidden="true" />} title={t('log.none')} text={t('log.noneText')} />
        }
      >
        <CardList aria-label={t('log.title')}>
          {items.map((delivery) => (
            <DeliveryCard
              key={delivery.id}
              delivery={delivery}
              url={urls.get(delivery.endpointId)}
              busy={redeliver.isPending && redeliver.variables.id === delivery.id}
              onRedeliver={() => redeliver.mutate({ id: delivery.id, mode })}
            />
          ))}
        </CardList>
        {query.data ? (
          <Pagination
            page={page}
            pageSize={query.data.pageSize}
            total={query.data.total}
            noun={t('log.noun')}
            countedUpTo={limits.searchCounted}
            onPage={setPage}
          />
        ) : null}
      </LoadState>
    </Section>
  );
}
