import { useState } from 'react';
import { Card, CardHeader } from '#client/ui/layout/card.tsx';
import { describeSheet } from '#shared/notarial/sheet.ts';
import { ruleOf } from '#shared/notarial/states.ts';
import type { NotarialOrder } from '#shared/schemas/notary.ts';
import type { ActDraft, Commission } from './act-draft.ts';

export interface SheetPreviewProps {
  order: NotarialOrder;
  draft: ActDraft;
  commission: Commission;
}

/** The words of the sheet, as they are printed. */
export function SheetPreview({ order, draft, commission }: SheetPreviewProps) {
  const isElectronic = draft.method === 'electronic';
  const [openedAt] = useState(() => new Date());
  const text = describeSheet({
    kind: draft.kind,
    venue: { state: commission.state, county: draft.county.trim() || '____________' },
    signerName: order.certifiedByName,
    notaryName: commission.name,
    paperKind: order.paperKind,
    holders: order.holders,
    sourceLanguage: order.sourceLanguage,
    targetLanguage: order.targetLanguage,
    act: isElectronic && draft.identification ? { at: openedAt, identification: draft.identification } : null,
  });
  return (
    <Card as="section" aria-label="Wording of the sheet">
      <CardHeader title="Wording of the sheet" />
      <div className="grid gap-3 text-sm wrap-anywhere">
        <p className="font-serif text-lg font-semibold">{text.heading}</p>
        <p className="font-semibold">
          {text.venue.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
        {text.statement.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {text.notice === null ? null : <p className="border border-ink p-2 text-xs">{text.notice}</p>}
        <p className="font-semibold">{text.certificateHeading}</p>
        {text.certificate.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <p className="mt-4 text-xs text-ink-2">
        Source: {ruleOf(commission.state).source}. Not legal advice: you answer for the certificate you sign.
      </p>
    </Card>
  );
}
