import { PassThrough, pipeline, Readable } from 'node:stream';
import { makeZip } from 'client-zip';

export interface ZipEntry {
  name: string;
  input: string | Uint8Array | Readable;
  lastModified: Date;
}

/**
 * A ZIP that is made while it is read. A reader who leaves within an entry closes its stream, which `makeZip` leaves open: it keeps
 * a connection to the object store.
 */
export function streamZip(entries: AsyncIterable<ZipEntry>): Readable {
  let sent: ZipEntry['input'] | undefined;
  async function* noted() {
    for await (const entry of entries) {
      sent = entry.input;
      yield entry;
    }
  }
  const zip = new PassThrough();
  // Closed before what makes the ZIP, whose end waits for the next bytes of the entry.
  zip.once('close', () => {
    if (sent instanceof Readable) sent.destroy();
  });
  // An error destroys `zip` as well, and is its reader's.
  pipeline(Readable.from(makeZip(noted())), zip, () => undefined);
  return zip;
}
