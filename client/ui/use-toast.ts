import { Toast } from '@base-ui/react/toast';
import { useCallback, useMemo, type ReactNode } from 'react';

export type ToastTone = 'info' | 'ok' | 'warn' | 'error';

export interface ToastData {
  tone: ToastTone;
}

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

/** Short news that also stand elsewhere: a toast is never the only carrier. */
export function useToast(): ToastHandle {
  const { add, close } = Toast.useToastManager<ToastData>();
  const show = useCallback(
    ({ title, description, tone = 'info', timeout, action }: ToastOptions) => {
      const id: string = add({
        title,
        description,
        type: tone,
        data: { tone },
        priority: tone === 'error' ? 'high' : 'low',
        timeout: timeout ?? (tone === 'error' ? 0 : 6000),
        ...(action
          ? {
              actionProps: {
                children: action.label,
                onClick: () => {
                  action.onPress();
                  close(id);
                },
              },
            }
          : {}),
      });
      return id;
    },
    [add, close],
  );
  return useMemo(() => ({ show, close }), [show, close]);
}
