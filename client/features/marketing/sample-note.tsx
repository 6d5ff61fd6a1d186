import { claims } from '#client/lib/brand.ts';
import { words } from '#client/ui/words.ts';
import type { ClaimPlace } from '#shared/claims.ts';

/** Says that the claims beside it are samples; nothing where they have sources. */
export function SampleNote({ places }: { places: readonly ClaimPlace[] }) {
  if (!places.some((place) => claims().samples.includes(place))) return null;
  return (
    <p className="mb-3">
      <span className="rounded-badge border border-line-strong px-2 py-0.5 text-xs font-semibold text-ink-2">
        {words('frame')('sampleClaim')}
      </span>
    </p>
  );
}
