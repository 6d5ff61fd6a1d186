import { trpc } from '#client/lib/trpc.ts';
import type { SourceLanguage } from '#shared/languages.ts';
import type { Speed } from '#shared/promise/speeds.ts';
import type { TranslationType } from '#shared/translation-types.ts';

const refreshMs = 60_000;

/** Inputs of an office's promise. */
export interface PromisedPages {
  pages?: number;
  source?: SourceLanguage;
  service?: TranslationType;
}

/** When an order paid now would be ready, per speed; undefined until known. */
export function useReadyBy(
  order?: PromisedPages,
): (Readonly<Record<Speed, string>> & { rushOffered: boolean }) | undefined {
  return trpc.payments.readyBy.useQuery(order, { refetchInterval: refreshMs, staleTime: refreshMs }).data;
}
