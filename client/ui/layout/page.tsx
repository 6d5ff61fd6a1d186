import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';

const widths = {
  form: 'max-w-form',
  reading: 'max-w-160',
  content: 'max-w-content 2xl:max-w-360',
  wide: 'max-w-360',
} as const;

export interface PageProps {
  /** 560, 640, 1152 (1440 from a window width of 1536) or 1440 px. */
  width?: keyof typeof widths;
  /** Public pages center the column; application pages start it at the sidebar. */
  align?: 'start' | 'centre';
  className?: string;
  children: ReactNode;
}

/** Content column of a page, with its gutters. */
export function Page({ width = 'content', align = 'start', className, children }: PageProps) {
  return (
    <div className={clsx('gutter w-full py-6 md:py-8', align === 'centre' ? 'flex justify-center' : '')}>
      <div className={clsx('w-full', widths[width], className)}>{children}</div>
    </div>
  );
}

export interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** Slot above the title, for a breadcrumb or back link. */
  above?: ReactNode;
}

/** Heading of a page, focused after navigation, with the page's actions. */
export function PageHeader({ title, description, actions, above }: PageHeaderProps) {
  return (
    <header className="mb-6 md:mb-8">
      {above ? <div className="mb-3">{above}</div> : null}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="font-serif text-2xl font-semibold wrap-anywhere md:text-3xl">
            {title}
          </h1>
          {description ? <p className="mt-2 max-w-prose text-ink-2">{description}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap items-center gap-3">{actions}</div> : null}
      </div>
    </header>
  );
}

export interface SectionProps {
  ref?: Ref<HTMLElement>;
  /** Target of links. */
  id?: string;
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** Titled section of a page. */
export function Section({ ref, id, title, description, actions, children, className }: SectionProps) {
  return (
    <section ref={ref} id={id} className={clsx('mt-8 first:mt-0 md:mt-12', className)}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="font-serif text-xl font-semibold">{title}</h2>
          {description ? <p className="mt-1 max-w-prose text-sm text-ink-2">{description}</p> : null}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
