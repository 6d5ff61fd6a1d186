import { useState } from 'react';
import { messageOf } from '#client/lib/error-message.ts';
import { isCode } from '#client/lib/error-texts.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import type { DocumentDetails } from '#shared/schemas/documents.ts';
import { MisspellingList } from './misspelling-list.tsx';

const MisspellingDialog = lazyPart(async () => (await import('./misspelling-dialog.tsx')).MisspellingDialog, {
  failure: 'atFoot',
});

/** The certificate's state, and corrections that the customer asked for. */
export function RevisionPart({ document }: { document: DocumentDetails }) {
  const t = words('documents');
  const [isOpen, setIsOpen] = useState(false);
  const { certificate, revisions } = document;
  if (!certificate) return null;
  const { refusal, requests, until } = revisions;
  return (
    <div className="grid gap-3 pt-3 text-sm">
      {certificate.revision > 1 && certificate.state === 'valid' ? (
        <p>
          {t.rich('revision.current', {
            revision: certificate.revision,
            date: slot(<DateTime value={certificate.issuedAt} format="longDate" />),
          })}
        </p>
      ) : null}
      {requests
        .filter(({ kind }) => kind === 'misspelling')
        .map((request) => (
          <div key={request.id} className="grid gap-1 rounded-control border border-line p-3">
            <p className="font-medium">
              {t.rich('revision.asked', {
                state: t(`revision.states.${request.state}`),
                date: slot(<DateTime value={request.createdAt} format="longDate" />),
              })}
            </p>
            <MisspellingList items={request.items} />
            {request.answer === null ? null : (
              <p className="wrap-anywhere">{t('revision.answer', { answer: request.answer })}</p>
            )}
          </div>
        ))}
      {refusal === null ? (
        <p className="flex flex-wrap items-center gap-3">
          <Button size="sm" variant="secondary" onClick={() => setIsOpen(true)}>
            {t('revision.report')}
          </Button>
          {until === null ? null : (
            <span className="text-ink-2">
              {t.rich('revision.freeUntil', { date: slot(<DateTime value={until} format="longDate" />) })}
            </span>
          )}
        </p>
      ) : refusal === 'CERTIFICATE_REVOKED' ? null : (
        <p className="text-ink-2">{isCode(refusal) ? messageOf(refusal).text : null}</p>
      )}
      {isOpen ? <MisspellingDialog id={document.id} open onOpenChange={setIsOpen} /> : null}
    </div>
  );
}
