import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { onToastWanted } from './toast-queue.ts';

const ToastStack = lazy(async () => ({ default: (await import('./toast-stack.tsx')).ToastStack }));

/** Where toasts appear. Their code comes with the first one. Stands once, around the application. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ToastPlace />
    </>
  );
}

function ToastPlace() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => onToastWanted(() => setIsWanted(true)), []);
  return isWanted ? (
    <Suspense fallback={null}>
      <ToastStack />
    </Suspense>
  ) : null;
}
