import { createFileRoute } from '@tanstack/react-router';
import { stateSentence } from '#client/features/documents/status.ts';
import { LegalTextPage } from '#client/features/marketing/legal-text.tsx';
import { words } from '#client/ui/words.ts';
import { describeStates } from '#shared/order-state.ts';

export const Route = createFileRoute('/_public/refunds')({
  staticData: { title: () => words('frame')('footer.refunds'), isLight: true, words: ['offer', 'states'] },
  component: RefundsPage,
});

/** The published text, with the rules that the code applies in each state of an order. */
function RefundsPage() {
  return (
    <LegalTextPage page="refunds">
      <section className="mt-10">
        <h2 className="font-serif text-xl font-semibold">{words('states')('cancel.title')}</h2>
        <dl className="mt-3 grid max-w-prose gap-3">
          {describeStates().map((state) => (
            <div key={state.state} className="border-b border-line pb-3">
              <dt>{stateSentence({ state }, 'is')}</dt>
              <dd className="font-semibold">
                {stateSentence({ state }, 'cancel') || words('states')('cancel.closed')}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="mt-10">
        <h2 className="font-serif text-xl font-semibold">{words('offer')('refused.short')}</h2>
        <p className="mt-3 max-w-prose">{words('offer')('refused.text')}</p>
      </section>
    </LegalTextPage>
  );
}
