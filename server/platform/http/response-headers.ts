import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Response } from 'express';

/** Headers of a download made for its caller: named, never cached, and never read as another type. */
export function setAttachment(response: Response, filename: string, contentType: string): void {
  response.attachment(filename);
  response.setHeader('Content-Type', contentType);
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Headers that a middleware sets on every response: alternating names and values. */
export function staticHeaders(handler: Handler): string[] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  handler(request, response, () => undefined);
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}
