import type { ToastOptions } from './use-toast.ts';

/** Toasts between those who ask for them and the part of the page that shows them, which loads with the first one. */

/** Puts a toast on screen, or takes one off. */
export interface ToastStage {
  show: (id: string, options: ToastOptions) => void;
  close: (id: string) => void;
}

let stage: ToastStage | undefined;
let waiting: ((on: ToastStage) => void)[] = [];
let wake: (() => void) | undefined;
let count = 0;

function tell(order: (on: ToastStage) => void): void {
  if (stage) {
    order(stage);
    return;
  }
  waiting.push(order);
  wake?.();
}

/** Shows a toast, now or as soon as there is a stage. Returns its id. */
export function queueToast(options: ToastOptions): string {
  count += 1;
  const id = `toast-${String(count)}`;
  tell((on) => on.show(id, options));
  return id;
}

export function closeToast(id: string): void {
  tell((on) => on.close(id));
}

/** Calls `callback` when somebody waits for a stage; until the returned function is called. */
export function onToastWanted(callback: () => void): () => void {
  wake = callback;
  if (waiting.length > 0) callback();
  return () => {
    if (wake === callback) wake = undefined;
  };
}

/** Takes over what waits and what comes; until the returned function is called. */
export function takeStage(next: ToastStage): () => void {
  stage = next;
  const orders = waiting;
  waiting = [];
  for (const order of orders) order(next);
  return () => {
    if (stage === next) stage = undefined;
  };
}
