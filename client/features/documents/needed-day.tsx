import { DateTime } from '#client/ui/data/date-time.tsx';

/** A day of the calendar (`YYYY-MM-DD`), the same in every time zone. */
export function NeededDay({ day }: { day: string }) {
  return <DateTime value={`${day}T12:00:00`} format="date" />;
}
