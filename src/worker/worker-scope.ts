/** An event that keeps the worker alive until some work is done. */
export type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void };

export type FetchedEvent = LastingEvent & {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

type Events = {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: FetchedEvent;
};

/**
 * What we use of the global scope of a service worker. The library of its types cannot stand beside
 * that of pages in one project.
 */
export type WorkerScope = {
  readonly location: Location;
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ): void;
};
