import { ChevronRight } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Tooltip } from '#client/ui/overlay/tooltip.tsx';
import { renderAs } from '#client/ui/render-as.ts';
import { words } from '#client/ui/words.ts';

interface CrumbProps {
  label: string;
  render?: ReactElement;
  current?: boolean;
}

export interface BreadcrumbItem {
  key: string;
  label: string;
  /** The link; omitted for the current page. */
  render?: ReactElement;
}

/** Breadcrumb that collapses its middle into “…” above four levels; the button expands it. */
export function Breadcrumb({ label, items }: { label: string; items: readonly BreadcrumbItem[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const folds = items.length > 4 && !isOpen;
  const hidden = folds ? items.slice(1, -3) : [];
  const shown = folds ? [...items.slice(0, 1), ...items.slice(-3)] : items;
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-y-1 text-sm">
        {shown.map((item, index) => (
          <li key={item.key} className="flex min-w-0 items-center">
            {index > 0 ? <Divider /> : null}
            {index === 1 && hidden.length > 0 ? (
              <>
                <Tooltip content={hidden.map((entry) => entry.label).join(' › ')}>
                  <button
                    type="button"
                    aria-label={words('parts')('move.more', {
                      count: String(hidden.length),
                      names: hidden.map((entry) => entry.label).join(', '),
                    })}
                    onClick={() => setIsOpen(true)}
                    className="flex size-11 items-center justify-center rounded-control text-ink-2 hover:bg-sunken md:size-8"
                  >
                    …
                  </button>
                </Tooltip>
                <Divider />
              </>
            ) : null}
            <Crumb label={item.label} render={item.render} current={index === shown.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Divider() {
  return <ChevronRight aria-hidden="true" className="flip-rtl mx-0.5 size-4 shrink-0 text-ink-3" />;
}

/** One level of a `Breadcrumb`. */
function Crumb({ label, render, current }: CrumbProps) {
  const isCurrent = current === true || render === undefined;
  return renderAs(isCurrent ? <span /> : render, {
    'aria-current': current ? 'page' : undefined,
    className: isCurrent
      ? 'inline-flex min-h-11 max-w-60 items-center px-1 font-semibold md:min-h-8'
      : 'inline-flex min-h-11 max-w-60 items-center rounded-control px-1 text-link hover:underline underline-offset-3 md:min-h-8',
    children: <bdi className="truncate">{label}</bdi>,
  });
}
