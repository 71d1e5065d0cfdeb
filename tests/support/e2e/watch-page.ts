import type { BrowserContext } from '@playwright/test';

/** The message that Chromium itself logs for each failed request. */
const REJECTED = /^Failed to load resource: the server responded with a status of (\d{3})/;

/** What it logs while a test has cut the network: for a page, and where the worker has nothing. */
const CUT = /^Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)/;

/**
 * Socket.IO answers 400 for a session that it has ended because a stalled machine missed the heartbeat;
 * the page begins another one.
 */
const ENDED_SESSION = '/socket.io/?';

/**
 * Records what no page of the product may do: log an error, throw, or make a request to another
 * origin. Statuses that a test provokes on purpose are ignored; 0 stands for a
 * network that it cuts.
 */
export function watchPage(
  context: BrowserContext,
  origin: string,
  provoked: readonly number[],
): readonly string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    const status = CUT.test(message.text()) ? 0 : Number(message.text().match(REJECTED)?.[1]);
    if (message.type() !== 'error' || provoked.includes(status)) return;
    if (status === 400 && message.location().url.includes(ENDED_SESSION)) return;
    complaints.push(`printed an error: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => {
    complaints.push(`threw: ${webError.error().stack ?? webError.error().message}`);
  });
  context.on('request', (request) => {
    const address = new URL(request.url());
    if (/^(https?|wss?):$/.test(address.protocol) && address.host !== new URL(origin).host) {
      complaints.push(`requested another origin: ${request.url()}`);
    }
  });
  return complaints;
}
