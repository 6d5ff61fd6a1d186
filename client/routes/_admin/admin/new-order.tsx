import { createFileRoute } from '@tanstack/react-router';
import { NewOrderPage } from '#client/features/admin/desk/new-order-page.tsx';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';

export const Route = createFileRoute('/_admin/admin/new-order')({
  staticData: { title: 'New Order', words: ['documents', 'order', 'offer'] },
  component: NewOrder,
});

function NewOrder() {
  const user = useCurrentUser();
  return user ? <NewOrderPage userId={user.id} /> : null;
}
