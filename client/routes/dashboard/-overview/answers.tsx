import { Link } from '@tanstack/react-router';
import { isUnderWay } from '#client/features/documents/status.ts';
import { paperTitle } from '#client/lib/paper-title.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import type { DocumentView } from '#shared/schemas/documents.ts';

export interface AnswersProps {
  /** Delivered translations; undefined if unknown. */
  ready: number | undefined;
  /** Things that wait for the customer; undefined if unknown. */
  waiting: number | undefined;
  orders: readonly DocumentView[];
}

/** The next translation as the headline; below it what is ready, and what waits for the customer. */
export function Answers({ ready, waiting, orders }: AnswersProps) {
  const t = words('overview');
  const next = nextOf(orders);
  return (
    <section aria-label={t('glance.label')} className="rounded-card border border-line bg-sheet p-4 md:p-6">
      <h2 className="font-serif text-2xl font-semibold wrap-anywhere">
        {next
          ? next.state.nextAt === null
            ? t.rich('glance.nextPaused', { paper: slot(<bdi>{paperTitle(next)}</bdi>) })
            : t.rich('glance.nextAt', {
                paper: slot(<bdi>{paperTitle(next)}</bdi>),
                time: slot(<DateTime value={next.state.nextAt} format="dayTime" />),
              })
          : t('glance.none')}
      </h2>
      <p className="mt-2 flex flex-wrap gap-x-4 text-ink-2">
        {ready ? (
          <Link
            to="/dashboard/progress"
            search={{ status: 'completed' }}
            className="inline-link flex min-h-11 items-center"
          >
            {t('glance.readyCount', { count: ready })}
          </Link>
        ) : null}
        <span className="flex min-h-11 items-center">
          {waiting === undefined ? null : t('glance.waitingCount', { count: waiting })}
        </span>
      </p>
    </section>
  );
}

/** The order that is promised first; paused ones come last. */
function nextOf(orders: readonly DocumentView[]): DocumentView | undefined {
  const timeOf = ({ state }: DocumentView) => (state.nextAt === null ? Infinity : Date.parse(state.nextAt));
  return orders.filter(isUnderWay).toSorted((one, other) => timeOf(one) - timeOf(other))[0];
}
