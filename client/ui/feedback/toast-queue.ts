import type { ReactNode } from 'react';

/** Queue between callers and the `ToastStack`, whose code loads with the first toast. */

export type ToastTone = 'info' | 'ok' | 'warn' | 'error';

export interface ToastOptions {
  title: ReactNode;
  description?: ReactNode;
  tone?: ToastTone;
  /** In milliseconds; 0 disables it. Defaults to 6000, for errors to 0. */
  timeout?: number;
  /** Hidden while a dialog is open, whose buttons it would cover. */
  isNews?: boolean;
  action?: { label: string; onPress: () => void };
}

/** Renders toasts. */
export interface ToastRenderer {
  show: (id: string, options: ToastOptions) => void;
  close: (id: string) => void;
}

type Command = (renderer: ToastRenderer) => void;

let renderer: ToastRenderer | undefined;
let queue: Command[] = [];
let onQueued: (() => void) | undefined;
let count = 0;

function run(command: Command): void {
  if (renderer) {
    command(renderer);
    return;
  }
  queue.push(command);
  onQueued?.();
}

/** Shows a toast, or queues it until a renderer is set. Returns its id. */
export function queueToast(options: ToastOptions): string {
  count += 1;
  const id = `toast-${String(count)}`;
  run(({ show }) => show(id, options));
  return id;
}

export function closeToast(id: string): void {
  run(({ close }) => close(id));
}

/** Calls `callback` when a toast is queued without a renderer; returns the unsubscribe function. */
export function onToastQueued(callback: () => void): () => void {
  onQueued = callback;
  if (queue.length > 0) callback();
  return () => {
    if (onQueued === callback) onQueued = undefined;
  };
}

/** Sets the renderer and flushes the queue; returns the function that removes it. */
export function setToastRenderer(next: ToastRenderer): () => void {
  renderer = next;
  const commands = queue;
  queue = [];
  for (const command of commands) command(next);
  return () => {
    if (renderer === next) renderer = undefined;
  };
}
