import { limits } from './limits.ts';

/** What may be uploaded, and how a file is named. */

export const acceptedMimeTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type AcceptedMimeType = (typeof acceptedMimeTypes)[number];

export const extensionsOf = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
} as const satisfies Record<AcceptedMimeType, readonly string[]>;

/** Extensions shown in the image viewer. */
export const previewableImages: readonly string[] = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp'];

export function isAcceptedMimeType(value: string): value is AcceptedMimeType {
  return (acceptedMimeTypes as readonly string[]).includes(value);
}

/** Lower-case extension without the dot; empty when there is none. */
export function fileExtension(filename: string): string {
  return /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';
}

export function hasAcceptedExtension(filename: string): boolean {
  return Object.values(extensionsOf)
    .flat()
    .includes(fileExtension(filename) as never);
}

/** Control characters, and marks that make `exe.fdp` read as `pdf.exe` (bidirectional overrides, zero-width). */
const invisible = /[\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/**
 * A name that is safe as an object key and in a header: `< > : " / \ | ? *` become underscores, invisible characters go,
 * leading and trailing dots go, the base is cut to 200 characters, and an empty name becomes `unnamed_file`.
 */
export function sanitiseFilename(filename: string): string {
  const visible = filename.normalize('NFC').replaceAll(invisible, '').trim();
  const safe = visible.replaceAll(/[<>:"/\\|?*]/g, '_').replaceAll(/^\.+|\.+$/g, '');
  const dot = safe.lastIndexOf('.');
  const base = dot > 0 ? safe.slice(0, dot) : safe;
  const extension = dot > 0 ? safe.slice(dot).slice(0, 20) : '';
  const cut = [...base].slice(0, limits.filenameBase).join('').trim();
  return cut === '' ? `unnamed_file${extension}` : `${cut}${extension}`;
}

/** `2048` → `2 KB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
}
