import type { DocumentView } from '#shared/schemas/documents.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { statusOf } from './status.ts';

/** A document's state in the customer's word. */
export function DocumentStatus({ document }: { document: DocumentView }) {
  const { word, tone } = statusOf(document);
  return <StatusBadge tone={tone} word={word} />;
}
