import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { isKnownCustomer } from '#server/features/auth/known-customers.ts';
import { detectType, type IncomingFile } from '#server/features/documents/file-type.ts';
import type { UploadBody } from '#server/features/documents/take-upload.ts';
import { checkFile, parseContentLength, readBody } from '#server/features/documents/upload/incoming-file.ts';
import { BusyError } from '#server/platform/processes/watched-child.ts';
import type { passportNameOutput } from '#shared/schemas/people.ts';
import { nameParticles } from '#shared/translation-checks/given-names.ts';
import { createReader, type Reader } from './reader.ts';

/*
 * The holder's name from a photo of a passport.
 * Promises: the photo is bounded and checked like an upload, read in a watched process and dropped with the answer.
 * Never: a stored photo, or its text in a log.
 */

/** Its own process: a name must not wait for the pages of a document. */
let reader: Reader | undefined;
let waiting = 0;
/** Each takes seconds; the form can be filled without. */
const maxWaiting = 8;

const busy = () => new AppError('UPLOAD_BUSY', { details: { retryAfter: 15 } });
/** Of a zone of three lines, 44 characters each. */
const longestLine = 3 * 44;

/** Throws TOO_MANY_PASSPORT_PHOTOS, PASSPORT_PHOTO_TYPE and the codes of `readBody` and `checkFile` for images. */
export async function readPassportName(
  deps: Deps,
  actor: Actor,
  body: UploadBody,
): Promise<z.input<typeof passportNameOutput>> {
  await deps.rateLimiter.consume('passportPhotos', actor.id, 'TOO_MANY_PASSPORT_PHOTOS');
  const uploader = { person: actor.id, network: body.network, isKnown: await isKnownCustomer(deps, actor) };
  return deps.fairShares.uploads.run({
    ...uploader,
    bytes: parseContentLength(body.contentLength),
    receive: () => readBody(body.stream, body.contentLength),
    count: async (bytes) => {
      const type = await detectType(bytes);
      if (type !== 'image/jpeg' && type !== 'image/png') throw new AppError('PASSPORT_PHOTO_TYPE');
      return readName(await checkFile(bytes, uploader));
    },
  });
}

async function readName({ bytes, mimetype }: IncomingFile): Promise<z.input<typeof passportNameOutput>> {
  if (waiting >= maxWaiting) throw busy();
  waiting += 1;
  try {
    reader ??= createReader();
    const zone = await reader.readMrz(bytes, mimetype);
    const name = zone ? nameOf(zone.fields) : null;
    return { name, valid: name !== null && zone?.isValid === true };
  } catch (error) {
    throw error instanceof BusyError ? busy() : error;
  } finally {
    waiting -= 1;
  }
}

/** `SOUZA<DA<SILVA<<JOAO` is João Souza da Silva; the zone has capitals without accents. */
export function nameOf(fields: Readonly<Record<string, string>>): string | null {
  const text = `${fields['firstName'] ?? ''} ${fields['lastName'] ?? ''}`;
  if (text.length > longestLine) return null;
  const words = text.split(/[\s<]+/).filter((word) => word !== '');
  if (words.length === 0 || words.some((word) => /[^A-Z'-]/.test(word))) return null;
  const written = words.map((word, index) => {
    const lower = word.toLowerCase();
    if (index > 0 && index < words.length - 1 && nameParticles.has(lower)) return lower;
    return lower.replaceAll(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());
  });
  return written.join(' ');
}
