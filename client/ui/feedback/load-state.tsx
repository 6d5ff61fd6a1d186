import type { ReactNode } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { words } from '#client/ui/words.ts';
import { EmptyState } from './empty-state.tsx';
import { MessageText } from './message-text.tsx';
import { SkeletonRows } from './skeleton.tsx';

export interface LoadStateProps {
  loading?: boolean;
  /** Error text. */
  error?: string | undefined;
  errorTitle?: string;
  onRetry?: () => void;
  isEmpty?: boolean;
  /** An `EmptyState`. */
  empty?: ReactNode;
  /** Placeholder while loading; defaults to `SkeletonRows`. */
  skeleton?: ReactNode;
  children: ReactNode;
}

/** Renders the loading, failed, empty or loaded state of a list. */
export function LoadState(props: LoadStateProps) {
  const t = words('parts');
  const { loading, error, errorTitle, onRetry, isEmpty, empty, skeleton, children } = props;
  if (error !== undefined) {
    return (
      <EmptyState
        kind="failed"
        title={errorTitle ?? t('loadFailed')}
        text={<MessageText text={error} />}
        action={
          onRetry ? (
            <Button variant="secondary" onClick={onRetry}>
              {words('frame')('page.tryAgain')}
            </Button>
          ) : undefined
        }
      />
    );
  }
  if (loading) return skeleton ?? <SkeletonRows />;
  if (isEmpty) return empty;
  return children;
}
