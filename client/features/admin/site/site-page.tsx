import { queryState } from '#client/lib/query-state.ts';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Page, PageHeader, Section } from '#client/ui/layout/page.tsx';
import { siteFacts } from '#shared/schemas/site.ts';
import { FactsEditor } from '../facts/facts-editor.tsx';
import { schemaFault } from '../facts/facts-words.ts';
import { SiteForm } from './site-form.tsx';
import { SitePreview } from './site-preview.tsx';

/** Site facts: names, contacts, colors, logo. */
export function SitePage() {
  const site = trpc.admin.site.useQuery();
  const utils = trpc.useUtils();
  return (
    <Page width="wide">
      <PageHeader
        title="Site"
        description="Who the house is on its pages, in its mails, and on its certificates. Pages change within a minute of publishing."
      />
      <LoadState {...queryState(site)} errorTitle="Couldn’t load the site">
        {site.data ? (
          <FactsEditor
            place={{ kind: 'site', scope: '' }}
            view={site.data}
            publish={(facts, details) => trpcClient.admin.publishSite.mutate({ facts, ...details })}
            onChanged={() => utils.admin.site.invalidate()}
            faultOf={(facts) => schemaFault(siteFacts, facts)}
          >
            {(facts, change) => (
              <>
                <SiteForm facts={facts} onChange={change} />
                <Section title="Preview" description="Of this draft, before anybody else sees it.">
                  <SitePreview facts={facts} />
                </Section>
              </>
            )}
          </FactsEditor>
        ) : null}
      </LoadState>
    </Page>
  );
}
