import { createFileRoute } from '@tanstack/react-router';
import { CouponsPage } from '#client/features/admin/prices/coupons-page.tsx';

export const Route = createFileRoute('/_admin/admin/coupons')({
  staticData: { title: 'Coupons' },
  component: CouponsPage,
});
