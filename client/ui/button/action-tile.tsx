import type { ReactElement, ReactNode } from 'react';
import { renderAs } from '#client/ui/render-as.ts';

export interface ActionTileProps {
  /** The link element. */
  render: ReactElement;
  icon: ReactNode;
  /** Short description of the destination. */
  text: string;
  children: ReactNode;
}

/** Link with an icon and a description, as an item of a list of actions. */
export function ActionTile({ render, icon, text, children }: ActionTileProps) {
  return renderAs(render, {
    className:
      'flex h-full min-h-16 items-center gap-4 bg-sheet px-4 py-3 transition-colors -outline-offset-2! hover:bg-sunken md:px-6',
    children: (
      <>
        <span aria-hidden="true" className="shrink-0 text-brass [&_svg]:size-5">
          {icon}
        </span>
        <span className="min-w-0">
          <span className="block font-semibold">{children}</span>
          <span className="block text-sm text-ink-2">{text}</span>
        </span>
      </>
    ),
  });
}
