import type { ReactNode } from 'react';
import { loadAreas } from '#client/lib/i18n/load-words.ts';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import type { MemberRight } from '#shared/organizations.ts';
import { useMay } from './use-may.ts';

export interface MemberOnlyProps {
  right: MemberRight;
  /** Omits the sentence, for pages that already show it elsewhere. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** On demand: only members of organizations read the sentence. */
const WhoMay = lazyPart(
  async () => {
    const [part] = await Promise.all([import('./who-may.tsx'), loadAreas(['organization'])]);
    return part.WhoMay;
  },
  { fallback: <p className="min-h-10" /> },
);

/** Renders its children for roles with this right; for others, a sentence that names the roles. */
export function MemberOnly({ right, isQuiet, children }: MemberOnlyProps) {
  if (useMay(right)) return children;
  if (isQuiet) return null;
  return <WhoMay right={right} />;
}
