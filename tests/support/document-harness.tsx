import { HttpResponse, http, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { type ReactNode, useEffect, useState } from 'react';
import {
  CoreAdminUI,
  CustomRoutes,
  Notification,
  useLocation,
  useNotificationContext,
  useTranslate,
} from 'react-admin';
import { Link, Route } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { PrintJob } from '../../domain/documents/print-job.ts';
import type { Locale } from '../../domain/fields.ts';
import {
  type DocumentPrinter,
  PrinterContext,
} from '../../src/custom/documents/printing/use-printing.ts';
import { HintLayer } from '../../src/kit/HintLayer.tsx';
import { toResource } from '../../src/kit/to-resource.tsx';
import type { Printed } from '../../src/pdf/engine/printed.ts';
import { createDataProvider } from '../../src/providers/data-provider.ts';
import { type Drafts, DraftsContext, memoryDrafts } from '../../src/providers/drafts.ts';
import { storeSession } from '../../src/providers/session.ts';
import { commandsView } from '../../src/resources/commands.tsx';
import { lateListPages } from '../../src/resources/late-registry.tsx';
import { listPages } from '../../src/resources/registry.tsx';
import { API, type orderBackEnd } from './order-back-end.ts';
import { signedInAs } from './render-orders.tsx';
import { renderPage, setScreenWidth } from './web.tsx';

// Loaded with the test file, so that no test waits for the code of a page.
import '../../src/custom/documents/DocumentEditor.tsx';
import '../../src/kit/list/GeneratedList.tsx';

const elements = [commandsView].map(toResource);

type Options = {
  /** Answers some calls differently from the back end. */
  answers?: readonly RequestHandler[];
  drafts?: Drafts;
  locale?: Locale;
  /** Characters that the printer's fonts lack. */
  missing?: readonly string[];
  /** Handles a document that is sent; a form with a file cannot be sent through jsdom. */
  send?: (receiverId: string, file: File) => Promise<void>;
  /** Texts that do not fit on their document. */
  cut?: Printed['cut'];
  /** Makes the printer wait until it is released or aborted. */
  isBlocked?: boolean;
};

/** A call that is not about orders, as it arrived. */
export type Call = { method: string; path: string; body: unknown };

/** A printer that records its jobs and returns an empty page. */
function harnessPrinter({ missing = [], cut = [], isBlocked = false }: Options) {
  const jobs: PrintJob[] = [];
  const warmUp = vi.fn();
  const blocked = Promise.withResolvers<void>();
  if (!isBlocked) blocked.resolve();
  const printer: DocumentPrinter = {
    warmUp,
    print: async (job, { signal } = {}) => {
      signal?.throwIfAborted();
      jobs.push(job);
      const ended = new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
      await Promise.race([blocked.promise, ended]);
      return { blob: new Blob(['%PDF'], { type: 'application/pdf' }), pages: 1, missing, cut };
    },
  };
  return { printer, jobs, warmUp, letGo: blocked.resolve };
}

/** The notices in order, with their texts; the snackbar itself disappears automatically. */
function ShownNotices() {
  const translate = useTranslate();
  const { notifications } = useNotificationContext();
  const [notified, setNotified] = useState<readonly string[]>([]);
  const newest = notifications.at(-1);
  useEffect(() => {
    if (!newest) return;
    const { type, message } = newest;
    setNotified((before) => [...before, `${type}: ${translate(String(message))}`]);
  }, [newest, translate]);
  return <output data-testid="told">{notified.join(' | ')}</output>;
}

const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <header id="react-admin-title" />
    <Link to="/ToMa/validation">Validation</Link>
    <main>{children}</main>
    <Notification />
    <HintLayer />
    <Place />
    <ShownNotices />
  </>
);

const Place = () => <output data-testid="place">{useLocation().pathname}</output>;

/** jsdom draws no pages and saves no files: the viewer names its document, and downloads are noted. */
function notedFiles(): readonly string[] {
  vi.doMock('../../src/features/pdf-preview/PdfViewer.tsx', () => ({
    default: ({ title }: { title: string }) => <p>Pages of {title}</p>,
  }));
  const downloads: string[] = [];
  beforeEach(() => {
    downloads.length = 0;
    URL.createObjectURL = () => 'blob:a-file';
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      downloads.push(this.download);
    });
  });
  return downloads;
}

/**
 * The document editors over a back end of the contract that issues no invoices and stores no
 * parcels, as other back ends may, unless the test answers those calls.
 */
export function documentHarness() {
  // jsdom renders a form of this size slowly on a busy machine.
  vi.setConfig({ testTimeout: 90_000 });
  const downloads = notedFiles();
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  return {
    /** The names under which files were downloaded in this test. */
    downloads,
    /** Answers some calls differently from now on. */
    use: server.use.bind(server),
    async open(path: string, backEnd: ReturnType<typeof orderBackEnd>, options: Options = {}) {
      const calls: Call[] = [];
      const note = async (request: Request) => {
        const type = request.headers.get('content-type') ?? '';
        const path = request.url.slice(API.length + 1);
        const body = type.includes('json') ? await request.json() : undefined;
        calls.push({ method: request.method, path, body });
      };
      server.use(
        ...backEnd.handlers,
        http.put(`${API}/auth/users/:id`, async ({ request, params }) => {
          await note(request);
          return HttpResponse.json({ data: { _id: params.id } });
        }),
      );
      server.use(...(options.answers ?? []));
      const { printer, jobs, warmUp, letGo } = harnessPrinter(options);
      setScreenWidth(1440);
      storeSession({ token: 'a-token', user: { _id: 'clerk' } });
      const { unmount } = await renderPage(
        <DraftsContext.Provider value={options.drafts ?? memoryDrafts()}>
          <PrinterContext.Provider value={printer}>
            <CoreAdminUI layout={Frame} requireAuth={false} disableTelemetry>
              {elements}
              <CustomRoutes>
                {listPages}
                {lateListPages}
                <Route path="/elsewhere" element={<p>Elsewhere</p>} />
              </CustomRoutes>
            </CoreAdminUI>
          </PrinterContext.Provider>
        </DraftsContext.Provider>,
        {
          path,
          authProvider: signedInAs('admin'),
          dataProvider: {
            ...createDataProvider({ apiUrl: API, getToken: () => 'a-token' }),
            ...(options.send && { sendDocument: options.send }),
          },
          ...(options.locale ? { locale: options.locale } : {}),
        },
      );
      return {
        calls: calls as readonly Call[],
        jobs: jobs as readonly PrintJob[],
        warmUp,
        letGo,
        unmount,
      };
    },
  };
}
