import { createFileRoute } from '@tanstack/react-router';
import { BulkPage } from '#client/features/documents/bulk/bulk-page.tsx';

export const Route = createFileRoute('/dashboard/bulk')({
  staticData: { title: 'Bulk order' },
  component: BulkPage,
});
