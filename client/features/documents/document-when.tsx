import { ReadyBy } from '#client/features/documents/promise/ready-by.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import type { DocumentView } from '#shared/schemas/documents.ts';
import { statusOf } from './status.ts';

/** When an order was delivered or is promised; else when it was made. */
export function DocumentWhen({ document }: { document: DocumentView }) {
  const { dueAt, pausedSince, deliveredAt } = document;
  const isUnderWay = dueAt !== null && statusOf(document).tone === 'info';
  if (deliveredAt === null && !isUnderWay) return <DateTime value={document.createdAt} format="date" />;
  return <ReadyBy dueAt={dueAt} pausedSince={pausedSince} deliveredAt={deliveredAt} />;
}
