/** Long enough for the browser to begin saving. */
const RELEASE_MS = 60_000;

/** Lets the browser save a blob under a name; it is never opened as a page of ours. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}
