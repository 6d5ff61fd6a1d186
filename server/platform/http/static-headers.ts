import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Headers that a middleware sets on every response: alternating names and values. */
export function staticHeaders(handler: Handler): string[] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  handler(request, response, () => undefined);
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}
