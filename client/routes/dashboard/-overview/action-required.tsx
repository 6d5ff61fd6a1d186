import { Link } from '@tanstack/react-router';
import { useMay } from '#client/features/auth/organizations/use-may.ts';
import { QuestionRows } from '#client/features/documents/messages/question-rows.tsx';
import { DraftRow } from '#client/features/documents/order/draft-row.tsx';
import { ResumePayment } from '#client/features/payments/resume-payment.tsx';
import { fileSize } from '#client/lib/format.ts';
import type { PendingFile } from '#client/lib/pending-file.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { words } from '#client/ui/words.ts';
import { limits } from '#shared/limits.ts';
import type { DocumentView } from '#shared/schemas/documents.ts';
import type { useWaiting } from './use-waiting.ts';

export interface ActionRequiredProps {
  drafts: readonly DocumentView[];
  waiting: ReturnType<typeof useWaiting>;
}

/** Open questions about orders, unpaid drafts, and recovered drafts that never reached the server. */
export function ActionRequired({ drafts, waiting }: ActionRequiredProps) {
  const t = words('overview');
  const { questions, unsent } = waiting;
  const mayHandle = useMay('handle');
  const hasDrafts = drafts.length + unsent.length > 0;
  if (!hasDrafts && questions.length === 0) return null;
  const payable = drafts.filter((draft) => draft.hasFile).slice(0, limits.documentsPerCheckout);
  return (
    <Section
      title={t('waiting.title')}
      {...(hasDrafts ? { description: draftsNote(questions.length > 0) } : {})}
      actions={
        payable.length > 1 ? (
          <ResumePayment
            documents={payable}
            variant="secondary"
            label={t('waiting.payTogether', { count: String(payable.length) })}
          />
        ) : null
      }
    >
      <CardList>
        <QuestionRows questions={questions} />
        {unsent.map((entry) => (
          <RecoveredRow key={entry.id} entry={entry} isOnly={unsent.length === 1} />
        ))}
        {drafts.map((draft) => (
          <DraftRow
            key={draft.id}
            document={draft}
            action={
              mayHandle ? (
                <ButtonLink
                  size="sm"
                  render={
                    <Link
                      to="/dashboard/upload"
                      search={{ draft: draft.id }}
                      aria-label={t('waiting.resumeOf', { name: draft.filename })}
                    />
                  }
                >
                  {t('waiting.resume')}
                </ButtonLink>
              ) : (
                <ResumePayment documents={[draft]} />
              )
            }
          />
        ))}
      </CardList>
    </Section>
  );
}

function draftsNote(isBesideQuestions: boolean): string {
  const t = words('overview');
  return isBesideQuestions ? t('waiting.note') : t('waiting.unpaidNote');
}

/** A draft recovered from this browser; the order form offers to restore it. */
function RecoveredRow({ entry, isOnly }: { entry: PendingFile; isOnly: boolean }) {
  const t = words('overview');
  const { name, size } = entry.file;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 md:px-6">
      <div className="min-w-0 flex-1 basis-52">
        <bdi className="block font-semibold wrap-anywhere">{name}</bdi>
        <p className="text-sm text-ink-2">{t('waiting.saved', { size: fileSize(size) })}</p>
      </div>
      <ButtonLink
        size="sm"
        render={<Link to={isOnly ? '/dashboard/upload' : '/upload'} aria-label={t('waiting.continueWith', { name })} />}
      >
        {t('waiting.continue')}
      </ButtonLink>
    </li>
  );
}
