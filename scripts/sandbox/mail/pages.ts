import { html } from '../support/html.ts';
import { formatTime, page, table } from '../support/layout.ts';
import type { Message } from './store.ts';

const notice = 'Sandbox mailbox: nothing here leaves this machine.';

export function renderInbox(messages: readonly Message[], isAccepting: boolean): string {
  const rows = messages.map((message) => [
    html`<a href="/messages/${message.id}">${message.subject === '' ? '(no subject)' : message.subject}</a>`,
    message.to.join(', '),
    formatTime(Date.parse(message.date)),
  ]);
  const body = html`<h1>Mail</h1>
    <p class="soft">${messages.length} messages, newest first. Times are UTC. <a href="/messages.json">JSON</a></p>
    ${isAccepting ? null : html`<p class="bad">New mail is refused for now (451).</p>`}
    <div class="card">${table(['Subject', 'To', 'Received'], rows, 'No mail yet.')}</div>`;
  return page({ title: 'Mail', body, notice });
}

export function renderMessage(message: Message): string {
  const body = html`<p><a href="/">All mail</a></p>
    <h1>${message.subject === '' ? '(no subject)' : message.subject}</h1>
    <div class="card">
      <dl>
        <dt>From</dt>
        <dd>${message.from}</dd>
        <dt>To</dt>
        <dd>${message.to.join(', ')}</dd>
        <dt>Received</dt>
        <dd>${formatTime(Date.parse(message.date))} UTC</dd>
      </dl>
    </div>
    ${message.links.length === 0 ? null : renderLinks(message.links)}
    ${message.html === '' ? null : renderFrame(message.id)}
    <h2>Text</h2>
    <pre class="card">${message.text}</pre>`;
  return page({ title: message.subject, body, notice });
}

function renderLinks(links: readonly string[]): ReturnType<typeof html> {
  const items = links.map(
    (link) => html`<li><a href="${link}" rel="noopener noreferrer" target="_blank">${link}</a></li>`,
  );
  return html`<h2>Links</h2>
    <ul class="card">
      ${items}
    </ul>`;
}

function renderFrame(id: string): ReturnType<typeof html> {
  return html`<h2>HTML</h2>
    <iframe
      title="The message as HTML"
      src="/messages/${id}.html"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
    ></iframe>`;
}

/** The message's HTML for the frame; links open in a new tab. */
export function renderFramed(message: Message): string {
  return `<base target="_blank">${message.html}`;
}

/** Sandboxes the message, no scripts or forms, even when its URL is opened outside the frame. */
export const framedPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: https: http:";
