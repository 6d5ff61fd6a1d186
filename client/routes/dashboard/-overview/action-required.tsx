import { Link } from '@tanstack/react-router';
import { useMay } from '#client/features/auth/organizations/use-may.ts';
import { DraftRow } from '#client/features/documents/order/draft-row.tsx';
import { PaperName } from '#client/features/documents/paper-name.tsx';
import { ResumePayment } from '#client/features/payments/resume-payment.tsx';
import { fileSize } from '#client/lib/format.ts';
import { groupBy } from '#client/lib/group-by.ts';
import { paperName } from '#client/lib/paper-title.ts';
import type { PendingFile } from '#client/lib/pending-file.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { words } from '#client/ui/words.ts';
import { limits } from '#shared/limits.ts';
import type { CustomerQuestion } from '#shared/schemas/conversation.ts';
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

/** Documents with open questions, one row each. */
function QuestionRows({ questions }: { questions: readonly CustomerQuestion[] }) {
  const t = words('documents');
  const byDocument = [...groupBy(questions, ({ documentId }) => documentId)];
  return byDocument.map(([documentId, asked]) => {
    const [first] = asked;
    if (!first) return null;
    const name = paperName(first);
    return (
      <li key={documentId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 md:px-6">
        <div className="min-w-0 flex-1 basis-52">
          <p className="font-semibold">
            <PaperName paper={first} />
          </p>
          <p className="text-sm text-ink-2">{t('questions.row', { count: asked.length })}</p>
        </div>
        <ButtonLink
          size="sm"
          render={
            <Link
              to="/dashboard/progress"
              search={{ doc: documentId }}
              aria-label={t('questions.answerAbout', { name })}
            />
          }
        >
          {t('questions.answer')}
        </ButtonLink>
      </li>
    );
  });
}
