import { whenIdle } from '#client/ui/when-idle.ts';
import { judgePhoto, photoSide, type GrayPicture, type PhotoAdvice } from './judge-photo.ts';

/** Assesses a chosen photo in the browser when idle. Import dynamically. */

/** Of the judgement alone; a browser that stays busy gets it anyway. */
const idleTimeoutMs = 500;

/** Undefined for a good photo, and for one that cannot be judged. */
export async function checkPhoto(file: Blob): Promise<PhotoAdvice | undefined> {
  try {
    await whenIdle({ timeoutMs: idleTimeoutMs });
    const advice = judgePhoto(await toGray(file));
    return advice.isBlurred || advice.isCutOff ? advice : undefined;
  } catch {
    return undefined;
  }
}

async function toGray(file: Blob): Promise<GrayPicture> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, photoSide / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  const gray = new Uint8Array(width * height);
  for (let at = 0; at < gray.length; at += 1) {
    const from = at * 4;
    gray[at] = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
  }
  return { gray, width, height };
}
