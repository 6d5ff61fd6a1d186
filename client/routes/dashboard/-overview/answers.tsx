import { Link } from '@tanstack/react-router';
import { paperTitle } from '#shared/certificate/title.ts';
import type { DocumentView } from '#shared/schemas/documents.ts';
import { statusOf } from '#client/features/documents/status.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Stat, StatStrip } from '#client/ui/data/stat.tsx';

export interface AnswersProps {
  /** Delivered translations; undefined if unknown. */
  ready: number | undefined;
  /** Things that wait for the customer; undefined if unknown. */
  waiting: number | undefined;
  orders: readonly DocumentView[];
}

/** What is ready, what waits for the customer, and when the next translation comes. */
export function Answers({ ready, waiting, orders }: AnswersProps) {
  const next = nextOf(orders);
  const isPaused = next !== undefined && next.pausedSince !== null;
  return (
    <StatStrip label="At a glance">
      <Stat
        label="Ready"
        value={ready ?? '–'}
        hint={
          ready ? (
            <Link to="/dashboard/progress" search={{ status: 'completed' }} className="inline-link">
              See and download
            </Link>
          ) : ready === 0 ? (
            'Nothing yet'
          ) : null
        }
      />
      <Stat
        label="Your turn"
        value={waiting ?? '–'}
        hint={waiting ? 'See below' : waiting === 0 ? 'Nothing to do' : null}
      />
      <Stat
        label="The next one"
        value={
          next?.dueAt ? (
            <span className="text-lg">{isPaused ? 'Paused' : <DateTime value={next.dueAt} format="dayTime" />}</span>
          ) : (
            '–'
          )
        }
        hint={next ? <bdi className="wrap-anywhere">{paperTitle(next)}</bdi> : 'Nothing is in progress'}
      />
    </StatStrip>
  );
}

/** The order that is promised first; paused ones come last. */
function nextOf(orders: readonly DocumentView[]): DocumentView | undefined {
  const underWay = orders.filter(
    (order) => order.dueAt !== null && order.paymentHold === null && statusOf(order).tone === 'info',
  );
  const timeOf = ({ pausedSince, dueAt }: DocumentView) => (pausedSince === null ? Date.parse(dueAt ?? '') : Infinity);
  return underWay.toSorted((one, other) => timeOf(one) - timeOf(other))[0];
}
