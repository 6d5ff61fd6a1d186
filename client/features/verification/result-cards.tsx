import { codeGroups } from '#shared/verification-code.ts';
import type { ValidResult, RevokedResult } from '#shared/schemas/verification.ts';
import { services } from '#shared/pricing.ts';
import { brand } from '#client/lib/brand.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Band } from '#client/ui/certificate/band.tsx';
import { Seal } from '#client/ui/certificate/seal.tsx';
import { CodeText } from '#client/ui/data/code-text.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';

/** A valid certificate's public facts. */
export function VerifiedCard({ result, onReset }: { result: ValidResult; onReset: () => void }) {
  return (
    <Card as="section" padding="none" raised aria-labelledby="verified" className="overflow-hidden">
      <Band className="text-ok opacity-50" />
      <div className="p-4 md:p-6">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <StatusBadge tone="ok" icon="seal" word="Authenticated" />
            <h2 id="verified" className="mt-3 font-serif text-2xl font-semibold wrap-anywhere">
              <bdi>{result.filename}</bdi>
            </h2>
          </div>
          <Seal
            settle
            tone="green"
            mark={brand.mark}
            topText={brand.name}
            bottomText="Certified · Verifiable"
            label="Seal: authenticated"
            className="size-24"
          />
        </div>
        <DescriptionList
          className="mt-4"
          facts={[
            { term: 'Status', value: 'Authenticated' },
            { term: 'Translation date', value: <DateTime value={result.translationDate} format="longDate" /> },
            { term: 'Pages', value: result.pages },
            { term: 'Translation type', value: services[result.translationType].label },
            { term: 'Languages', value: `${result.sourceLanguage} → ${result.targetLanguage}` },
            {
              term: 'Verification code',
              value: (
                <CodeText
                  code={result.verificationCode}
                  groups={codeGroups(result.verificationCode).map((group) => group.length)}
                />
              ),
            },
          ]}
        />
        <Button variant="secondary" className="mt-6" wide="phone" onClick={onReset}>
          Search Another Document
        </Button>
      </div>
    </Card>
  );
}

const reasons = [
  'The code was mistyped.',
  'The translation has not been certified yet.',
  'The certificate was revoked.',
  'The document was not issued by us.',
];

/** No certificate has this code: possible reasons and the support address. */
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

/** A revoked certificate. */
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
