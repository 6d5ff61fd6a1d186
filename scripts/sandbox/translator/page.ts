import { html } from '../support/html.ts';
import { formatTime, page, table } from '../support/layout.ts';
import { modes, type Behavior } from './job.ts';
import type { JobStore } from './store.ts';

const meanings: Record<Behavior['mode'], string> = {
  normal: 'calls back with a draft',
  fail: 'calls back that it failed',
  slow: 'answers the order late',
  repeat: 'calls back four times',
  down: 'answers 503',
  multipart: 'sends the file itself',
  silent: 'never calls back',
};

/** Jobs, newest first, and a button per mode. */
export function renderJobs(store: JobStore, behavior: Behavior): string {
  const rows = store.listRecent().map((job) => [
    job.order.filename,
    `${job.order.idioma_raiz}, ${job.order.paginas} p.`,
    job.mode,
    job.file === undefined ? `${job.state} ${job.note}` : html`<a href="/files/${job.file}">${job.state}</a>`,
    store
      .listCallbacks(job.id)
      .map(({ state, attempts, outcome }) => `${state} (${attempts}${outcome === '' ? '' : `, ${outcome}`})`)
      .join('; '),
    formatTime(job.created),
  ]);
  const buttons = modes.map((mode) => {
    const isCurrent = mode === behavior.mode;
    const label = `${mode}: ${meanings[mode]}`;
    return html`<button
      class="${isCurrent ? 'primary' : ''}"
      name="mode"
      value="${mode}"
      aria-pressed="${String(isCurrent)}"
    >
      ${label}
    </button>`;
  });
  const body = html`<h1>Translation workflow</h1>
    <p class="soft">New orders are handled in this mode. Times are UTC. <a href="/jobs.json">JSON</a></p>
    <form method="post" action="/control" class="row">${buttons}</form>
    <h2>Jobs</h2>
    ${table(['File', 'Source', 'Mode', 'State', 'Callbacks', 'Received'], rows, 'No orders yet.')}`;
  return page({ title: 'Translation workflow', body, notice: 'Sandbox: drafts only, nothing is translated.' });
}
