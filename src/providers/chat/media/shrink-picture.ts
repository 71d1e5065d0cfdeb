/** The longest edge that the server keeps of a picture, in pixels. */
const EDGE = 2400;
const QUALITY = 0.85;

/** The same picture as a JPEG that our server takes; `undefined` if this browser cannot make one. */
export async function shrunkPicture(picture: File): Promise<File | undefined> {
  const drawn = await pictureOf(picture, EDGE);
  const name = picture.name.replace(/\.[^.]+$/, '');
  return drawn && new File([drawn], `${name}.jpg`, { type: 'image/jpeg' });
}

/**
 * A JPEG of a picture whose longest edge has at most so many pixels; `undefined` if this browser cannot
 * read it.
 */
export async function pictureOf(picture: Blob, edge: number): Promise<Blob | undefined> {
  try {
    const bitmap = await createImageBitmap(picture);
    const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    context.fillStyle = '#ffffff'; // JPEG has no transparency.
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const drawn = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', QUALITY),
    );
    return drawn ?? undefined;
  } catch {
    return undefined;
  }
}
