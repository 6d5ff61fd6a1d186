import { Link } from '@tanstack/react-router';
import { isUnderWay } from '#client/features/documents/status.ts';
import { paperTitle } from '#client/lib/paper-title.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Stat, StatStrip } from '#client/ui/data/stat.tsx';
import { words } from '#client/ui/words.ts';
import type { DocumentView } from '#shared/schemas/documents.ts';

export interface AnswersProps {
  /** Delivered translations; undefined if unknown. */
  ready: number | undefined;
  /** Things that wait for the customer; undefined if unknown. */
  waiting: number | undefined;
  orders: readonly DocumentView[];
}

/** What is ready, what waits for the customer, and when the next translation comes. */
export function Answers({ ready, waiting, orders }: AnswersProps) {
  const t = words('overview');
  const next = nextOf(orders);
  return (
    <StatStrip label={t('glance.label')}>
      <Stat
        label={t('glance.ready')}
        value={ready ?? '–'}
        hint={
          ready ? (
            <Link to="/dashboard/progress" search={{ status: 'completed' }} className="inline-link">
              {t('glance.readyLink')}
            </Link>
          ) : ready === 0 ? (
            t('glance.nothing')
          ) : null
        }
      />
      <Stat
        label={t('glance.waiting')}
        value={waiting ?? '–'}
        hint={waiting ? t('glance.below') : waiting === 0 ? t('glance.nothingToDo') : null}
      />
      <Stat
        label={t('glance.next')}
        value={
          next ? (
            <span className="text-lg">
              {next.state.nextAt === null ? (
                t('glance.paused')
              ) : (
                <DateTime value={next.state.nextAt} format="dayTime" />
              )}
            </span>
          ) : (
            '–'
          )
        }
        hint={next ? <bdi className="wrap-anywhere">{paperTitle(next)}</bdi> : t('glance.none')}
      />
    </StatStrip>
  );
}

/** The order that is promised first; paused ones come last. */
function nextOf(orders: readonly DocumentView[]): DocumentView | undefined {
  const timeOf = ({ state }: DocumentView) => (state.nextAt === null ? Infinity : Date.parse(state.nextAt));
  return orders.filter(isUnderWay).toSorted((one, other) => timeOf(one) - timeOf(other))[0];
}
