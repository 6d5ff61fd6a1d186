import { isEmailTemplate, type EmailTemplate } from '#server/features/notifications/email-payloads.ts';
import { resolveBrand } from '#shared/brand.ts';
import { defaultLocale, isLocale, localeNames, locales } from '#shared/locales.ts';
import { previewNames, renderPreview } from './mail/previews.ts';
import { createSandboxApp } from './support/express.ts';
import { html } from './support/html.ts';
import { page } from './support/layout.ts';
import { listen } from './support/listen.ts';

const languageSample = 'payment-receipt' satisfies EmailTemplate;

export type HubLink = {
  label: string;
  /** An http URL becomes a link; other values are shown as text. */
  value: string;
  note?: string;
};

/** Page on the loopback address that lists the sandbox's services (`links`) and previews every mail template. */
export async function startHub(options: {
  port?: number;
  appUrl: string;
  links: readonly HubLink[];
}): Promise<{ url: string; stop(): Promise<void> }> {
  const app = createSandboxApp();
  app.get('/', (_request, response) => {
    response.send(renderHub(options.appUrl, options.links));
  });
  app.get('/mails/:template{/:locale}', (request, response, next) => {
    const { template, locale = defaultLocale } = request.params;
    if (!isEmailTemplate(template) || !isLocale(locale)) return next();
    const mail = renderPreview(template, { brand: resolveBrand(process.env), appUrl: options.appUrl, locale });
    response.type('html').send(mail);
  });
  const { url, stop } = await listen(app, options.port);
  return { url, stop };
}

function renderHub(appUrl: string, links: readonly HubLink[]): string {
  const parts = links.map(
    ({ label, value, note }) =>
      html`<dt>${label}</dt>
        <dd>
          ${/^https?:\/\//.test(value) ? html`<a href="${value}">${value}</a>` : html`<code>${value}</code>`}
          ${note === undefined ? null : html`<br /><span class="soft">${note}</span>`}
        </dd>`,
  );
  const body = html`<h1>Sandbox</h1>
    <p class="soft">Everything the application talks to, running on this machine.</p>
    <p><a class="button primary" href="${appUrl}">Open the application</a></p>
    <div class="card">
      <dl>${parts}</dl>
    </div>
    <h2>Mails, with sample content</h2>
    <ul>
      ${previewNames.map((name) => html`<li><a href="/mails/${name}">${name}</a></li>`)}
    </ul>
    <p>
      One of them in each language:
      ${locales.map((locale) => html`<a href="/mails/${languageSample}/${locale}" lang="${locale}">${localeNames[locale]}</a> `)}
    </p>`;
  return page({ title: 'Sandbox', body, notice: 'Sandbox: no real card is charged, no real mail is sent.' });
}
