import { revocationWords } from '#shared/certificate/revocation.ts';
import { isSpecimenCode } from '#shared/verification-code.ts';
import type { RevokedResult, SupersededResult, ValidResult } from '#shared/schemas/verification.ts';
import { brand } from '#client/lib/brand.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Band } from '#client/ui/certificate/band.tsx';
import { Seal } from '#client/ui/certificate/seal.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { certificateFacts, codeFact, RecordSheet, SupportLink } from './record.tsx';

interface CardProps<Result> {
  result: Result;
  onReset: () => void;
}

function SearchAgain({ onReset }: { onReset: () => void }) {
  return (
    <Button variant="secondary" wide="phone" onClick={onReset}>
      Search Another Document
    </Button>
  );
}

/** A valid certificate's public facts. */
export function VerifiedCard({ result, onReset }: CardProps<ValidResult>) {
  return (
    <RecordSheet
      labelledBy="verified"
      path={`/verify/${result.verificationCode}`}
      actions={<SearchAgain onReset={onReset} />}
    >
      <Band className="text-ok opacity-50" />
      <div className="p-4 md:p-6 print:px-0">
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
        <DescriptionList className="mt-4" facts={certificateFacts(result)} />
        {result.revision > 1 ? (
          <p className="mt-3 text-sm text-ink-2">
            This is revision {result.revision}. A paper that shows an earlier revision is superseded.
          </p>
        ) : null}
      </div>
    </RecordSheet>
  );
}

/** An earlier revision of a certificate. */
export function SupersededCard({ result, onReset }: CardProps<SupersededResult>) {
  return (
    <RecordSheet
      labelledBy="superseded"
      path={`/verify/${result.verificationCode}`}
      actions={<SearchAgain onReset={onReset} />}
    >
      <div className="p-4 md:p-6 print:px-0">
        <StatusBadge tone="warn" word="Superseded" />
        <h2 id="superseded" className="mt-3 font-serif text-2xl font-semibold">
          Superseded by revision {result.currentRevision}
        </h2>
        <p className="mt-2 text-ink-2">
          We replaced it on <DateTime value={result.supersededAt} format="longDate" />. Ask for the current revision.
        </p>
        <DescriptionList className="mt-4" facts={certificateFacts(result)} />
      </div>
    </RecordSheet>
  );
}

const reasons = [
  'The code was mistyped.',
  'The translation has not been certified yet.',
  'The certificate was revoked.',
  'The document was not issued by us.',
];

/** No certificate has this code: possible reasons and the support address. */
export function NotFoundCard({ code, onReset }: { code: string; onReset: () => void }) {
  if (isSpecimenCode(code)) return <SpecimenCard onReset={onReset} />;
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
        Not sure? Write to <SupportLink /> and we’ll look into it together.
      </p>
      <div className="mt-6">
        <SearchAgain onReset={onReset} />
      </div>
    </Card>
  );
}

/** The code of the public sample, which certifies nothing. */
function SpecimenCard({ onReset }: { onReset: () => void }) {
  return (
    <Card as="section" aria-labelledby="specimen">
      <StatusBadge tone="idle" word="Specimen" />
      <h2 id="specimen" className="mt-3 font-serif text-2xl font-semibold">
        This is our sample
      </h2>
      <p className="mt-2 text-ink-2">
        The code belongs to the sample on our website. Its document and its people are invented, and it certifies
        nothing. A genuine certificate has a code of its own, and shows its facts here.
      </p>
      <div className="mt-6">
        <SearchAgain onReset={onReset} />
      </div>
    </Card>
  );
}

/** A revoked certificate. */
export function RevokedCard({ result, onReset }: CardProps<RevokedResult>) {
  return (
    <RecordSheet
      labelledBy="revoked"
      path={`/verify/${result.verificationCode}`}
      actions={<SearchAgain onReset={onReset} />}
    >
      <div className="p-4 md:p-6 print:px-0">
        <StatusBadge tone="error" word="Revoked" />
        <h2 id="revoked" className="mt-3 font-serif text-2xl font-semibold">
          Revoked on <DateTime value={result.revokedAt} format="longDate" />
        </h2>
        <p className="mt-2 text-ink-2">
          We issued a certificate with this code and later withdrew it. It is no longer valid.
        </p>
        <DescriptionList
          className="mt-4"
          facts={[
            codeFact(result.verificationCode),
            ...(result.revokedClass ? [{ term: 'Reason', value: revocationWords[result.revokedClass].said }] : []),
          ]}
        />
        <p className="mt-4 text-sm text-ink-2">
          Questions? Write to <SupportLink />.
        </p>
      </div>
    </RecordSheet>
  );
}
