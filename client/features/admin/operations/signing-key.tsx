import { loadError } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import type { SigningKeyStatus } from '#shared/schemas/admin.ts';

const sources: Record<SigningKeyStatus['source'], string> = {
  product: 'the key that was made at the first start',
  p12: 'the key of SIGNING_P12_BASE64',
  service: 'the signing service',
};

/** The key that signs delivered files: red when it can’t sign, or won’t for long. */
export function SigningKey() {
  const key = trpc.admin.signingKey.useQuery();
  if (loadError(key) !== undefined) {
    return <InlineAlert tone="error" title="Couldn’t check the signing key" announce />;
  }
  if (!key.data) return <Skeleton className="h-12 w-full" />;
  const { state, reason, source, expiresAt, hasTimestamps } = key.data;
  if (state !== 'ok') {
    const title = state === 'fault' ? 'Papers can’t be signed' : 'The signing key needs attention';
    return (
      <InlineAlert tone="error" title={title}>
        {reason}
      </InlineAlert>
    );
  }
  return (
    <p className="text-sm text-ink-2">
      Papers are signed with {sources[source]}
      {expiresAt === null ? null : (
        <>
          , valid until <DateTime value={expiresAt} format="date" />
        </>
      )}
      {hasTimestamps ? ', and carry a timestamp.' : ', without a timestamp: none is set up.'}
    </p>
  );
}
