import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface AuthLayoutProps {
  /** Home link with the `Wordmark`; omitted under a `PublicBar`. */
  brand?: ReactNode;
  title: string;
  description?: ReactNode;
  /** An `AuthPanel`. */
  panel: ReactNode;
  /** Below the form: link to the related page. */
  foot?: ReactNode;
  children: ReactNode;
}

/** Form of an authentication page, with a panel beside it from 1024 px. */
export function AuthLayout({ brand, title, description, panel, foot, children }: AuthLayoutProps) {
  return (
    <div
      className={clsx(
        'grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]',
        brand ? 'min-h-dvh' : 'min-h-[calc(100dvh-var(--spacing-public-header)-1px)]',
      )}
    >
      <div className="flex flex-col bg-bg">
        {brand ? <header className="flex h-public-header items-center px-4 md:px-8">{brand}</header> : null}
        <main tabIndex={-1} className="flex flex-1 justify-center px-4 pt-6 pb-12 md:px-8 md:pt-16">
          <div className="w-full max-w-110">
            <h1 tabIndex={-1} className="font-serif text-2xl font-semibold md:text-3xl">
              {title}
            </h1>
            {description ? <p className="mt-2 text-ink-2">{description}</p> : null}
            <div className="mt-6 md:mt-8">{children}</div>
            {foot ? <div className="mt-6 border-t border-line pt-4 text-sm text-ink-2">{foot}</div> : null}
          </div>
        </main>
      </div>
      <aside className="relative isolate hidden overflow-hidden border-s border-line bg-sheet lg:flex lg:flex-col lg:items-center lg:justify-center lg:p-16">
        {panel}
      </aside>
    </div>
  );
}
