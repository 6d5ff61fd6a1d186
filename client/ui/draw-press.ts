import { whenDrawn } from './when-idle.ts';

/** A view transition holds the old picture. */
let isHeld = false;

/**
 * Dims the link or button that was pressed, the focused one by default, and waits until that is drawn: rendering what it opens
 * takes a slow phone a third of a second. Without a change that it sees, the browser draws nothing before that.
 */
export async function drawPress(pressed = document.activeElement?.closest('a, button')): Promise<void> {
  if (isHeld) return;
  pressed?.setAttribute('data-followed', '');
  await whenDrawn();
  pressed?.removeAttribute('data-followed');
}

/** While `work` runs, the browser draws nothing, and no press waits for it. */
export async function withoutDrawing(work: () => Promise<void>): Promise<void> {
  isHeld = true;
  try {
    await work();
  } finally {
    isHeld = false;
  }
}
