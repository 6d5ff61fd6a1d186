import { CircleHelp } from 'lucide-react';
import { brand } from '#client/lib/brand.ts';
import { kindName } from '#client/lib/paper-title.ts';
import { Queries } from '#client/lib/queries.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { Band } from '#client/ui/certificate/band.tsx';
import { Seal } from '#client/ui/certificate/seal.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { content, words } from '#client/ui/words.ts';
import type { RevokedResult, SupersededResult, ValidResult } from '#shared/schemas/verification.ts';
import { isSpecimenCode, isTestCode } from '#shared/verification-code.ts';
import { OpenCopy } from './paper/open-copy.tsx';
import { certificateFacts, codeFact, RecordSheet, SupportLink } from './record.tsx';

interface CardProps<Result> {
  result: Result;
  onReset: () => void;
}

function SearchAgain({ onReset }: { onReset: () => void }) {
  return (
    <Button variant="secondary" wide="phone" onClick={onReset}>
      {words('verify')('another')}
    </Button>
  );
}

/** A valid certificate's public facts. */
export function VerifiedCard({ result, onReset }: CardProps<ValidResult>) {
  const t = words('verify');
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
            <StatusBadge tone="ok" icon="seal" word={t('verified.badge')} />
            <h2 id="verified" className="mt-3 font-serif text-2xl font-semibold wrap-anywhere">
              <bdi>{kindName(result.filename)}</bdi>
            </h2>
          </div>
          <Seal
            settle
            tone="green"
            mark={brand.mark}
            topText={brand.name}
            bottomText="Certified · Verifiable"
            label={t('verified.seal')}
            className="size-24"
          />
        </div>
        <SheetCompare result={result} />
        <h3 className="mt-6 font-semibold">{words('paper')('sheet.heading')}</h3>
        <DescriptionList className="mt-2" facts={certificateFacts(result)} />
        {result.revision > 1 ? (
          <p className="mt-3 text-sm text-ink-2">{t('verified.revision', { revision: result.revision })}</p>
        ) : null}
        <Queries>
          <OpenCopy code={result.verificationCode} access={result.copyAccess} />
        </Queries>
      </div>
    </RecordSheet>
  );
}

/** An earlier revision of a certificate. */
export function SupersededCard({ result, onReset }: CardProps<SupersededResult>) {
  const t = words('verify');
  return (
    <RecordSheet
      labelledBy="superseded"
      path={`/verify/${result.verificationCode}`}
      actions={<SearchAgain onReset={onReset} />}
    >
      <div className="p-4 md:p-6 print:px-0">
        <StatusBadge tone="warn" word={t('superseded.badge')} />
        <h2 id="superseded" className="mt-3 font-serif text-2xl font-semibold">
          {t('superseded.heading', { revision: result.currentRevision })}
        </h2>
        <p className="mt-2 text-ink-2">
          {t.rich('superseded.text', { date: slot(<DateTime value={result.supersededAt} format="longDate" />) })}
        </p>
        <DescriptionList className="mt-4" facts={certificateFacts(result)} />
      </div>
    </RecordSheet>
  );
}

/** No certificate has this code: possible reasons and the support address. */
export function NotFoundCard({ code, onReset }: { code: string; onReset: () => void }) {
  if (isSpecimenCode(code)) return <NoCertificateCard kind="specimen" onReset={onReset} />;
  if (isTestCode(code)) return <NoCertificateCard kind="test" onReset={onReset} />;
  const { notFound } = content('verify');
  return (
    <Card as="section" aria-labelledby="not-found" className="border-t-4 border-t-warn">
      <h2 id="not-found" className="flex items-center gap-3 font-serif text-2xl font-semibold">
        <CircleHelp aria-hidden="true" className="size-7 shrink-0 text-warn" strokeWidth={1.75} />
        {notFound.heading}
      </h2>
      <p className="mt-2 text-ink-2">{notFound.text}</p>
      <ul className="mt-2 list-disc ps-5 text-ink-2 marker:text-ink-3">
        {notFound.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-2">
        {words('verify').rich('notFound.help', { email: slot(<SupportLink />) })}
      </p>
      <div className="mt-6">
        <SearchAgain onReset={onReset} />
      </div>
    </Card>
  );
}

/** A code that certifies nothing: of the public sample, or of a test document. */
function NoCertificateCard({ kind, onReset }: { kind: 'specimen' | 'test'; onReset: () => void }) {
  const t = words('verify');
  return (
    <Card as="section" aria-labelledby={kind}>
      <StatusBadge tone={kind === 'test' ? 'warn' : 'idle'} word={t(`${kind}.badge`)} />
      <h2 id={kind} className="mt-3 font-serif text-2xl font-semibold">
        {t(`${kind}.heading`)}
      </h2>
      <p className="mt-2 text-ink-2">{t(`${kind}.text`)}</p>
      <div className="mt-6">
        <SearchAgain onReset={onReset} />
      </div>
    </Card>
  );
}

/** A revoked certificate. */
export function RevokedCard({ result, onReset }: CardProps<RevokedResult>) {
  const t = words('verify');
  return (
    <RecordSheet
      labelledBy="revoked"
      path={`/verify/${result.verificationCode}`}
      actions={<SearchAgain onReset={onReset} />}
    >
      <div className="p-4 md:p-6 print:px-0">
        <StatusBadge tone="error" word={t('revoked.badge')} />
        <h2 id="revoked" className="mt-3 font-serif text-2xl font-semibold">
          {t.rich('revoked.heading', { date: slot(<DateTime value={result.revokedAt} format="longDate" />) })}
        </h2>
        <p className="mt-2 text-ink-2">{t('revoked.text')}</p>
        {isTestCode(result.verificationCode) ? <p className="mt-2 text-ink-2">{t('test.text')}</p> : null}
        <DescriptionList
          className="mt-4"
          facts={[
            codeFact(result.verificationCode),
            ...(result.revokedClass
              ? [{ term: t('revoked.reason'), value: t(`revoked.reasons.${result.revokedClass}`) }]
              : []),
          ]}
        />
        <p className="mt-4 text-sm text-ink-2">{t.rich('revoked.help', { email: slot(<SupportLink />) })}</p>
      </div>
    </RecordSheet>
  );
}

/** What a look-up proves and what not, and the words by which a sheet of paper is compared with it. */
function SheetCompare({ result }: { result: Pick<ValidResult, 'checkWords'> }) {
  const t = words('paper');
  const { checkWords } = result;
  return (
    <div className="mt-4 grid gap-2">
      <p>{t('sheet.proves')}</p>
      <p className="rounded-control border-s-4 border-warn bg-warn-soft px-4 py-3">{t('sheet.not')}</p>
      {checkWords.length === 0 ? null : (
        <section aria-labelledby="check-words" className="mt-2">
          <h3 id="check-words" className="font-semibold">
            {t('sheet.words')}
          </h3>
          <p className="mt-1 text-sm text-ink-2">{t('sheet.wordsText')}</p>
          <ol className="mt-2 divide-y divide-line border-y border-line text-sm">
            {checkWords.map((page, index) => (
              <li key={index} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5">
                <span className="text-ink-2">{t('sheet.page', { page: index + 1 })}</span>
                {page.length === 0 ? (
                  <span className="text-ink-2">{t('sheet.noWords')}</span>
                ) : (
                  <span dir="ltr" lang="en" className="font-serif font-semibold">
                    {page.join(' · ')}
                  </span>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
