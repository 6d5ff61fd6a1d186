import { brand } from '#client/lib/brand.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';

const reasons = [
  'The code was mistyped.',
  'The translation has not been certified yet.',
  'The certificate was revoked.',
  'The document was not issued by us.',
];

/** No certified translation has this code: why that may be, and whom to ask. */
export function NotFoundCard({ onReset }: { onReset: () => void }) {
  return (
    <Card as="section" aria-labelledby="not-found">
      <h2 id="not-found" className="font-serif text-2xl font-semibold">
        Document Not Found
      </h2>
      <p className="mt-2 text-ink-2">We have no certified translation with this code. Possible reasons:</p>
      <ul className="mt-2 list-disc ps-5 text-ink-2 marker:text-ink-3">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-2">
        Not sure? Write to{' '}
        <a href={`mailto:${brand.supportEmail}`} className="inline-link wrap-anywhere">
          {brand.supportEmail}
        </a>{' '}
        and we’ll look into it together.
      </p>
      <Button variant="secondary" className="mt-6" wide="phone" onClick={onReset}>
        Search Another Document
      </Button>
    </Card>
  );
}
