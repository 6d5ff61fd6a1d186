import { closeToast, queueToast, type ToastOptions } from './toast-queue.ts';

export interface ToastHandle {
  /** Shows a toast and returns its id. */
  show: (options: ToastOptions) => string;
  close: (id: string) => void;
}

const handle: ToastHandle = { show: queueToast, close: closeToast };

/** Shows and closes toasts. A toast only repeats information that the page shows as well. */
export function useToast(): ToastHandle {
  return handle;
}
