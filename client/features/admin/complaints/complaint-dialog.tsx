import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DescriptionList, type Fact } from '#client/ui/data/description-list.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { can } from '#shared/access.ts';
import { paperTitle } from '#shared/certificate/title.ts';
import { complaintCauseWords, complaintOutcomeWords } from '#shared/complaints.ts';
import type { ComplaintView } from '#shared/schemas/complaints.ts';
import { FindingsForm, type FindingsFormProps } from './findings-form.tsx';

/** A complaint: the customer's words, remedies so far, and a form for its findings while it is open. */
export function ComplaintDialog({ complaint, staff, onClose }: FindingsFormProps) {
  const user = useCurrentUser();
  const mayAnswer = user !== null && user !== undefined && can(user, 'desk') && complaint.outcome === null;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="lg"
      title={
        <>
          Complaint about <bdi>{paperTitle(complaint)}</bdi>
        </>
      }
    >
      <div className="grid gap-6 text-sm">
        <DescriptionList facts={factsOf(complaint, mayAnswer)} />
        {mayAnswer ? <FindingsForm complaint={complaint} staff={staff} onClose={onClose} /> : null}
      </div>
    </Dialog>
  );
}

function factsOf(complaint: ComplaintView, mayAnswer: boolean): Fact[] {
  const { said, openedAt, openedByName, isReissued, refundedCents, orderCurrency } = complaint;
  const { outcome, closedAt, closedByName } = complaint;
  const done = [
    ...(isReissued ? ['reissued'] : []),
    ...(refundedCents > 0 ? [<Money key="refunded" cents={refundedCents} currency={orderCurrency} />, 'refunded'] : []),
  ];
  return [
    { term: 'Said', value: <bdi className="wrap-anywhere whitespace-pre-line">{said === '' ? '–' : said}</bdi> },
    {
      term: 'Opened',
      value: (
        <>
          <DateTime value={openedAt} /> by <bdi>{openedByName ?? 'the customer'}</bdi>
        </>
      ),
    },
    {
      term: 'Done since',
      value: done.length === 0 ? 'Nothing' : done.map((part, index) => <span key={index}>{part} </span>),
    },
    ...(mayAnswer ? [] : readOnlyFacts(complaint)),
    ...(outcome === null || closedAt === null
      ? []
      : [
          {
            term: 'Closed',
            value: (
              <>
                {complaintOutcomeWords[outcome]}, <DateTime value={closedAt} /> by <bdi>{closedByName}</bdi>
              </>
            ),
          },
        ]),
  ];
}

function readOnlyFacts({ cause, aboutName, costCents, currency, lesson }: ComplaintView): Fact[] {
  return [
    { term: 'Cause', value: complaintCauseWords[cause] },
    { term: 'Work of', value: <bdi>{aboutName ?? '–'}</bdi> },
    { term: 'Cost', value: costCents === null ? '–' : <Money cents={costCents} currency={currency} /> },
    { term: 'Lesson', value: <bdi className="wrap-anywhere whitespace-pre-line">{lesson === '' ? '–' : lesson}</bdi> },
  ];
}
