import { CheckCheck, WifiOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { NotificationRow, type NotificationItem } from './notification-row.tsx';
import { Skeleton, SkeletonRegion } from '#client/ui/feedback/skeleton.tsx';

export type { NotificationItem, NotificationIcon as NotificationKind } from './notification-row.tsx';

export interface NotificationListProps {
  /** Newest first. */
  items: readonly NotificationItem[];
  unread: number | undefined;
  loading?: boolean;
  /** Error text of the load. */
  error?: string | undefined;
  onRetry?: () => void;
  /** The items may be stale. */
  isOffline?: boolean;
  /** Link of a notification; clicking it also calls `onPress`. */
  linkOf?: (item: NotificationItem) => ReactElement;
  onPress: (item: NotificationItem) => void;
  onReadAll: () => void;
  onDelete: (item: NotificationItem) => void;
}

const groups = [
  { day: 'today', title: 'Today' },
  { day: 'earlier', title: 'Earlier' },
] as const;

/** Content of a `NotificationPanel`. */
export function NotificationList(props: NotificationListProps & { hasTitle?: boolean }) {
  const { items, unread, loading, error, onRetry, isOffline, linkOf, onPress, onReadAll, onDelete, hasTitle } = props;
  return (
    <>
      <div className="flex min-h-13 shrink-0 items-center justify-between gap-4 border-b border-line ps-4 pe-2">
        {hasTitle ? <p className="text-base font-semibold">Notifications</p> : null}
        {unread ? (
          <Button
            variant="quiet"
            size="sm"
            icon={<CheckCheck aria-hidden="true" />}
            onClick={onReadAll}
            className="ms-auto"
          >
            Mark all as read
          </Button>
        ) : (
          <span className="text-sm text-ink-2">{hasTitle || unread === undefined ? '' : 'Nothing unread'}</span>
        )}
      </div>
      {isOffline ? (
        <output className="flex items-center gap-2 bg-warn-soft px-4 py-2 text-sm text-warn">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          You’re offline. New notifications will appear when you’re back online.
        </output>
      ) : null}
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <LoadState
          loading={loading}
          error={error}
          errorTitle="Couldn’t load notifications"
          onRetry={onRetry}
          isEmpty={items.length === 0}
          empty={<EmptyState kind="none" title="No notifications" />}
          skeleton={<ListSkeleton />}
        >
          {groups.map(({ day, title }) => {
            const inGroup = items.filter((item) => item.day === day);
            return inGroup.length === 0 ? null : (
              <section key={day} aria-label={title}>
                <h3 className="bg-sunken px-4 py-1.5 text-xs font-semibold text-ink-2">{title}</h3>
                <ul className="divide-y divide-line">
                  {inGroup.map((item) => (
                    <NotificationRow
                      key={item.id}
                      item={item}
                      render={linkOf?.(item)}
                      onPress={onPress}
                      onDelete={onDelete}
                    />
                  ))}
                </ul>
              </section>
            );
          })}
        </LoadState>
      </div>
    </>
  );
}

function ListSkeleton() {
  return (
    <SkeletonRegion label="Loading notifications…">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex gap-3 px-4 py-4">
          <Skeleton className="size-9 shrink-0" />
          <span className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-full" />
          </span>
        </div>
      ))}
    </SkeletonRegion>
  );
}
