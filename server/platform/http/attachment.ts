import type { Response } from 'express';

/** Headers of a download made for its caller: named, never cached, and never read as another type. */
export function setAttachment(response: Response, filename: string, contentType: string): void {
  response.attachment(filename);
  response.setHeader('Content-Type', contentType);
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
}
