import { ClientError } from './error-message.ts';

/** Asks the server for a fresh signed link. */
export type AskLink = () => Promise<string>;

/** A link that answers; one that has just expired is asked for once more. Throws FILE_ACCESS_FAILED. */
async function reachableLink(askLink: AskLink): Promise<string> {
  const link = await askLink();
  const status = await probe(link);
  if (status === 200) return link;
  if (status === 403) {
    const fresh = await askLink();
    if ((await probe(fresh)) === 200) return fresh;
  }
  throw new ClientError('FILE_ACCESS_FAILED');
}

async function probe(link: string): Promise<number> {
  try {
    const answer = await fetch(link, { method: 'HEAD', cache: 'no-store' });
    return answer.status;
  } catch (cause) {
    throw new ClientError('NETWORK', { cause });
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
  const anchor = document.createElement('a');
  anchor.href = await reachableLink(askLink);
  anchor.download = '';
  anchor.click();
}
