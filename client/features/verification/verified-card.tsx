import { codeGroups } from '#shared/verification-code.ts';
import type { ValidResult } from '#shared/schemas/verification.ts';
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

/** A translation we certified: what may be known of it in public. */
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
