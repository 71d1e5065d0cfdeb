/** A form as a browser sends it: texts, and files with meaningless names. */
export const formOf = (parts: Record<string, string | Blob>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, 'whatever.png');
  }
  return form;
};

/** Bytes that claim to be a picture. */
export const blobOf = (bytes: Uint8Array): Blob =>
  new Blob([Uint8Array.from(bytes)], { type: 'image/png' });
