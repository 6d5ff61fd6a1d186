import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { onToastQueued } from './toast-queue.ts';

const ToastStack = lazy(async () => ({ default: (await import('./toast-stack.tsx')).ToastStack }));

/** Renders toasts; their code loads with the first one. Used once, around the application. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ToastOutlet />
    </>
  );
}

function ToastOutlet() {
  const [hasToasts, setHasToasts] = useState(false);
  useEffect(() => onToastQueued(() => setHasToasts(true)), []);
  return hasToasts ? (
    <Suspense fallback={null}>
      <ToastStack />
    </Suspense>
  ) : null;
}
