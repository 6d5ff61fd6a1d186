import { clsx } from 'clsx';
import { dayLabel, offLabel } from '#client/features/team/days.ts';
import { Section } from '#client/ui/layout/page.tsx';
import { countOf } from '#shared/plural.ts';
import type { MyWork } from '#shared/schemas/team.ts';

/** The next days with what is due on each, and how much can be done. */
export function NextDays({ days }: { days: MyWork['days'] }) {
  return (
    <Section title="Next days" description="Pages due on each day, of those you can do.">
      <ul aria-label="Next days" className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-7">
        {days.map(({ day, off, capacity, pages }) => (
          <li
            key={day}
            className={clsx(
              'rounded-control border border-line p-3 text-sm',
              off === null ? 'bg-sheet' : 'bg-sunken text-ink-2',
            )}
          >
            <p className="font-semibold">{dayLabel(day)}</p>
            <p className={clsx(off === null && pages > capacity && 'font-semibold text-warn')}>
              {off === null ? `${String(pages)} of ${countOf(capacity, 'page')}` : offLabel[off]}
              {off !== null && pages > 0 ? `, ${countOf(pages, 'page')} due` : ''}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
