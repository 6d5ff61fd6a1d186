import { useId, useState } from 'react';
import { conversationLimits } from '#shared/conversation.ts';
import type { CustomerQuestion } from '#shared/schemas/conversation.ts';
import { describeError, messageOf } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { QuestionPicture } from './question-picture.tsx';

/** Questions about a document, for its owner; open ones first, each with an answer field. */
export function QuestionPart({ documentId }: { documentId: string }) {
  const { data } = trpc.documents.questions.useQuery({ documentId });
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  const open = items.filter(({ state }) => state === 'asked');
  const past = items.filter(({ state }) => state !== 'asked');
  return (
    <section aria-labelledby="document-questions">
      <h3 id="document-questions" className="border-b border-line pb-1 font-serif text-lg font-semibold">
        {open.length > 1 ? 'We have questions for you' : open.length === 1 ? 'We have a question for you' : 'Questions'}
      </h3>
      {open.length > 0 ? (
        <p className="pt-3 text-sm text-ink-2">
          {open.length > 1
            ? 'We need your answers to finish your translation.'
            : 'We need your answer to finish your translation.'}
        </p>
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
  const questionId = useId();
  const utils = trpc.useUtils();
  const toast = useToast();
  const [answer, setAnswer] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const send = trpc.documents.answerQuestion.useMutation({
    onSuccess() {
      toast.show({ tone: 'ok', title: 'Thank you for your answer', description: 'Our translator has it now.' });
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
        label="Your answer"
        hint={question.hasPicture ? undefined : `About page ${String(question.page)} of your document.`}
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
        Send answer
      </Button>
    </form>
  );
}

function PastQuestion({ question }: { question: CustomerQuestion }) {
  const { answer, answeredAt, askedAt } = question;
  return (
    <>
      <p className="wrap-anywhere whitespace-pre-line">
        <span className="text-ink-2">
          Asked on <DateTime value={askedAt} format="longDate" />:{' '}
        </span>
        <bdi>{question.question}</bdi>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">
        {answer === null || answeredAt === null ? (
          <span className="text-ink-2">We no longer need an answer.</span>
        ) : (
          <>
            <span className="text-ink-2">
              Your answer on <DateTime value={answeredAt} format="longDate" />:{' '}
            </span>
            <bdi>{answer}</bdi>
          </>
        )}
      </p>
    </>
  );
}
