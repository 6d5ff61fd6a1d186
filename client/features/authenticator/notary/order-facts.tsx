import { formatPages } from '#client/lib/format.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { Card, CardHeader } from '#client/ui/layout/card.tsx';
import type { NotarialOrder } from '#shared/schemas/notary.ts';

export function OrderFacts({ order }: { order: NotarialOrder }) {
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
