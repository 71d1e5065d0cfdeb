import type { PictureCrop } from '../../domain/picture-frame.ts';
import { isObject } from '../../domain/validate.ts';

/** A file in a form before it is sent; the shape is react-admin's own. */
type PickedFile = {
  rawFile: File;
  src?: string;
  title?: string;
  /** The part of a picture to use. */
  crop?: PictureCrop;
};

/** Whether a form value is a file that was just picked. */
export const isPickedFile = (value: unknown): value is PickedFile =>
  isObject(value) && value.rawFile instanceof File;

/** Whether a body must be sent as multipart because it contains a file. */
export const carriesFile = (data: Record<string, unknown>): boolean =>
  Object.values(data).some(isPickedFile);

/** One part per field: files under their field's name, lists and objects as JSON. */
export function toFormData(data: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(data)) {
    if (isPickedFile(value)) {
      // The server cuts the picture while it arrives, and must know how by then.
      if (value.crop) form.append(`${name}.crop`, JSON.stringify(value.crop));
      form.append(name, value.rawFile, value.rawFile.name);
    } else if (value !== undefined) form.append(name, asText(value));
  }
  return form;
}

const asText = (value: unknown): string =>
  value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
