import { createFileRoute } from '@tanstack/react-router';
import { CalendarPage } from '#client/features/admin/house/calendar-page.tsx';
import { readCalendarSearch, type CalendarSearch } from '#client/features/admin/house/house-search.ts';

export const Route = createFileRoute('/_admin/admin/calendar')({
  staticData: { title: 'Calendar' },
  validateSearch: readCalendarSearch,
  component: Calendar,
});

function Calendar() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const go = (change: Partial<CalendarSearch>) => {
    void navigate({ search: (previous) => ({ ...previous, ...change }), resetScroll: false });
  };
  return <CalendarPage search={search} onChange={go} />;
}
