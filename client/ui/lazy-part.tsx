import {
  createContext,
  createElement,
  lazy,
  startTransition,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { isMissingChunk } from './missing-chunk.ts';
import { words } from './words.ts';

interface LazyPartOptions {
  /** Shown while it loads. */
  fallback?: ReactNode;
  /**
   * Where a failed load is shown: in its place; at the foot of the window, for overlays; or nowhere, for optional
   * parts. Errors thrown by its code are left to the page.
   */
  failure?: 'inPlace' | 'atFoot' | 'unsaid';
}

type Failure = NonNullable<LazyPartOptions['failure']>;

const Retry = createContext<(isAsked: boolean) => void>(() => undefined);

/** A component loaded on first render. Offline only this part fails, and it retries once the network is back. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, failure = 'inPlace' }: LazyPartOptions = {},
): (props: Props) => ReactNode {
  function attempt({ isAsked }: { isAsked: boolean }): ComponentType<Props> {
    const start = async (): Promise<{ default: ComponentType<Props> }> => {
      try {
        return { default: await load() };
      } catch (error) {
        if (!isMissingChunk(error)) throw error;
        if (isAsked) void reloadForRelease();
        const { message } = error;
        return { default: () => <FailedPart failure={failure} text={message} /> };
      }
    };
    return lazy(start);
  }

  let current = attempt({ isAsked: false });

  return function LazyPart(props) {
    const [part, setPart] = useState(() => current);
    const retry = (isAsked: boolean) => {
      // Another place may have retried already.
      if (current === part) current = attempt({ isAsked });
      startTransition(() => setPart(() => current));
    };
    return (
      <Retry value={retry}>
        <Suspense fallback={fallback}>{createElement(part, props)}</Suspense>
      </Retry>
    );
  };
}

function FailedPart({ failure, text }: { failure: Failure; text: string }) {
  const retry = use(Retry);
  useWhenOnline(() => retry(false));
  if (failure === 'unsaid') return null;
  return (
    <InlineAlert
      tone="error"
      announce
      className={failure === 'atFoot' ? 'fixed inset-x-4 bottom-4 z-50' : ''}
      action={<Button onClick={() => retry(true)}>{words('frame')('page.tryAgain')}</Button>}
    >
      {text}
    </InlineAlert>
  );
}

/** Runs `action` when the network is back. */
export function useWhenOnline(action: () => void): void {
  const onOnline = useEffectEvent(action);
  useEffect(() => {
    const listen = () => onOnline();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
}

const reloadKey = 'reloaded-for-new-version';
const minReloadIntervalMs = 30_000;

/** Reloads after a failed chunk if the server responds, since the release has changed; at most once in 30 seconds. */
export async function reloadForRelease(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(reloadKey)) < minReloadIntervalMs) return;
  const found = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (!found?.ok) return;
  sessionStorage.setItem(reloadKey, String(Date.now()));
  window.location.reload();
}
