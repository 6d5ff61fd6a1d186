import { createFileRoute } from '@tanstack/react-router';
import { MailsPage } from '#client/features/admin/house/mails-page.tsx';

export const Route = createFileRoute('/_admin/admin/mails')({
  staticData: { title: 'Mails' },
  component: MailsPage,
});
