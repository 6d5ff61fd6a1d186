import { QueryClientContext } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from './query-client.ts';

/**
 * Provides the query client to the part of a page that needs it. Not at the root: the client loads after public pages, and
 * a changed context above parts that are not hydrated yet would replace them by their fallbacks.
 */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientContext value={queryClient}>{children}</QueryClientContext>;
}
