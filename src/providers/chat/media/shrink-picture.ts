/** The longest edge that the server keeps of a picture, in pixels. */
const EDGE = 2400;
const QUALITY = 0.85;

/** A JPEG of the picture with at most `EDGE` pixels; `undefined` if this browser cannot make one. */
export async function shrunkPicture(picture: File): Promise<File | undefined> {
  try {
    const bitmap = await createImageBitmap(picture);
    const scale = Math.min(1, EDGE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    context.fillStyle = '#ffffff'; // JPEG has no transparency.
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', QUALITY),
    );
    const name = picture.name.replace(/\.[^.]+$/, '');
    return blob ? new File([blob], `${name}.jpg`, { type: 'image/jpeg' }) : undefined;
  } catch {
    return undefined;
  }
}
