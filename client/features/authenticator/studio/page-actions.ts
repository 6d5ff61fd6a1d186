import { createContext, use } from 'react';

/** Workspace actions for the page headers. */
export interface PageActions {
  readAgain: (page: number) => void;
  draftAgain: (page: number) => void;
}

export const PageActionsContext = createContext<PageActions | undefined>(undefined);

export function usePageActions(): PageActions {
  const actions = use(PageActionsContext);
  if (!actions) throw new Error('usePageActions is used inside the studio');
  return actions;
}
