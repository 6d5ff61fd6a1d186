import type { ReactElement, ReactNode } from 'react';
import { renderAs } from '#client/ui/render-as.ts';

/** Link of the `PublicBar`. */
export function PublicLink({ render, children }: { render: ReactElement; children: ReactNode }) {
  return renderAs(render, {
    className:
      'inline-flex min-h-11 items-center rounded-control px-2 text-sm md:px-3 font-medium text-ink hover:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-primary',
    children,
  });
}
