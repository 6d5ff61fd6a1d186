import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** Limits of receiving a request body: an ordinary one by total time, an upload by its progress. */
export interface BodyTimeouts {
  /** From the headers to the end of the body. */
  bodyMs: number;
  /** For uploads, until a response was sent. */
  upload: {
    /** Longest time without a byte. */
    silenceMs: number;
    /** Time before the average rate counts. */
    graceMs: number;
    bytesPerSecond: number;
    checkIntervalMs: number;
  };
}

/** Closes connections of slow clients. Runs before the application, for requests with a body. */
export function limitBodyTime(timeouts: BodyTimeouts): RequestListener {
  return (request, response) => {
    if (!hasBody(request)) return;
    const timer = isUpload(request)
      ? watchUpload(request, response, timeouts)
      : setTimeout(() => closeSlow(request, response), timeouts.bodyMs);
    timer.unref();
    const stop = (): void => clearTimeout(timer);
    request.once('end', stop);
    // An unread body keeps arriving after the response, so the timer runs until the connection closes.
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
  { bodyMs, upload }: BodyTimeouts,
): NodeJS.Timeout {
  const { socket } = request;
  const startedAt = performance.now();
  const startBytes = socket.bytesRead;
  let progress = { at: startedAt, bytes: startBytes };
  let checkedAt = startedAt;
  let unreadMs = 0;
  return setInterval(() => {
    const now = performance.now();
    // Bytes that wait to be read by the server do not count against the sender.
    const isUnread = request.readableLength > 0;
    if (isUnread) unreadMs += now - checkedAt;
    checkedAt = now;
    if (socket.bytesRead > progress.bytes || isUnread) progress = { at: now, bytes: socket.bytesRead };
    const age = now - startedAt;
    const sendingMs = age - unreadMs;
    const isSilent = now - progress.at > upload.silenceMs;
    const isSlow =
      sendingMs > upload.graceMs && (progress.bytes - startBytes) / (sendingMs / 1000) < upload.bytesPerSecond;
    // After a refusal the ordinary limit applies, so that anonymous uploads do not hold connections longer.
    const isRefused = response.writableEnded && age > bodyMs;
    if (isSilent || isSlow || isRefused) closeSlow(request, response);
  }, upload.checkIntervalMs);
}

/** Responds 408 unless a response has started, as Node does for its own timeouts, and closes the connection. */
function closeSlow({ socket }: IncomingMessage, response: ServerResponse): void {
  if (socket.destroyed) return;
  const mayRespond = response.socket === socket && !response.headersSent;
  if (mayRespond) {
    socket.write(`HTTP/1.1 408 Request Timeout\r\nX-Request-Id: ${randomUUID()}\r\nConnection: close\r\n\r\n`);
  }
  socket.destroySoon();
}
