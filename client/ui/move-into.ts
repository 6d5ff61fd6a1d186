import { drawPress, withoutDrawing } from './draw-press.ts';

/** View transitions between an element and the panel it opens, which is `[data-slot=panel]`. */

const name = 'moved';
const panel = '[data-slot=panel]';

/** Whether the browser supports them and the user does not prefer reduced motion. */
export function canMove(): boolean {
  return 'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Opens a panel that grows out of `element`, after the press was drawn: the transition shows the old picture until then. */
export async function moveInto(element: HTMLElement, open: () => Promise<void>): Promise<void> {
  await drawPress();
  const root = document.documentElement;
  element.style.viewTransitionName = name;
  const { finished } = document.startViewTransition(async () => {
    await withoutDrawing(open);
    await untilShown();
    // A transition name must be unique within each snapshot.
    element.style.viewTransitionName = '';
    root.dataset['moving'] = '';
  });
  const end = () => {
    element.style.viewTransitionName = '';
    delete root.dataset['moving'];
  };
  // Skipped by another transition or in a hidden window; the panel opens anyway.
  finished.then(end, end);
}

/** The old snapshot freezes the page, so this waits 200 ms at most. Polls by timer, since no frames are rendered. */
async function untilShown(): Promise<void> {
  for (let round = 0; round < 20 && !document.querySelector(panel); round += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  }
}
