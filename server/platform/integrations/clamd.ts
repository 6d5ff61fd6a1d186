import net from 'node:net';

/** Client of a virus scanner that speaks clamd's INSTREAM over TCP. */

const timeoutMs = 20_000;
/** Bytes of a chunk on the wire. */
const chunkBytes = 64 * 1024;

export type ScanResult = { isClean: true } | { isClean: false; virus: string };

/** Scans bytes. Rejects when the scanner is unreachable or its reply is unknown. `url`: `tcp://host:3310`. */
export function scan(url: string, bytes: Buffer): Promise<ScanResult> {
  const { hostname, port } = new URL(url);
  const { promise, resolve, reject } = Promise.withResolvers<ScanResult>();
  const socket = net.connect({ host: hostname, port: Number(port || 3310) });
  let answer = '';
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error('clamd timed out')));
  socket.on('error', reject);
  socket.on('data', (data) => {
    answer += data.toString('utf8');
  });
  socket.on('close', () => {
    const found = /^stream: (.+) FOUND/u.exec(answer)?.[1];
    if (found !== undefined) resolve({ isClean: false, virus: found });
    else if (answer.startsWith('stream: OK')) resolve({ isClean: true });
    else reject(new Error(`clamd answered ${JSON.stringify(answer.slice(0, 80))}`));
  });
  socket.on('connect', () => {
    socket.write('zINSTREAM\0');
    for (let at = 0; at < bytes.length; at += chunkBytes) {
      const chunk = bytes.subarray(at, at + chunkBytes);
      const size = Buffer.alloc(4);
      size.writeUInt32BE(chunk.length);
      socket.write(size);
      socket.write(chunk);
    }
    socket.write(Buffer.alloc(4));
  });
  return promise;
}
