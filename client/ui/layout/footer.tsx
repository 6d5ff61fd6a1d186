import type { ReactNode } from 'react';

export interface FooterProps {
  brand: ReactNode;
  /** `FooterColumn`s. */
  children?: ReactNode;
  /** Legal disclaimer. */
  disclaimer: string;
  legal: string;
}

/** Footer of public pages. */
export function Footer({ brand, children, disclaimer, legal }: FooterProps) {
  return (
    <footer data-print="hide" className="below-fold mt-auto border-t border-line bg-sunken">
      <div className="gutter mx-auto grid max-w-[calc(var(--container-content)+4rem)] gap-8 py-10 text-sm">
        <div className="flex flex-wrap justify-between gap-x-12 gap-y-8">
          <div>{brand}</div>
          <div className="flex flex-wrap gap-x-12 gap-y-6">{children}</div>
        </div>
        <div className="flex flex-wrap justify-between gap-x-12 gap-y-2 border-t border-line pt-6 text-ink-2">
          <p className="max-w-prose">{disclaimer}</p>
          <p>{legal}</p>
        </div>
      </div>
    </footer>
  );
}

/** Titled column of a footer; its children are list items. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="font-semibold">{title}</h2>
      <ul className="mt-1 text-ink-2 [&_a]:inline-flex [&_a]:min-h-9 pointer-coarse:[&_a]:min-h-11 pointer-coarse:[&_a]:min-w-11 [&_a]:items-center [&_a]:hover:text-ink [&_a]:hover:underline">
        {children}
      </ul>
    </div>
  );
}
