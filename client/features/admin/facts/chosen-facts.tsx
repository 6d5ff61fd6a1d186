import { keepPreviousData } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { queryState, type Query } from '#client/lib/query-state.ts';
import { LoadState } from '#client/ui/feedback/load-state.tsx';

/** Query options of `ChosenFacts`: the last choice's data stays until the next one's is loaded. */
export const keepsChoices = { placeholderData: keepPreviousData } as const;

interface ChosenFactsProps<Data> {
  /** A query with `keepsChoices`. */
  query: Query & { data: Data | undefined; isPlaceholderData: boolean };
  errorTitle: string;
  renderChoices: (data: Data) => ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows one of several facts; the choices stay, and keep the focus, while another one loads. */
export function ChosenFacts<Data>({ query, errorTitle, renderChoices, children }: ChosenFactsProps<Data>) {
  const { data } = query;
  // If a choice fails to load, the last one's choices stay.
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  const known = data ?? last;
  return (
    <>
      {known === undefined ? null : renderChoices(known)}
      <LoadState {...queryState(query)} loading={query.isPending || query.isPlaceholderData} errorTitle={errorTitle}>
        {data === undefined ? null : children(data)}
      </LoadState>
    </>
  );
}
