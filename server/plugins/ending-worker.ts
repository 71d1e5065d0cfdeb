/** The address of the service worker, below that of the client. */
export const WORKER = 'sw.js';

/** Tells a page that browsers are to store nothing for a time without a connection. */
export const OFFLINE_OFF = '<meta name="jisr-offline" content="off" />';

/**
 * The service worker where `OFFLINE` is false: it takes the place of the one that a browser has, removes
 * everything that was stored, and then itself.
 */
export const ENDING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith('jisr-')) await caches.delete(name);
      }
      await self.registration.unregister();
    })(),
  ),
);
`;
