import { useId, useState } from 'react';
import { describeError, messageOf } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import { conversationLimits } from '#shared/conversation.ts';
import type { CustomerQuestion } from '#shared/schemas/conversation.ts';

/** Questions about a document, for its owner; open ones first, each with an answer field. */
export function QuestionPart({ documentId }: { documentId: string }) {
  const t = words('documents');
  const { data } = trpc.documents.questions.useQuery({ documentId });
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  const open = items.filter(({ state }) => state === 'asked');
  const past = items.filter(({ state }) => state !== 'asked');
  return (
    <section aria-labelledby="document-questions">
      <h3 id="document-questions" className="border-b border-line pb-1 font-serif text-lg font-semibold">
        {open.length > 0 ? t('questions.open', { count: open.length }) : t('questions.title')}
      </h3>
      {open.length > 0 ? (
        <p className="pt-3 text-sm text-ink-2">{t('questions.openText', { count: open.length })}</p>
      ) : null}
      <ul className="grid gap-4 pt-3">
        {open.map((question) => (
          <li key={question.id} className="grid gap-3 rounded-card border border-line-strong p-4">
            <OpenQuestion question={question} />
          </li>
        ))}
        {past.map((question) => (
          <li key={question.id} className="grid gap-2 rounded-card border border-line p-4 text-sm">
            <PastQuestion question={question} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpenQuestion({ question }: { question: CustomerQuestion }) {
  const t = words('documents');
  const questionId = useId();
  const utils = trpc.useUtils();
  const toast = useToast();
  const [answer, setAnswer] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const send = trpc.documents.answerQuestion.useMutation({
    onSuccess() {
      toast.show({ tone: 'ok', title: t('questions.thanks'), description: t('questions.thanksText') });
    },
    onSettled: () => utils.documents.questions.invalidate(),
  });
  const isMissing = answer.trim() === '';
  return (
    <form
      noValidate
      aria-labelledby={questionId}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setIsSubmitted(true);
        if (!isMissing && !send.isPending) send.mutate({ id: question.id, answer });
      }}
    >
      <QuestionPicture question={question} />
      <FailureAlert failure={send.error ? describeError(send.error) : undefined} />
      <p id={questionId} className="font-semibold wrap-anywhere whitespace-pre-line">
        <bdi>{question.question}</bdi>
      </p>
      <Field
        label={t('questions.yourAnswer')}
        hint={question.hasPicture ? undefined : t('questions.aboutPage', { page: question.page })}
        error={isSubmitted && isMissing ? messageOf('ANSWER_REQUIRED').text : undefined}
      >
        <Textarea
          rows={2}
          dir="auto"
          required
          maxLength={conversationLimits.answerMax}
          value={answer}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
      </Field>
      <Button
        type="submit"
        wide="phone"
        busy={send.isPending}
        className="justify-self-start max-sm:justify-self-stretch"
      >
        {t('questions.send')}
      </Button>
    </form>
  );
}

function PastQuestion({ question }: { question: CustomerQuestion }) {
  const t = words('documents');
  const { answer, answeredAt, askedAt } = question;
  return (
    <>
      <p className="wrap-anywhere whitespace-pre-line">
        <span className="text-ink-2">
          {t.rich('questions.askedOn', { date: slot(<DateTime value={askedAt} format="longDate" />) })}{' '}
        </span>
        <bdi>{question.question}</bdi>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">
        {answer === null || answeredAt === null ? (
          <span className="text-ink-2">{t('questions.closed')}</span>
        ) : (
          <>
            <span className="text-ink-2">
              {t.rich('questions.answeredOn', { date: slot(<DateTime value={answeredAt} format="longDate" />) })}{' '}
            </span>
            <bdi>{answer}</bdi>
          </>
        )}
      </p>
    </>
  );
}

/** The region of the page that a question is about; nothing for a question without a picture. */
function QuestionPicture({ question }: { question: { id: string; page: number; hasPicture: boolean } }) {
  const t = words('documents');
  const { data } = trpc.documents.questionPicture.useQuery(
    { id: question.id },
    { enabled: question.hasPicture, staleTime: Infinity },
  );
  if (!question.hasPicture) return null;
  if (!data?.picture) return <div className="h-24 rounded-control bg-sunken" />;
  return (
    <img
      src={`data:image/jpeg;base64,${data.picture}`}
      alt={t('questions.picture', { page: question.page })}
      className="max-h-80 w-full rounded-control border border-line bg-white object-contain"
    />
  );
}
