import { limits } from './limits.ts';

/** Accepted file types and file names. */

export const acceptedMimeTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type AcceptedMimeType = (typeof acceptedMimeTypes)[number];

export const extensionsOf = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
} as const satisfies Record<AcceptedMimeType, readonly string[]>;

/** Photos of phones, which the server converts to JPEG. */
export const phonePhotoExtensions: readonly string[] = ['heic', 'heif'];

/** Extensions the image viewer supports. */
export const previewableImages: readonly string[] = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp'];

export function isAcceptedMimeType(value: string): value is AcceptedMimeType {
  return (acceptedMimeTypes as readonly string[]).includes(value);
}

/** Lower-case extension without the dot; empty if none. */
export function fileExtension(filename: string): string {
  return /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';
}

export function hasAcceptedExtension(filename: string): boolean {
  const extension = fileExtension(filename);
  return Object.values(extensionsOf).some((endings: readonly string[]) => endings.includes(extension));
}

/** Control characters, line separators, and format characters such as bidi overrides, which disguise extensions. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const dotOrSpace = /[.\s]/;

/** Without dots and spaces at its ends. A regular expression would try each run of them within the text up to its end. */
function trimDots(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && dotOrSpace.test(text.charAt(start))) start += 1;
  while (end > start && dotOrSpace.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * A name that is safe as an object key and in a header: `< > : " / \ | ? *` become underscores, invisible characters go,
 * leading and trailing dots go, the base is cut to 200 characters, and an empty name becomes `unnamed_file`.
 */
export function sanitizeFilename(filename: string): string {
  const visible = filename.toWellFormed().replaceAll(invisible, '').normalize('NFC');
  const safe = trimDots(visible.replaceAll(/[<>:"/\\|?*]/g, '_'));
  const extension = /\.[^.\s]{1,19}$/u.exec(safe)?.[0] ?? '';
  const base = safe.slice(0, safe.length - extension.length);
  const cut = [...base].slice(0, limits.filenameBase).join('').trim();
  return trimDots(`${cut}${extension}`) || 'unnamed_file';
}

/** `2048` → `2 KB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  const kilobytes = Math.round(bytes / 1024);
  if (kilobytes < 1024) return `${kilobytes} KB`;
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
}
