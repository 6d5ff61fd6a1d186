import { Link } from '@tanstack/react-router';
import { ChevronRight, Headset, Lock, SpellCheck, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand, phoneHref } from '#client/lib/brand.ts';
import { CardList } from '#client/ui/data/card-list.tsx';
import { words } from '#client/ui/words.ts';
import type { DocumentDetails } from '#shared/schemas/documents.ts';

interface ClosedMessagesProps {
  document: DocumentDetails;
  /** Shows where mistakes and refusals are reported. */
  onReport: () => void;
}

/** Replaces the message form once an order is closed: support, reports and a new order. */
export function ClosedMessages({ document, onReport }: ClosedMessagesProps) {
  const t = words('documents');
  const { stage } = document.state;
  const { refusal, refusedBar } = document.revisions;
  const canReport = document.certificate !== null && (refusal === null || refusedBar === null);
  return (
    <section className="grid gap-3">
      <div className="flex gap-3">
        <Lock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-2" />
        <div>
          <h3 className="font-semibold">
            {stage === 'delivered' || stage === 'ended' ? t('messages.orderClosed') : t('messages.closed')}
          </h3>
          <p className="text-sm text-ink-2">{t('messages.closedText')}</p>
        </div>
      </div>
      <CardList>
        <Choice icon={<Headset aria-hidden="true" />} label={t('messages.askSupport')} more={<Support />} />
        {canReport ? (
          <Choice
            icon={<SpellCheck aria-hidden="true" />}
            label={
              <button type="button" className={stretched} onClick={onReport}>
                {t('messages.report')}
              </button>
            }
            more={t('messages.reportText')}
            isOpening
          />
        ) : null}
        <Choice
          icon={<Upload aria-hidden="true" />}
          label={
            <Link to="/dashboard/upload" className={stretched}>
              {t('messages.orderAgain')}
            </Link>
          }
          isOpening
        />
      </CardList>
    </section>
  );
}

/** The target is the whole row. */
const stretched = 'rounded-badge text-start hover:underline after:absolute after:inset-0 after:rounded-card';

interface ChoiceProps {
  icon: ReactNode;
  label: ReactNode;
  more?: ReactNode;
  isOpening?: boolean;
}

function Choice({ icon, label, more, isOpening = false }: ChoiceProps) {
  return (
    <li className="relative flex min-h-14 items-center gap-3 px-4 py-2 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-ink-2">
      {icon}
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{label}</p>
        {more === undefined ? null : <div className="text-sm wrap-anywhere text-ink-2">{more}</div>}
      </div>
      {isOpening ? <ChevronRight aria-hidden="true" className="flip-rtl" /> : null}
    </li>
  );
}

function Support() {
  return (
    <p className="flex flex-wrap gap-x-4 pointer-coarse:-mb-2">
      <a
        href={`mailto:${brand.supportEmail}`}
        className="inline-link items-center pointer-coarse:inline-flex pointer-coarse:min-h-11"
      >
        <bdi>{brand.supportEmail}</bdi>
      </a>
      <a
        href={phoneHref()}
        className="inline-link items-center whitespace-nowrap pointer-coarse:inline-flex pointer-coarse:min-h-11"
      >
        <bdi dir="ltr">{brand.supportPhone}</bdi>
      </a>
    </p>
  );
}
