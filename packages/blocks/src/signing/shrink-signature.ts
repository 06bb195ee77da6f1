import { limits } from '@muster/contracts';

const widest = { width: 600, height: 180 };

/**
 * Converts a picture of a signature to a base64 JPEG, small enough for a form: on white, in the
 * size of its place in the document. Fails if the file is not a picture.
 */
export async function shrinkSignature(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  try {
    for (const size of [1, 0.7, 0.5])
      for (const quality of [0.8, 0.6, 0.4]) {
        const made = draw(picture, size, quality);
        if (made.length <= limits.signature.imageLetters) return made;
      }
  } finally {
    picture.close();
  }
  throw new Error('The picture stays too large');
}

function draw(picture: ImageBitmap, size: number, quality: number): string {
  const scale = size * Math.min(1, widest.width / picture.width, widest.height / picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('Nothing to draw on');
  // A JPEG has no transparency.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '';
}
