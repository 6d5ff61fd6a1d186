/** Pictures in this browser, on white, since transparent pixels turn black in a JPEG. */

/** The picture no larger than `limits`, upright. Rejects when the file cannot be decoded. */
export async function drawWithin(
  file: Blob,
  limits: Readonly<{ width: number; height: number }>,
): Promise<HTMLCanvasElement> {
  const image = await createImageBitmap(file);
  try {
    const scale = Math.min(1, limits.width / image.width, limits.height / image.height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(image.width * scale));
    canvas.height = Math.max(1, Math.round(image.height * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    image.close();
  }
}

export async function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!blob) throw new Error('no picture');
  return blob;
}
