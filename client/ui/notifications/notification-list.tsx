import { CheckCheck, WifiOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { useSeenRows } from '#client/ui/data/use-seen-rows.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Skeleton, SkeletonRegion } from '#client/ui/feedback/skeleton.tsx';
import { words } from '#client/ui/words.ts';
import { NotificationRow, type NotificationItem } from './notification-row.tsx';

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

const groups = ['today', 'earlier'] as const;

/** Content of a `NotificationPanel`. */
export function NotificationList(props: NotificationListProps & { hasTitle?: boolean }) {
  const t = words('parts');
  const { items, unread, loading, error, onRetry, isOffline, linkOf, onPress, onReadAll, onDelete, hasTitle } = props;
  const [shown, lastRow] = useSeenRows(items.length, 12);
  const seen = items.slice(0, shown);
  return (
    <>
      <div className="flex min-h-13 shrink-0 items-center justify-between gap-4 border-b border-line ps-4 pe-2">
        {hasTitle ? <p className="text-base font-semibold">{t('notifications.title')}</p> : null}
        {unread ? (
          <Button
            variant="quiet"
            size="sm"
            icon={<CheckCheck aria-hidden="true" />}
            onClick={onReadAll}
            className="ms-auto"
          >
            {t('notifications.readAll')}
          </Button>
        ) : (
          <span className="text-sm text-ink-2">
            {hasTitle || unread === undefined ? '' : t('notifications.nothingUnread')}
          </span>
        )}
      </div>
      {isOffline ? (
        <output className="flex items-center gap-2 bg-warn-soft px-4 py-2 text-sm text-warn">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          {t('notifications.offline')}
        </output>
      ) : null}
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <LoadState
          loading={loading}
          error={error}
          errorTitle={t('notifications.failed')}
          onRetry={onRetry}
          isEmpty={items.length === 0}
          empty={<EmptyState kind="none" title={t('notifications.none')} />}
          skeleton={<ListSkeleton />}
        >
          {groups.map((day) => {
            const title = t(`notifications.${day}`);
            const inGroup = seen.filter((item) => item.day === day);
            return inGroup.length === 0 ? null : (
              <section key={day} aria-label={title}>
                <h3 className="bg-sunken px-4 py-1.5 text-xs font-semibold text-ink-2">{title}</h3>
                <ul className="divide-y divide-line">
                  {inGroup.map((item) => (
                    <NotificationRow
                      key={item.id}
                      ref={item === seen.at(-1) ? lastRow : undefined}
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
  const t = words('parts');
  return (
    <SkeletonRegion label={t('notifications.loading')}>
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
