import { clsx } from 'clsx';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { words } from '#client/ui/words.ts';

export interface PaginationProps {
  /** 1-based. */
  page: number;
  pageSize: number;
  total: number;
  /** Plural noun of the items: `documents`. */
  noun: string;
  onPage: (page: number) => void;
  /** Cap of the count: a total equal to it is shown as `N+`. */
  countedUpTo?: number | undefined;
  /** Number of page buttons. */
  window?: number;
}

/** Range, total and page buttons of a list. */
export function Pagination({ page, pageSize, total, noun, onPage, ...options }: PaginationProps) {
  const t = words('parts');
  const { countedUpTo, window: width = 5 } = options;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  // `PastEnd` covers this case.
  if (page > pages) return null;
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 text-sm" data-print="hide">
      <output className="text-ink-2">
        {t('pages.showing', {
          first: String(first),
          last: String(last),
          total: `${String(total)}${total === countedUpTo ? '+' : ''}`,
          noun,
        })}
      </output>
      {pages > 1 ? (
        <nav aria-label={t('pages.label', { noun })}>
          <ul className="flex flex-wrap items-center gap-1">
            {pages > width ? (
              <li>
                <PageButton label={t('pages.first')} disabled={page <= 1} onPress={() => onPage(1)}>
                  <ChevronFirst aria-hidden="true" className="flip-rtl size-4" />
                </PageButton>
              </li>
            ) : null}
            <li>
              <PageButton disabled={page <= 1} onPress={() => onPage(page - 1)}>
                <ChevronLeft aria-hidden="true" className="flip-rtl size-4" />
                {t('pages.previous')}
              </PageButton>
            </li>
            {pageWindow(page, pages, width).map((number) => (
              <li key={number} className="max-sm:hidden">
                <PageButton
                  current={number === page}
                  label={t('pages.page', { page: String(number) })}
                  onPress={() => onPage(number)}
                >
                  {number}
                </PageButton>
              </li>
            ))}
            <li>
              <PageButton disabled={page >= pages} onPress={() => onPage(page + 1)}>
                {t('pages.next')}
                <ChevronRight aria-hidden="true" className="flip-rtl size-4" />
              </PageButton>
            </li>
            {pages > width ? (
              <li>
                <PageButton label={t('pages.last')} disabled={page >= pages} onPress={() => onPage(pages)}>
                  <ChevronLast aria-hidden="true" className="flip-rtl size-4" />
                </PageButton>
              </li>
            ) : null}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}

interface PageButtonProps {
  children: React.ReactNode;
  label?: string;
  current?: boolean;
  disabled?: boolean;
  onPress: () => void;
}

function PageButton({ children, label, current, disabled, onPress }: PageButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled && !current) onPress();
      }}
      className={clsx(
        'flex h-11 min-w-11 items-center justify-center gap-1 rounded-control px-2 font-medium transition-colors md:h-9 md:min-w-9',
        current ? 'bg-primary-soft font-semibold text-primary' : 'hover:bg-sunken',
        disabled ? 'cursor-not-allowed text-ink-3 hover:bg-transparent' : '',
      )}
    >
      {children}
    </button>
  );
}

/** Up to `width` consecutive page numbers around `page`, within 1 to `pages`. */
export function pageWindow(page: number, pages: number, width: number): number[] {
  const count = Math.min(width, pages);
  const start = Math.min(Math.max(1, page - Math.floor(count / 2)), pages - count + 1);
  return Array.from({ length: count }, (_, index) => start + index);
}
