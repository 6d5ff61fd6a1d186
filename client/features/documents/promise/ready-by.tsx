import { DateTime } from '#client/ui/data/date-time.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';

/** When an order would be ready if it was paid now, in the reader's time zone. */
export function ReadyBy({ dueAt }: { dueAt: string }) {
  return (
    <span>{words('frame').rich('promise.readyBy', { time: slot(<DateTime value={dueAt} format="dayTime" />) })}</span>
  );
}
