import { useNavigate, useRouterState } from '@tanstack/react-router';
import { joinIds } from './open-drafts.ts';

/** Leads to the page that checks the answers. Back from there opens these drafts in their form again. */
export function useCheckAnswers() {
  const navigate = useNavigate();
  const path = useRouterState({ select: (state) => state.location.pathname });
  return async (documentIds: readonly string[]) => {
    const drafts = joinIds(documentIds);
    if (path === '/dashboard/upload' || path === '/upload') {
      void navigate({ to: path, search: { draft: drafts }, replace: true, resetScroll: false });
      // History merges what happens in one task into one entry.
      await new Promise((resolve) => setTimeout(resolve));
    }
    await navigate({ to: '/dashboard/check', search: { documents: drafts } });
  };
}
