import { registerRoute } from 'workbox-routing';
import { apiUrlOf } from '../providers/api-url.ts';
import { createReads } from './reads.ts';
import { createShell, type ShellFiles } from './shell.ts';
import type { FetchedEvent, WorkerScope } from './worker-scope.ts';

/** The files of the build that this worker is of (tools/worker-build.ts). */
declare const SHELL_FILES: ShellFiles;

const scope = globalThis as unknown as WorkerScope;
const shell = createShell(SHELL_FILES);
const reads = createReads(new URL(apiUrlOf(import.meta.env.VITE_API_URL), scope.location.origin));

// Nothing is interrupted by taking over at once: the files of the builds that open pages need stay.
scope.addEventListener('install', (event) =>
  event.waitUntil(shell.fill().then(() => scope.skipWaiting())),
);
scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()]),
  ),
);
registerRoute(
  ({ url, request }) => shell.isPage(url, request),
  ({ event }) => shell.page(event as unknown as FetchedEvent),
);
registerRoute(
  ({ url }) => shell.isFile(url),
  ({ request }) => shell.file(request),
);
registerRoute(
  ({ url, request }) => reads.isRead(url, request),
  ({ request, event }) => reads.read(request, event),
);
