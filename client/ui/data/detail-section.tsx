import type { ReactNode } from 'react';

/** A titled part of a details dialog. */
export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="border-b border-line pb-1 font-serif text-lg font-semibold">{title}</h3>
      {children}
    </section>
  );
}
