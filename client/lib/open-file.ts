import { timedFetch } from './timed-fetch.ts';

/** Asks the server for a fresh signed link. */
export type AskLink = () => Promise<string>;

/** A link that did not lead to its file, with what stood in the answer: `503 Service Unavailable`. */
export class FileUnreachable extends Error {
  override readonly name = 'FileUnreachable';
  readonly status: number;
  readonly link: string;

  constructor(answer: Response, link: string) {
    super(`${String(answer.status)} ${answer.statusText}`.trim());
    this.status = answer.status;
    this.link = link;
  }
}

const freshLinks = 2;

/** A link that answers; a refused one is asked for afresh, twice at most. Throws FileUnreachable, and TypeError without a network. */
export async function reachableLink(askLink: AskLink): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    const link = await askLink();
    const answer = await timedFetch(link, { method: 'HEAD', cache: 'no-store' });
    if (answer.ok) return link;
    if (answer.status !== 403 || attempt === freshLinks) throw new FileUnreachable(answer, link);
  }
}

/** Shows a file in a new tab. Call it straight from a press: the tab opens before the link is known, or it is blocked. */
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

/** Saves a file under the name the server gives it. */
export async function downloadFile(askLink: AskLink): Promise<void> {
  saveLink(await reachableLink(askLink));
}

/** As `downloadFile`, but a link that does not answer is opened as it is. With `noopener` the tab is never returned. */
export async function downloadOrOpen(askLink: AskLink): Promise<void> {
  try {
    await downloadFile(askLink);
  } catch (error) {
    if (!(error instanceof FileUnreachable)) throw error;
    window.open(error.link, '_blank', 'noopener');
  }
}

/** Has the browser save what an address of this site answers with. */
export function saveLink(link: string): void {
  const anchor = document.createElement('a');
  anchor.href = link;
  anchor.download = '';
  anchor.click();
}
