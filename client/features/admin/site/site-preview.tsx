import { useDeferredValue, type ReactNode } from 'react';
import { pictureSrc } from '#client/lib/brand.ts';
import { queryState } from '#client/lib/query-state.ts';
import { trpcClient } from '#client/lib/trpc-client.ts';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Wordmark } from '#client/ui/layout/wordmark.tsx';
import { siteFacts, type SiteFacts } from '#shared/schemas/site.ts';
import { contrastOf, defaultColors } from '#shared/site-colors.ts';
import { usePreview } from '../facts/use-preview.ts';

/** Home page, mail and certificate with a draft's names, colors and logo. */
export function SitePreview({ facts }: { facts: SiteFacts }) {
  const { primary, accent } = facts.colors ?? defaultColors;
  return (
    <div className="grid gap-6 lg:grid-cols-3" data-theme="light">
      <Frame title="Home page">
        <header className="flex items-center justify-between gap-3 border-b border-line p-4">
          <Wordmark
            mark={facts.mark}
            name={facts.name}
            picture={facts.logo && { src: pictureSrc(facts.logo), ...facts.logo }}
          />
        </header>
        <div className="p-4">
          <p className="text-sm font-semibold" style={{ color: accent }}>
            Every page carries a public verification code
          </p>
          <p className="mt-1 font-serif text-xl font-semibold">Your documents, certified in English</p>
          <span
            className="mt-3 inline-block rounded-control px-4 py-2 font-semibold"
            style={{ background: primary, color: contrastOf(primary, '#ffffff') >= 4.5 ? '#ffffff' : '#000000' }}
          >
            Start Translation
          </span>
        </div>
        <footer className="border-t border-line p-4 text-xs text-ink-2">
          © {facts.legalName} · {facts.supportEmail} · {facts.supportPhone}
        </footer>
      </Frame>
      <Frame title="Mail">
        <MailPreview facts={facts} />
      </Frame>
      <Frame title="Certificate">
        <div className="p-5 font-serif">
          <p className="text-lg font-semibold">{facts.legalName}</p>
          <p className="text-xs">
            {facts.address}
            <br />
            {facts.supportEmail} · {facts.supportPhone}
          </p>
          <p className="mt-4 text-center text-lg font-semibold">Certificate of Translation Accuracy</p>
          <p className="mt-3 text-sm">
            {facts.legalName} certifies that the attached translation is complete and accurate.
          </p>
        </div>
      </Frame>
    </div>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className="min-w-0 overflow-hidden rounded-card border border-line bg-sheet text-ink">
      <figcaption className="border-b border-line bg-sunken px-4 py-2 text-sm font-semibold">{title}</figcaption>
      {children}
    </figure>
  );
}

/** A mail as it would be written with the draft's names. */
function MailPreview({ facts }: { facts: SiteFacts }) {
  const site = useDeferredValue(siteFacts.safeParse(facts).data);
  const mail = usePreview(
    { of: 'mail', input: { group: 'ready', locale: 'en' as const, facts: { texts: {} }, ...(site && { site }) } },
    (input) => trpcClient.admin.previewMail.mutate(input),
  );
  return (
    <LoadState {...queryState(mail)} errorTitle="Couldn’t write the mail">
      {mail.data ? (
        <iframe
          title="Mail with the names of this draft"
          sandbox=""
          className="h-96 w-full border-0 bg-sheet"
          srcDoc={mail.data.html}
        />
      ) : null}
    </LoadState>
  );
}
