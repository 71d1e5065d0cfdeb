import type { BrowserContext } from '@playwright/test';

/** What Chromium prints by itself about each answer that is no success. */
const REFUSED = /^Failed to load resource: the server responded with a status of (\d{3})/;

/**
 * Notes what no page of the product may do: print an error, throw, or ask another origin for
 * anything. Answers of the statuses that a test provokes on purpose are let pass.
 */
export function watchPage(
  context: BrowserContext,
  origin: string,
  provoked: readonly number[],
): readonly string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    const status = Number(message.text().match(REFUSED)?.[1]);
    if (message.type() !== 'error' || provoked.includes(status)) return;
    complaints.push(`printed an error: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => {
    complaints.push(`threw: ${webError.error().stack ?? webError.error().message}`);
  });
  context.on('request', (request) => {
    const address = new URL(request.url());
    if (/^(https?|wss?):$/.test(address.protocol) && address.host !== new URL(origin).host) {
      complaints.push(`asked another origin: ${request.url()}`);
    }
  });
  return complaints;
}
