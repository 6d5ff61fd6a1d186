import { createFileRoute } from '@tanstack/react-router';
import { PricesPage } from '#client/features/admin/prices/prices-page.tsx';

export const Route = createFileRoute('/_admin/admin/prices')({
  staticData: { title: 'Prices' },
  component: PricesPage,
});
