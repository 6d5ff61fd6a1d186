import { useEffect, useState, type ReactNode } from 'react';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { onToastQueued } from './toast-queue.ts';

const ToastStack = lazyPart(async () => (await import('./toast-stack.tsx')).ToastStack, { failure: 'unsaid' });

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
  return hasToasts ? <ToastStack /> : null;
}
