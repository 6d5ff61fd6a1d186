import type { ReactNode } from 'react';
import { closeToast, queueToast } from './toast-queue.ts';

export type ToastTone = 'info' | 'ok' | 'warn' | 'error';

export interface ToastOptions {
  title: ReactNode;
  description?: ReactNode;
  tone?: ToastTone;
  /** Milliseconds; 0 keeps it until it is dismissed. 6000 by default, 0 for an error. */
  timeout?: number;
  action?: { label: string; onPress: () => void };
}

export interface ToastHandle {
  /** Shows a toast and returns its id. */
  show: (options: ToastOptions) => string;
  close: (id: string) => void;
}

const handle: ToastHandle = { show: queueToast, close: closeToast };

/** Short news that also stand elsewhere: a toast is never the only carrier. */
export function useToast(): ToastHandle {
  return handle;
}
