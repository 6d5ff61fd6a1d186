import { QueryObserver } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';
import { sessionQuery } from './session-query.ts';
import './session.ts';

/** Loads the session, and again when the tab is returned to after its staleness; returns the stop function. */
export function watchSession(): () => void {
  return new QueryObserver(queryClient, sessionQuery).subscribe(() => undefined);
}
