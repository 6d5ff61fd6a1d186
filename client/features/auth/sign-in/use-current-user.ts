import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '#client/lib/session-query.ts';
import type { SessionUser } from '#shared/schemas/auth.ts';

/** The signed-in user; null for a visitor, undefined while loading. */
export function useCurrentUser(): SessionUser | null | undefined {
  return useQuery(sessionQuery).data?.user;
}
