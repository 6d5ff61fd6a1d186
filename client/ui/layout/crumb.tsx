import type { ReactElement } from 'react';
import { renderAs } from '#client/ui/render-as.ts';

export interface CrumbProps {
  label: string;
  render?: ReactElement;
  current?: boolean;
}

/** One level of a `Breadcrumb`. */
export function Crumb({ label, render, current }: CrumbProps) {
  const isCurrent = current === true || render === undefined;
  return renderAs(isCurrent ? <span /> : render, {
    'aria-current': current ? 'page' : undefined,
    className: isCurrent
      ? 'inline-flex min-h-11 max-w-60 items-center px-1 font-semibold md:min-h-8'
      : 'inline-flex min-h-11 max-w-60 items-center rounded-control px-1 text-link hover:underline underline-offset-3 md:min-h-8',
    children: <bdi className="truncate">{label}</bdi>,
  });
}
