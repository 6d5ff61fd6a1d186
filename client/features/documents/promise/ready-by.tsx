import { useState } from 'react';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';

export interface ReadyByProps {
  /** Promised delivery time; null before payment. */
  dueAt: string | null;
  /** The promise's clock stands still since then. */
  pausedSince?: string | null;
  /** First delivery; null while it is awaited. */
  deliveredAt?: string | null;
  className?: string;
}

/** When an order is promised, or was delivered, as a sentence in the reader's time zone. Nothing before payment. */
export function ReadyBy({ dueAt, pausedSince = null, deliveredAt = null, className }: ReadyByProps) {
  const t = words('frame');
  const [now] = useState(() => Date.now());
  if (deliveredAt !== null) {
    return (
      <span className={className}>
        {t.rich('promise.delivered', { time: slot(<DateTime value={deliveredAt} format="dayTime" />) })}
      </span>
    );
  }
  if (dueAt === null) return null;
  if (pausedSince !== null) return <span className={className}>{t('promise.paused')}</span>;
  if (new Date(dueAt).getTime() < now) {
    return (
      <span className={className}>
        {t.rich('promise.late', { time: slot(<DateTime value={dueAt} format="dayTime" />) })}
      </span>
    );
  }
  return (
    <span className={className}>
      {t.rich('promise.readyBy', { time: slot(<DateTime value={dueAt} format="dayTime" />) })}
    </span>
  );
}
