import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Rosette } from './certificate/rosette.tsx';

export interface AuthLayoutProps {
  /** A link home with the `Wordmark`; leave out under a `PublicBar`. */
  brand?: ReactNode;
  title: string;
  description?: ReactNode;
  /** A `Seal` for the paper panel. */
  seal: ReactNode;
  /** One line over the facts. */
  panelTitle: string;
  /** Three, true. */
  facts: readonly string[];
  /** Below the form: the way to the sibling page. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A form, and from 1024 px a paper panel beside it that says who asks. */
export function AuthLayout({ brand, title, description, seal, panelTitle, facts, foot, children }: AuthLayoutProps) {
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
        <Rosette className="absolute start-1/2 top-1/2 -z-10 size-150 -translate-x-1/2 -translate-y-1/2 text-brass-deco opacity-35 rtl:translate-x-1/2" />
        <div className="flex w-full max-w-100 flex-col items-center rounded-card border border-line bg-sheet p-8">
          {seal}
          <p className="mt-6 text-center font-serif text-xl font-semibold text-balance">{panelTitle}</p>
          <ul className="mt-6 w-full divide-y divide-line border-t border-line text-ink-2">
            {facts.map((fact) => (
              <li key={fact} className="flex gap-3 py-3">
                <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-brass" />
                {fact}
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  );
}
