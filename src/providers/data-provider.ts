import simpleRestProvider from 'ra-data-simple-rest';
import type { fetchUtils } from 'react-admin';
import type { AppDataProvider } from './app-data-provider.ts';
import { binMethods } from './bin-methods.ts';
import { type ApiClient, withCapabilities } from './capabilities.ts';
import { chatMethods } from './chat-methods.ts';
import type { HttpClient } from './http-client.ts';
import { createHttpClient, type HttpClientOptions } from './http-client.ts';
import { isOwnOrigin } from './is-own-origin.ts';
import { lateMethods } from './late-methods.ts';
import { manyMethods } from './many-methods.ts';
import { preferenceMethods } from './preference-methods.ts';
import { readMethods } from './read-methods.ts';
import { createPaths, type Definitions, definitionOf, loadDefinitions } from './resource-path.ts';
import { orderTotals, parcelMethods, specialMethods } from './special-methods.ts';
import { type LateUnsent, lettingChangesWait } from './unsent/late-unsent.ts';
import { writeMethods } from './write-methods.ts';

/** The names of the methods of messages to many. */
const MESSAGE_METHODS = {
  sendBroadcast: true,
  previewMessages: true,
  getCampaign: true,
  stopCampaign: true,
  sendBulkMessage: true,
  getGateway: true,
  retryCampaign: true,
  replanCampaign: true,
  sendPlannedCampaign: true,
  previewNotice: true,
  getStepNotices: true,
  previewStageNotices: true,
  getWaitingNotices: true,
  sendWaitingNotice: true,
  holdWaitingNotice: true,
} as const;

/** The names of the methods of issued invoices and printed documents. */
const DOCUMENT_METHODS = {
  getInvoices: true,
  getInvoice: true,
  issueInvoice: true,
  cancelInvoice: true,
  getInvoicePdf: true,
  getEInvoice: true,
  getInvoiceTotals: true,
  getArchiveDamages: true,
  markDamageSeen: true,
  sendDocument: true,
  logPrints: true,
  getPrints: true,
  getPublicOrigin: true,
} as const;

/** The names of the methods of who did what. */
const ACTIVITY_METHODS = {
  getActivity: true,
  getChangedBy: true,
  undoActivity: true,
  getAuditChain: true,
  verifyAudit: true,
  noteExport: true,
  getVersions: true,
  getVersion: true,
  restoreVersion: true,
} as const;

/** The names of the methods of imports. */
const IMPORT_METHODS = {
  sendTable: true,
  getImports: true,
  getImport: true,
  getImportRows: true,
  getImportErrors: true,
  mendCells: true,
  changeImport: true,
} as const;

/**
 * The data provider of the product: the contract's calls, with `id` for `_id`. It works with any
 * back end that implements the specification's calls; missing paging, counts and sorting are done
 * here.
 */
export function createDataProvider({
  definitions,
  replacesOnPut = false,
  unsent,
  ...options
}: HttpClientOptions & {
  definitions?: Definitions;
  /** Whether the back end replaces the whole record on PUT; the contract's changes the fields named. */
  replacesOnPut?: boolean;
  /** Where changes wait while there is no line; without it they fail. */
  unsent?: LateUnsent;
}): AppDataProvider {
  const http = withCapabilities(createHttpClient(options), options.getToken);
  const methodsOver = (client: ApiClient) => allMethods(client, { definitions, replacesOnPut });
  const direct = methodsOver(http);
  // Only under a key is a change that is sent twice done once.
  if (!unsent || !(options.idempotencyKeys ?? isOwnOrigin(options.apiUrl))) return direct;
  unsent.connect({ http, methodsOver, direct });
  return lettingChangesWait(direct, unsent);
}

type MethodOptions = {
  readonly definitions: Definitions | undefined;
  readonly replacesOnPut: boolean;
};

function allMethods(
  http: ApiClient,
  { definitions, replacesOnPut }: MethodOptions,
): AppDataProvider {
  const rest = simpleRestProvider('', restClient(http));
  const paths = createPaths(definitions);
  const reads = readMethods(http, rest, paths);
  const writes = writeMethods(http, {
    paths,
    readRecord: async (resource, id) => (await reads.getOne(resource, { id })).data,
    replacesOnPut,
  });
  const ofResources = {
    ...rest,
    ...reads,
    ...writes,
    ...manyMethods(writes),
  };
  const methods = {
    ...(definitions ? ofResources : knowing(ofResources)),
    ...specialMethods(http, writes),
    getOrderTotals: orderTotals(http),
    hasPart: http.hasPart,
    getLacking: http.getLacking,
    ...binMethods(http),
    ...chatMethods(http),
    ...lateMethods(
      async () => (await import('./document-methods.ts')).documentMethods(http),
      DOCUMENT_METHODS,
    ),
    ...lateMethods(
      async () => (await import('./message-methods.ts')).messageMethods(http),
      MESSAGE_METHODS,
    ),
    ...lateMethods(
      async () => (await import('./arranging-methods.ts')).arrangingMethods(http, paths),
      { moveRecord: true, sendRecord: true },
    ),
    ...lateMethods(
      async () => (await import('./payment-methods.ts')).paymentMethods(http, writes),
      { notePayments: true },
    ),
    ...lateMethods(async () => (await import('./count-methods.ts')).countMethods(http), {
      getCounts: true,
    }),
    ...lateMethods(async () => (await import('./planned-methods.ts')).plannedMethods(http), {
      getPlanned: true,
      planMessage: true,
      changePlanned: true,
      sendPlanned: true,
      cancelPlanned: true,
    }),
    ...lateMethods(async () => (await import('./search-methods.ts')).searchMethods(http), {
      searchEverything: true,
    }),
    ...lateMethods(async () => (await import('./people-methods.ts')).peopleMethods(http), {
      getUserSummary: true,
      getCodeBudget: true,
      beginViewing: true,
      endSession: true,
      endSessions: true,
      getRegistered: true,
    }),
    ...lateMethods(
      async () => (await import('./appointment-methods.ts')).appointmentMethods(http),
      { repeatAppointment: true, notifyMovedAppointment: true, getRating: true },
    ),
    ...lateMethods(
      async () => (await import('./import-methods.ts')).importMethods(http),
      IMPORT_METHODS,
    ),
    ...lateMethods(async () => (await import('./worklist-methods.ts')).worklistMethods(http), {
      getWorklist: true,
      changeWorkLine: true,
      getTripYields: true,
    }),
    ...lateMethods(async () => (await import('./setup-methods.ts')).setupMethods(http), {
      getSetup: true,
      changeSetup: true,
    }),
    ...lateMethods(async () => (await import('./status-methods.ts')).statusMethods(http), {
      getStatus: true,
      retryFailedWork: true,
      discardFailedWork: true,
    }),
    ...lateMethods(async () => (await import('./retention-methods.ts')).retentionMethods(http), {
      getRetention: true,
      getRetentionRuns: true,
    }),
    ...lateMethods(
      async () => (await import('./activity-methods.ts')).activityMethods(http, paths),
      ACTIVITY_METHODS,
    ),
    ...parcelMethods(http),
    ...lateMethods(async () => (await import('./scan-methods.ts')).scanMethods(http), {
      scanParcel: true,
      undoScan: true,
      getScans: true,
      getLoading: true,
      changeParcels: true,
      undoParcels: true,
      weighParcels: true,
    }),
    ...preferenceMethods(http),
    supportAbortSignal: true,
  };
  // react-admin's methods promise the record type that their caller names; ours promise a record.
  return methods as unknown as AppDataProvider;
}

type Call = (...args: readonly unknown[]) => unknown;

/** Before a call names a resource that is not known yet, the definitions of all of them are loaded. */
const knowing = (methods: object): object =>
  Object.fromEntries(
    Object.entries(methods).map(([name, method]) => [
      name,
      typeof method === 'function' ? knowingCall(method as Call) : method,
    ]),
  );

const knowingCall =
  (method: Call): Call =>
  (...args) => {
    const [resource] = args;
    return typeof resource === 'string' && !definitionOf(resource)
      ? loadDefinitions().then(() => method(...args))
      : method(...args);
  };

/** Lets ra-data-simple-rest, which requests `/path`, use our client. */
const restClient =
  (http: HttpClient): typeof fetchUtils.fetchJson =>
  async (url, { method, body, signal } = {}) =>
    http.call(String(url).replace(/^\//, ''), {
      body: body ?? null,
      signal: signal ?? null,
      ...(method ? { method } : {}),
    });
