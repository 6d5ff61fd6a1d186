/** View transitions between an element and the panel it opens, which is `[data-slot=panel]`. */

const name = 'moved';
const panel = '[data-slot=panel]';

/** Whether the browser has them, and its reader did not ask for less motion. */
export function canMove(): boolean {
  return 'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Opens a panel that grows out of `element`, as one move. */
export function moveInto(element: HTMLElement, open: () => Promise<void>): void {
  const root = document.documentElement;
  element.style.viewTransitionName = name;
  const { finished } = document.startViewTransition(async () => {
    await open();
    await untilShown();
    // One name stands for one element of each picture.
    element.style.viewTransitionName = '';
    root.dataset['moving'] = '';
  });
  const end = () => {
    element.style.viewTransitionName = '';
    delete root.dataset['moving'];
  };
  // Another transition, or a hidden window, skips it: the panel is open all the same.
  finished.then(end, end);
}

/** The picture is held meanwhile, so that it waits a fifth of a second at most. No frames come then, but timers do. */
async function untilShown(): Promise<void> {
  for (let round = 0; round < 20 && !document.querySelector(panel); round += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  }
}
