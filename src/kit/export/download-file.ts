/** Some browsers fetch the target of a link only after a delay, or after asking the user. */
const LONG_ENOUGH_MS = 60_000;

/** Downloads a file, as if the user had followed a link to it. */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), LONG_ENOUGH_MS);
}
