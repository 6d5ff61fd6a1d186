import { lazyPart } from '#client/ui/lazy-part.tsx';
import { loadAreas } from './i18n/load-words.ts';

/** Apart from the guard, so that the first page does not load the router's blocker for its sign-out. */
export const LeaveDialog = lazyPart(
  async () => {
    const [part] = await Promise.all([import('./leave-dialog.tsx'), loadAreas(['leave'])]);
    return part.LeaveDialog;
  },
  { failure: 'atFoot' },
);
