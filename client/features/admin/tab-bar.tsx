import { Link } from '@tanstack/react-router';
import { adminTabs, hashOf, tabLabel, type AdminTab } from './tabs.ts';

/** The dashboard's tabs: links, so that Back and copied addresses work. */
export function TabBar({ current }: { current: AdminTab }) {
  return (
    <nav aria-label="Dashboard" className="-mt-2 mb-6 flex gap-1 overflow-x-auto border-b border-line">
      {adminTabs.map((tab) => (
        <Link
          key={tab}
          to="/admin"
          hash={hashOf(tab) ?? ''}
          hashScrollIntoView={false}
          resetScroll={false}
          activeProps={{ 'aria-current': undefined }}
          aria-current={tab === current ? 'page' : undefined}
          className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-4 font-medium whitespace-nowrap text-ink-2 -outline-offset-2! transition-colors hover:text-ink aria-[current=page]:border-primary aria-[current=page]:font-semibold aria-[current=page]:text-primary"
        >
          {tabLabel[tab]}
        </Link>
      ))}
    </nav>
  );
}
