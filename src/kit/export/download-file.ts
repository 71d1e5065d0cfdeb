/** Some browsers fetch what a link leads to only after a while, or after asking the person. */
const LONG_ENOUGH_MS = 60_000;

/** Hands a file to the person, as if they had followed a link to it. */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), LONG_ENOUGH_MS);
}
