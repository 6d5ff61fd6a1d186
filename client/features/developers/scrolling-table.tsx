import type { ReactNode } from 'react';

/** A long table in a region of its own, which scrolls by keyboard as well. */
export function ScrollingTable({
  caption,
  heads,
  children,
}: {
  caption: string;
  heads: string[];
  children: ReactNode;
}) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="max-h-112 overflow-auto rounded-card border border-line bg-sheet px-4 pb-2 focus-visible:outline-2 focus-visible:outline-focus"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-sheet">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="py-2 pe-4 text-start font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
