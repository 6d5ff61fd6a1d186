/** Pictures of signatures, scaled down before they are sent. */

/** Fits a request body as base64, together with the other facts. */
const sentBytes = 150_000;
const largest = { width: 1400, height: 1000 } as const;

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x80_00) {
    binary += String.fromCodePoint(...bytes.subarray(at, at + 0x80_00));
  }
  return btoa(binary);
}

/** The picture as base64, small files as they are. Rejects for a file that is no picture. */
export async function readSignatureFile(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  try {
    if (file.size <= sentBytes) return await toBase64(file);
    const scale = Math.min(1, largest.width / bitmap.width, largest.height / bitmap.height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    for (const quality of [0.9, 0.75, 0.5, 0.3]) {
      const blob = await new Promise<Blob | null>((resolve) => {
        canvas.toBlob(resolve, 'image/jpeg', quality);
      });
      if (blob && blob.size <= sentBytes) return await toBase64(blob);
    }
    throw new Error('too large');
  } finally {
    bitmap.close();
  }
}
