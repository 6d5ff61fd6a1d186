import { trpc } from '#client/lib/trpc.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import type { SourceLanguage } from '#shared/languages.ts';
import type { Speed } from '#shared/promise/speeds.ts';
import type { TranslationType } from '#shared/translation-types.ts';

const refreshMs = 60_000;

/** Inputs of an office's promise. */
interface PromisedPages {
  pages?: number;
  source?: SourceLanguage;
  service?: TranslationType;
}

/** When an order would be ready if it was paid now, in the reader's time zone. */
export function ReadyBy({ dueAt }: { dueAt: string }) {
  return (
    <span>{words('frame').rich('promise.readyBy', { time: slot(<DateTime value={dueAt} format="dayTime" />) })}</span>
  );
}

/** When an order paid now would be ready, per speed; undefined until known. */
export function useReadyBy(
  order?: PromisedPages,
): (Readonly<Record<Speed, string>> & { rushOffered: boolean }) | undefined {
  return trpc.payments.readyBy.useQuery(order, { refetchInterval: refreshMs, staleTime: refreshMs }).data;
}
