/** Longest wait, in milliseconds: a slow answer must not hold what can be used without it. */
const waitMs = 150;
let isFirst = true;

/**
 * Waits for the answers that a document preloads, while its loading state is on screen: they are part of the first render, where
 * a second one would take a slow phone a tenth of a second. Later visits of the page do not wait.
 */
export async function firstAnswers(asked: readonly Promise<unknown>[]): Promise<void> {
  const isOnScreen = isFirst && !import.meta.env.SSR && document.querySelector('[data-shell]') !== null;
  isFirst = false;
  if (!isOnScreen) return;
  await Promise.race([Promise.allSettled(asked), new Promise((resolve) => setTimeout(resolve, waitMs))]);
}
