import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** How long a body may take: an ordinary one by the clock, a file by its progress. Times are milliseconds. */
export interface BodyTimeouts {
  /** From the headers to the end of a body. */
  bodyMs: number;
  /** A body that is a file, while nobody has answered it yet. */
  upload: {
    /** Without a byte. */
    silenceMs: number;
    /** From when on the average counts. */
    graceMs: number;
    bytesPerSecond: number;
    /** How often progress is looked at. */
    checkIntervalMs: number;
  };
}

/** Cuts off senders who dawdle. It comes before the application, and only where a body was announced. */
export function limitBodyTime(patience: BodyTimeouts): RequestListener {
  return (request, response) => {
    if (!hasBody(request)) return;
    const timer = isUpload(request)
      ? watchUpload(request, response, patience)
      : setTimeout(() => cut(request, response), patience.bodyMs);
    timer.unref();
    const stop = (): void => clearTimeout(timer);
    request.once('end', stop);
    // A body that nobody reads goes on coming after the answer: then only the end of the connection ends the watch.
    request.once('close', () => {
      if (request.complete || request.socket.destroyed) stop();
    });
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isUpload({ method, url }: IncomingMessage): boolean {
  return method === 'PUT' && url?.startsWith('/files/') === true;
}

function watchUpload(
  request: IncomingMessage,
  response: ServerResponse,
  { bodyMs: body, upload }: BodyTimeouts,
): NodeJS.Timeout {
  const { socket } = request;
  const began = performance.now();
  const before = socket.bytesRead;
  let heard = { at: began, bytes: before };
  let checkedAt = began;
  let unreadMs = 0;
  return setInterval(() => {
    const now = performance.now();
    // Received bytes that wait to be read are not the sender's delay.
    const isUnread = request.readableLength > 0;
    if (isUnread) unreadMs += now - checkedAt;
    checkedAt = now;
    if (socket.bytesRead > heard.bytes || isUnread) heard = { at: now, bytes: socket.bytesRead };
    const age = now - began;
    const sendingMs = age - unreadMs;
    const isSilent = now - heard.at > upload.silenceMs;
    const isSlow = sendingMs > upload.graceMs && (heard.bytes - before) / (sendingMs / 1000) < upload.bytesPerSecond;
    // Once refused it is no file any more, so that nobody without an account holds a connection for longer than elsewhere.
    const isRefused = response.writableEnded && age > body;
    if (isSilent || isSlow || isRefused) cut(request, response);
  }, upload.checkIntervalMs);
}

/** Says 408 where nothing was said yet, as Node does for its own limits, and hangs up. */
function cut({ socket }: IncomingMessage, response: ServerResponse): void {
  if (socket.destroyed) return;
  const isOurTurn = response.socket === socket && !response.headersSent;
  if (isOurTurn) {
    socket.write(`HTTP/1.1 408 Request Timeout\r\nX-Request-Id: ${randomUUID()}\r\nConnection: close\r\n\r\n`);
  }
  socket.destroySoon();
}
