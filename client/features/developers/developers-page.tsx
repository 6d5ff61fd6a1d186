import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { SkeletonRows } from '#client/ui/feedback/skeleton.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { scopes, scopeTexts, unusedKeyDays } from '#shared/api-keys.ts';
import { limits } from '#shared/limits.ts';
import { rateLimits } from '#shared/rate-limits.ts';
import { CodeExample, ExampleChoice } from './code-example.tsx';
import { examples } from './examples.ts';
import { LiveDescription } from './live-description.tsx';

const sections = {
  start: 'Five minutes',
  'test-keys': 'Test keys',
  keys: 'Keys and scopes',
  errors: 'Errors',
  webhooks: 'Webhooks',
  limits: 'Limits',
  versions: 'Versions',
  reference: 'Reference',
  changelog: 'Changelog',
} as const;
type SectionId = keyof typeof sections;

// Tables and long texts load after the page, as the reference does.
const fallback = <SkeletonRows />;
const Changelog = lazyPart(async () => (await import('./changelog.tsx')).Changelog, { fallback });
const FieldCodeTable = lazyPart(async () => (await import('./field-code-table.tsx')).FieldCodeTable, { fallback });
const LimitsTable = lazyPart(async () => (await import('./limits-table.tsx')).LimitsTable, { fallback });
const VersionList = lazyPart(async () => (await import('./version-list.tsx')).VersionList, { fallback });
const VerificationLimits = lazyPart(async () => (await import('./verification-limits.tsx')).VerificationLimits, {
  fallback,
});

const megabytes = limits.fileBytes / 1024 / 1024;

/** Everything a developer needs for the first order and after. Every example is a file that the tests run. */
export function DevelopersPage() {
  return (
    <ExampleChoice>
      <div className="gutter mx-auto grid w-full max-w-[calc(var(--container-content)+4rem)] gap-x-12 py-12 md:py-16 lg:grid-cols-[11rem_minmax(0,1fr)]">
        <header className="lg:col-start-2">
          <h1 className="font-serif text-3xl font-semibold md:text-4xl">
            Certified translations from your own software
          </h1>
          <p className="mt-4 max-w-prose text-lg text-ink-2">
            Order, pay, follow and download over plain HTTP or with a typed client. The calls are the ones our own pages
            make.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink render={<Link to="/dashboard/developers" />}>Create a key</ButtonLink>
            <ButtonLink variant="secondary" render={<a href="/api/v1/openapi.json" />}>
              OpenAPI 3.1
            </ButtonLink>
          </div>
        </header>
        <Contents />
        <div className="min-w-0 lg:col-start-2">
          <FirstSteps />
          <TestKeys />
          <Keys />
          <Errors />
          <Webhooks />
          <Limits />
          <Versions />
          <Section id="reference">
            <p>
              Queries with plain fields are <code>GET</code> with query parameters, everything else is <code>POST</code>{' '}
              with JSON. Times are ISO 8601 in UTC, money is integer cents, ids are UUIDs. Fields marked with a question
              mark may be left out. Ignore fields and codes you do not know: new ones come without notice.
            </p>
            <p>
              Clients of other languages can be generated from the OpenAPI document, which names the address to call. In
              TypeScript, <code>openapi-typescript --default-non-nullable=false</code> leaves optional what has a
              default.
            </p>
            <LiveDescription part="operations" />
          </Section>
          <Section id="changelog">
            <Changelog />
          </Section>
        </div>
      </div>
    </ExampleChoice>
  );
}

function Contents() {
  return (
    <nav aria-label="On this page" className="mt-8 lg:row-span-2 lg:row-start-1 lg:mt-2">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm lg:sticky lg:top-24 lg:grid">
        {Object.entries(sections).map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-11 items-center lg:min-h-8 text-ink-2 hover:text-link">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mt-12 scroll-mt-24 border-t border-line pt-8 [&_code]:font-mono [&_code]:text-[0.925em] [&>p]:max-w-prose"
    >
      <h2 id={`${id}-title`} className="font-serif text-2xl font-semibold">
        {sections[id]}
      </h2>
      <div className="mt-4 grid gap-5 [&>p]:max-w-prose">{children}</div>
    </section>
  );
}

function FirstSteps() {
  return (
    <Section id="start">
      <p>
        Create a test key under{' '}
        <Link to="/dashboard/developers" className="inline-link">
          Developers
        </Link>{' '}
        in your account. It is shown once. Keep it on your server, and put it where your program finds it:
      </p>
      <CodeExample title="Settings" example={examples.settings} />
      <p>
        curl and Python need nothing else. The typed client is one package without dependencies, for Node 20.19 and
        later, Bun, Deno and browsers, as ES module and CommonJS:
      </p>
      <CodeExample title="Install the typed client" example={examples.install} />
      <p>The first call says how many documents the account has.</p>
      <CodeExample title="First call" example={examples.firstCall} />
      <p>
        An order takes four calls: the order, its file, the page where it is paid, and the download. Run this beside a{' '}
        <code>birth.pdf</code>, open the address it prints, and press Pay. With a test key nothing is charged, and a
        test translation is there within a minute. With a live key a translator reads and signs every paper, so a
        delivery takes hours; the program waits.
      </p>
      <CodeExample title="From an order to the delivered translation" example={examples.order} />
    </Section>
  );
}

function TestKeys() {
  return (
    <Section id="test-keys">
      <p>
        A key that begins with <code>tfe_test_</code> acts on a sandbox: an account of its own, beside yours, with no
        document of yours in it. Every call works as it does live, with the same prices, errors and limits. Nothing is
        charged, no mail is sent, and nobody at our desk sees it.
      </p>
      <p>
        We read, draft and print what you upload, without a translator. Each page of the result says{' '}
        <code>TEST DOCUMENT</code>, its code begins with <code>TEST2</code>, and our verification page answers that it
        is no certificate. Upload invented papers: at most {limits.testPages} pages each and{' '}
        {rateLimits.testDocuments.points} a day. They are deleted after 30 days.
      </p>
      <p>These calls take a test key alone. They do what people, banks and time do:</p>
      <dl className="grid gap-3">
        {helpers.map(({ call, does }) => (
          <div key={call} className="grid gap-x-6 sm:grid-cols-[15rem_minmax(0,1fr)]">
            <dt className="font-mono text-sm wrap-anywhere">{call}</dt>
            <dd className="text-ink-2">{does}</dd>
          </div>
        ))}
      </dl>
      <CodeExample title="Miss a deadline" example={examples.testClock} />
      <p>
        Add the sandbox’s webhook addresses in your account under Webhooks, Test, or by call with the test key. Its
        events have <code>isTest: true</code>.
      </p>
    </Section>
  );
}

const helpers = [
  {
    call: 'payments.settleTestCheckout',
    does: 'Ends a checkout: paid, declined or expired. The address of a test checkout shows the same as buttons.',
  },
  { call: 'payments.setTestPayment', does: 'Refunds a payment, or disputes it and ends the dispute: won or lost.' },
  {
    call: 'documents.setTestOrder',
    does: 'Holds an order in review; has its translator ask a question; lets its draft fail; delivers it, or a correction; revokes what was delivered.',
  },
  {
    call: 'documents.advanceTestClock',
    does: 'Moves the sandbox’s clock forward. Promises are missed and their surcharges refunded, quotes and checkouts expire, however far it goes; orders then 30 days old are deleted a day later by the same clock. documents.testClock reads it.',
  },
] as const;

function Keys() {
  return (
    <Section id="keys">
      <p>
        Send the key as <code>Authorization: Bearer tfe_…</code>. A key acts for its account and sees nothing of others:
        what belongs to somebody else is not found. It may end on a day, be limited to your addresses, be replaced
        without a gap, and be revoked at any time. Cookies identify nobody here.
      </p>
      <p>Your keys end with your password, and after {unusedKeyDays} days without use.</p>
      <p>A key has the scopes you give it. Prices, delivery times and verification codes can be read without a key.</p>
      <dl className="grid gap-3">
        {scopes.map((scope) => (
          <div key={scope} className="grid gap-x-6 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <dt className="font-mono text-sm">{scope}</dt>
            <dd className="text-ink-2">{scopeTexts[scope].allows}</dd>
          </div>
        ))}
      </dl>
      <p>
        Passwords, passkeys, sessions and the end of an account are for signed-in people alone; no key reaches them.
      </p>
    </Section>
  );
}

function Errors() {
  return (
    <Section id="errors">
      <p>
        Every error has an HTTP status and is a problem (
        <a href="https://www.rfc-editor.org/rfc/rfc9457" className="inline-link">
          RFC 9457
        </a>
        , <code>application/problem+json</code>), with <code>appCode</code> for programs, <code>detail</code> for
        developers, <code>message</code> for people, and the <code>requestId</code> to quote to us. The typed client
        throws it.
      </p>
      <p>
        Where an input was refused, <code>errors</code> names each field by a JSON Pointer, with a <code>code</code> and
        what was <code>expected</code>. A field or parameter that the call does not have is refused, never ignored.
      </p>
      <FieldCodeTable />
      <CodeExample title="Handle an error" example={examples.errors} />
      <p>
        Repeat calls that got no answer, 429, 502, 503 and 504, after the seconds of <code>Retry-After</code>; the typed
        client does. A change with an <code>Idempotency-Key</code> happens once: the same key answers with the first
        result for a day.
      </p>
      <LiveDescription part="errors" />
    </Section>
  );
}

function Webhooks() {
  return (
    <Section id="webhooks">
      <p>
        Give us an <code>https</code> address, and we tell it what happens, signed as{' '}
        <a href="https://www.standardwebhooks.com" className="inline-link">
          Standard Webhooks
        </a>{' '}
        describes. Add it under Developers, or with a test key by call:
      </p>
      <CodeExample title="Add an address" example={examples.addEndpoint} />
      <p>
        The answer holds the signing secret, once. Check the signature over the body as it arrived, and answer with 2xx
        within ten seconds. Anything else is sent again, for a day, with the same <code>webhook-id</code>.
      </p>
      <CodeExample title="Receive events" example={examples.receiveEvents} />
      <LiveDescription part="events" />
      <p>
        Without an address of your own, follow the account over a WebSocket, or over <code>fetch</code> where there is
        none. It reconnects, and resumes where it was.
      </p>
      <CodeExample title="Follow events" example={examples.follow} />
    </Section>
  );
}

function Limits() {
  return (
    <Section id="limits">
      <ul className="grid list-disc gap-2 ps-5">
        <li>
          Files below {megabytes} MB with at most {limits.pagesMax} pages: PDF, JPEG or PNG.
        </li>
        <li>JSON of at most 256 KB, and {limits.documentsPerCheckout} documents per checkout.</li>
        <li>Lists have at most {limits.pageSizeMax} items a page. The typed client reads them page by page.</li>
      </ul>
      <CodeExample title="Read a whole list" example={examples.pages} />
      <LimitsTable />
      <VerificationLimits />
    </Section>
  );
}

function Versions() {
  return (
    <Section id="versions">
      <VersionList />
    </Section>
  );
}
