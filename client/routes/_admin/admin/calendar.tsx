import { createFileRoute } from '@tanstack/react-router';
import { CalendarPage } from '#client/features/admin/house/calendar-page.tsx';

export const Route = createFileRoute('/_admin/admin/calendar')({
  staticData: { title: 'Calendar' },
  component: CalendarPage,
});
