import { timedFetch } from './timed-fetch.ts';

/** Requests a new signed link from the server. */
export type AskLink = () => Promise<string>;

/** A signed link that failed; the message is the response's status line, for example `503 Service Unavailable`. */
export class FileUnreachable extends Error {
  override readonly name = 'FileUnreachable';
  readonly status: number;
  readonly link: string;

  constructor(response: Response, link: string) {
    super(`${String(response.status)} ${response.statusText}`.trim());
    this.status = response.status;
    this.link = link;
  }
}

const maxRetries = 2;

/** A link verified by HEAD; an expired one (403) is requested again, twice at most. Throws FileUnreachable, or TypeError on network errors. */
export async function reachableLink(askLink: AskLink): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    const link = await askLink();
    const response = await timedFetch(link, { method: 'HEAD', cache: 'no-store' });
    if (response.ok) return link;
    if (response.status !== 403 || attempt === maxRetries) throw new FileUnreachable(response, link);
  }
}

/** Opens a file in a new tab. Call it synchronously in a click handler: popup blockers refuse tabs opened later. */
export async function viewFile(askLink: AskLink): Promise<void> {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const link = await reachableLink(askLink);
    if (tab) tab.location.replace(link);
    else window.location.assign(link);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/** Downloads a file under the name of its Content-Disposition header. */
export async function downloadFile(askLink: AskLink): Promise<void> {
  saveLink(await reachableLink(askLink));
}

/** Like `downloadFile`, but opens a failing link in a new tab, where the storage's own error is shown. */
export async function downloadOrOpen(askLink: AskLink): Promise<void> {
  try {
    await downloadFile(askLink);
  } catch (error) {
    if (!(error instanceof FileUnreachable)) throw error;
    window.open(error.link, '_blank', 'noopener');
  }
}

/** Starts a browser download of a same-origin link. */
export function saveLink(link: string): void {
  const anchor = document.createElement('a');
  anchor.href = link;
  anchor.download = '';
  anchor.click();
}
