import { useState } from 'react';
import { Card, CardHeader } from '#client/ui/layout/card.tsx';
import type { Identification } from '#shared/notarial/acts.ts';
import { describeSheet, type SheetAct } from '#shared/notarial/sheet.ts';
import { ruleOf } from '#shared/notarial/states.ts';
import type { NotarialOrder, OathView } from '#shared/schemas/notary.ts';
import { oathOf, type ActDraft, type Commission } from './act-draft.ts';

export interface SheetPreviewProps {
  order: NotarialOrder;
  draft: ActDraft;
  commission: Commission;
}

/** The words of the sheet, as they are printed. */
export function SheetPreview({ order, draft, commission }: SheetPreviewProps) {
  const oath = oathOf(draft, order);
  const isElectronic = draft.method === 'electronic';
  const [openedAt] = useState(() => new Date());
  const text = describeSheet({
    kind: isElectronic ? (oath?.kind ?? draft.kind) : draft.kind,
    venue: { state: commission.state, county: draft.county.trim() || '____________' },
    signerName: order.certifiedByName,
    notaryName: commission.name,
    paperKind: order.paperKind,
    holders: order.holders,
    sourceLanguage: order.sourceLanguage,
    targetLanguage: order.targetLanguage,
    act:
      isElectronic && oath && draft.identification
        ? actOf(draft, { oath, at: openedAt, identification: draft.identification })
        : null,
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
        {text.signed.map((line) => (
          <p key={line} className="text-xs text-ink-2">
            {line}
          </p>
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

function actOf(
  { appearance, reference }: ActDraft,
  { oath, at, identification }: { oath: OathView; at: Date; identification: Identification },
): SheetAct {
  return {
    at,
    swornAt: new Date(oath.swornAt),
    identification,
    appearance: appearance === 'remote' ? { kind: 'remote', reference } : { kind: 'in-person' },
  };
}
