import { claims } from '#client/lib/brand.ts';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { words } from '#client/ui/words.ts';
import type { ClaimPlace } from '#shared/claims.ts';

/** Says that the claims beside it are samples; nothing where they have sources. */
export function SampleNote({ places }: { places: readonly ClaimPlace[] }) {
  if (!places.some((place) => claims().samples.includes(place))) return null;
  return (
    <p className="mb-3">
      <StatusBadge tone="idle" word={words('frame')('sampleClaim')} />
    </p>
  );
}
