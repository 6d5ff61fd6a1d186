import { useState } from 'react';
import type { DocumentDetails } from '#shared/schemas/documents.ts';
import { isCode } from '#client/lib/error-texts.ts';
import { messageOf } from '#client/lib/error-message.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { MisspellingList } from './misspelling-list.tsx';
import { MisspellingDialog } from './misspelling-dialog.tsx';

const stateWords = { open: 'We’re checking it', done: 'Corrected', declined: 'Left as it is' } as const;

/** The certificate's state, and corrections that the customer asked for. */
export function RevisionPart({ document }: { document: DocumentDetails }) {
  const [isOpen, setIsOpen] = useState(false);
  const { certificate, revisions } = document;
  if (!certificate) return null;
  const { refusal, requests, until } = revisions;
  return (
    <div className="grid gap-3 pt-3 text-sm">
      {certificate.revision > 1 && certificate.state === 'valid' ? (
        <p>
          This is revision {certificate.revision}, issued on <DateTime value={certificate.issuedAt} format="longDate" />
          . It replaces the earlier file.
        </p>
      ) : null}
      {requests.map((request) => (
        <div key={request.id} className="grid gap-1 rounded-control border border-line p-3">
          <p className="font-medium">
            {stateWords[request.state]}: correction asked on <DateTime value={request.createdAt} format="longDate" />
          </p>
          <MisspellingList items={request.items} />
          {request.answer === null ? null : <p className="wrap-anywhere">Our answer: {request.answer}</p>}
        </div>
      ))}
      {refusal === null ? (
        <p className="flex flex-wrap items-center gap-3">
          <Button size="sm" variant="secondary" onClick={() => setIsOpen(true)}>
            Report a misspelling
          </Button>
          {until === null ? null : (
            <span className="text-ink-2">
              Free until <DateTime value={until} format="longDate" />
            </span>
          )}
        </p>
      ) : refusal === 'CERTIFICATE_REVOKED' ? null : (
        <p className="text-ink-2">{isCode(refusal) ? messageOf(refusal).text : null}</p>
      )}
      <MisspellingDialog id={document.id} open={isOpen} onOpenChange={setIsOpen} />
    </div>
  );
}
