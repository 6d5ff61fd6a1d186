import type { SessionUser } from '#shared/schemas/auth.ts';
import { sessionOptions } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';

/** The signed-in person; null for a visitor, undefined while nobody knows. */
export function useCurrentUser(): SessionUser | null | undefined {
  return trpc.auth.session.useQuery(undefined, sessionOptions).data?.user;
}
