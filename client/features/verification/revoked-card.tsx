import type { RevokedResult } from '#shared/schemas/verification.ts';
import { brand } from '#client/lib/brand.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { CodeText } from '#client/ui/data/code-text.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';

/** A certificate that was withdrawn: the paper that carries its code is no longer valid. */
export function RevokedCard({ result, onReset }: { result: RevokedResult; onReset: () => void }) {
  return (
    <Card as="section" aria-labelledby="revoked">
      <StatusBadge tone="error" word="Revoked" />
      <h2 id="revoked" className="mt-3 font-serif text-2xl font-semibold">
        Revoked on <DateTime value={result.revokedAt} format="longDate" />
      </h2>
      <p className="mt-2 text-ink-2">
        We issued a certificate with this code and later withdrew it. It is no longer valid.
      </p>
      <DescriptionList
        className="mt-4"
        facts={[{ term: 'Verification code', value: <CodeText code={result.verificationCode} /> }]}
      />
      <p className="mt-4 text-sm text-ink-2">
        Questions? Write to{' '}
        <a href={`mailto:${brand.supportEmail}`} className="inline-link wrap-anywhere">
          {brand.supportEmail}
        </a>
        .
      </p>
      <Button variant="secondary" className="mt-6" wide="phone" onClick={onReset}>
        Search Another Document
      </Button>
    </Card>
  );
}
