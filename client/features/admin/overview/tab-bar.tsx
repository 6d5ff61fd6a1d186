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
          activeOptions={{ exact: true, includeHash: true, includeSearch: false }}
          data-selected={tab === current}
          className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-4 font-medium whitespace-nowrap text-ink-2 -outline-offset-2! transition-colors hover:text-ink data-[selected=true]:border-primary data-[selected=true]:font-semibold data-[selected=true]:text-primary"
        >
          {tabLabel[tab]}
        </Link>
      ))}
    </nav>
  );
}
