import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Rosette } from '#client/ui/certificate/rosette.tsx';

export interface AuthPanelProps {
  /** A `Seal`. */
  seal: ReactNode;
  /** Heading of the facts. */
  title: string;
  /** Three short statements. */
  facts: readonly string[];
}

/** Panel of an `AuthLayout`. */
export function AuthPanel({ seal, title, facts }: AuthPanelProps) {
  return (
    <>
      <Rosette
        size={600}
        className="absolute start-1/2 top-1/2 -z-10 -translate-x-1/2 -translate-y-1/2 text-brass-deco opacity-35 rtl:translate-x-1/2"
      />
      <div className="flex w-full max-w-100 flex-col items-center rounded-card border border-line bg-sheet p-8">
        {seal}
        <p className="mt-6 text-center font-serif text-xl font-semibold text-balance">{title}</p>
        <ul className="mt-6 w-full divide-y divide-line border-t border-line text-ink-2">
          {facts.map((fact) => (
            <li key={fact} className="flex gap-3 py-3">
              <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-brass" />
              {fact}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
