import { useEffect, useRef, useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Section } from '#client/ui/layout/page.tsx';
import { countOf } from '#shared/plural.ts';
import type { OfferView } from '#shared/schemas/team.ts';

/** Papers offered to the user, each with a countdown. */
export function Offers({ offers }: { offers: readonly OfferView[] }) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const answer = trpc.authenticator.answerOffer.useMutation({
    onSuccess: (_left, { accept }) =>
      toast.show({ tone: 'ok', title: accept ? 'The paper is yours' : 'Offer declined' }),
    onSettled: () =>
      Promise.all([
        utils.authenticator.myWork.invalidate(),
        utils.authenticator.offers.invalidate(),
        utils.authenticator.queue.invalidate(),
      ]),
  });
  if (offers.length === 0 && !answer.error) return null;
  return (
    <Section title="Offered to you" description="A paper that nobody accepts in time is offered to the next person.">
      <FailureAlert failure={answer.error ? describeError(answer.error) : undefined} />
      {offers.length === 0 ? null : (
        <CardList aria-label="Offers">
          {offers.map((offer) => (
            <Offer
              key={offer.id}
              offer={offer}
              busy={answer.isPending && answer.variables.id === offer.id}
              onAnswer={(accept) => {
                if (!answer.isPending) answer.mutate({ id: offer.id, accept });
              }}
              onExpire={() => void utils.authenticator.myWork.invalidate()}
            />
          ))}
        </CardList>
      )}
    </Section>
  );
}

interface OfferProps {
  offer: OfferView;
  busy: boolean;
  onAnswer: (accept: boolean) => void;
  onExpire: () => void;
}

function Offer({ offer, busy, onAnswer, onExpire }: OfferProps) {
  const { filename, pages, sourceLanguage, targetLanguage, dueAt, expiresAt } = offer;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere">
          <bdi>{filename}</bdi>
        </p>
        <p className="text-sm text-ink-2">
          {countOf(pages, 'page')} · {sourceLanguage} into {targetLanguage} · due{' '}
          <DateTime value={dueAt} format="dayTime" />
        </p>
        <Countdown until={expiresAt} onEnd={onExpire} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={busy} aria-label={`Accept ${filename}`} onClick={() => onAnswer(true)}>
          Accept
        </Button>
        <Button
          size="sm"
          variant="secondary"
          busy={busy}
          aria-label={`Decline ${filename}`}
          onClick={() => onAnswer(false)}
        >
          Decline
        </Button>
      </div>
    </li>
  );
}

const secondMs = 1000;

/** Countdown; calls `onEnd` once. Its own component, so that only this line re-renders every second. */
function Countdown({ until, onEnd }: { until: string; onEnd: () => void }) {
  const end = new Date(until).getTime();
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= end;
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= end) latest.current();
    }, secondMs);
    return () => clearInterval(timer);
  }, [end, isOver]);
  const seconds = Math.max(0, Math.ceil((end - now) / secondMs));
  return (
    <p role="timer" className={seconds < 300 ? 'text-sm font-semibold text-warn' : 'text-sm text-ink-2'}>
      {isOver ? 'The time to answer is over' : `${leftOf(seconds)} left to answer`}
    </p>
  );
}

/** `1 h 05 min`, `24:59`. */
function leftOf(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 60) return `${String(Math.floor(minutes / 60))} h ${String(minutes % 60).padStart(2, '0')} min`;
  return `${String(minutes)}:${String(seconds % 60).padStart(2, '0')}`;
}
