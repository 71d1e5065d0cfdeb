import type { Identifier } from 'react-admin';
import { todayInBerlin } from '../../../domain/berlin-clock.ts';
import { ERROR_STATUS, type ErrorCode } from '../../../domain/errors.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import type { ParcelState } from '../../../domain/parcels/parcel-states.ts';
import { isObject } from '../../../domain/validate.ts';
import type { WorkLineName } from '../../../domain/worklist/work-lines.ts';
import type {
  AppDataProvider,
  ParcelChange,
  PaymentNote,
  Preference,
} from '../app-data-provider.ts';
import type { Place } from '../arranging-methods.ts';
import type { NewWeight, ParcelsChanged, ScanRequest, UnsentScan } from '../scan-methods.ts';
import type { WorkLineChange } from '../worklist-methods.ts';
import { withValues } from './new-record.ts';
import {
  newUnsentId,
  newUnsentVersion,
  type Rejection,
  type StoredRequest,
  type Touch,
  type UnsentChange,
  type Values,
} from './unsent-change.ts';

/** What a call is going to change. */
export type Plan = {
  readonly touches: readonly Touch[];
  /** The id that stands for the new record. */
  readonly creates?: string;
};

/** A method that may wait for the line. */
export type WaitingRule = {
  readonly plan: (...args: never[]) => Plan;
  /** The arguments with what the server would otherwise take from its own clock later. */
  readonly prepare?: (args: never[]) => never[];
  /** What the method answers as if the server had done it. */
  readonly answer: (plan: Plan, args: never[]) => unknown;
  /** The reason in an answer that does not accept the change although the call succeeded. */
  readonly rejectionIn?: (json: unknown) => Rejection | undefined;
  /** What an answer that accepts only a part of the change leaves to the person. */
  readonly leftOf?: (change: UnsentChange, json: unknown) => readonly UnsentChange[];
};

/**
 * What happens to a method while there is no line. `read`: it changes nothing. `needsLine`: what it does
 * is only true at the time when it is done (an invoice's number, a message to many, the end of a
 * session), or it sends a file: it fails and says so. Anything else waits.
 */
export type ChangeRule = 'read' | 'needsLine' | WaitingRule;

const waits = <Args extends readonly unknown[]>(rule: {
  plan: (...args: Args) => Plan;
  prepare?: (args: Args) => readonly unknown[];
  answer: (plan: Plan, args: Args) => unknown;
  rejectionIn?: (json: unknown) => Rejection | undefined;
  leftOf?: (change: UnsentChange, json: unknown) => readonly UnsentChange[];
}): WaitingRule => rule as unknown as WaitingRule;

/** Not a resource: the parcels of an order. */
export const PARCELS_OF = 'parcels of';

/** Not a resource: a parcel that a change of many has left as it was. Nothing waits for the decision. */
export const PARCEL_THAT_STAYS = 'parcel that stays';

const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code);

type Changed = { id: Identifier; data: Values; previousData?: Values };
type Removed = { id: Identifier; previousData?: Values };
type Many = { ids: readonly Identifier[]; data?: Values };

const touch = (resource: string, id: Identifier, more: Omit<Touch, 'resource' | 'id'> = {}) => ({
  resource,
  id: String(id),
  ...more,
});

/** A version to go on with, if the change or the record before it names one. */
const versionAfter = (version: unknown): { version?: number } =>
  typeof version === 'number' ? { version: newUnsentVersion(version) } : {};

const shown = ({ version }: Partial<Touch> = {}): { __v?: number } =>
  version === undefined ? {} : { __v: version };

const create = waits({
  plan: (resource: string, { data }: { data: Values }) => {
    const id = newUnsentId();
    return { touches: [touch(resource, id, { values: data, isNew: true })], creates: id };
  },
  answer: ({ creates }, [, { data }]) => ({ data: { ...data, id: creates, _id: creates, __v: 0 } }),
});

const update = waits({
  plan: (resource: string, { id, data, previousData }: Changed) => ({
    touches: [
      touch(resource, id, {
        values: data,
        ...versionAfter(data.__v ?? previousData?.__v),
        ...(previousData && { base: previousData }),
      }),
    ],
  }),
  answer: ({ touches: [first] }, [, { id, data, previousData }]) => ({
    data: { ...withValues({ ...previousData }, data), id, ...shown(first) },
  }),
});

const remove = waits({
  plan: (resource: string, { id, previousData }: Removed) => ({
    touches: [
      touch(resource, id, { isRemoved: true, ...(previousData && { base: previousData }) }),
    ],
  }),
  answer: (_plan, [, { id, previousData }]) => ({ data: { ...previousData, id } }),
});

const updateMany = waits({
  plan: (resource: string, { ids, data = {} }: Many) => ({
    touches: ids.map((id) => touch(resource, id, { values: data })),
  }),
  answer: (_plan, [, { ids }]) => ({ data: ids }),
});

const deleteMany = waits({
  plan: (resource: string, { ids }: Many) => ({
    touches: ids.map((id) => touch(resource, id, { isRemoved: true })),
  }),
  answer: (_plan, [, { ids }]) => ({ data: ids }),
});

/**
 * The part of a request that is about an order which failed. The answer does not name its version: if that
 * was the reason, sending it again is for the order as it is then.
 */
function paymentOf(request: StoredRequest, { order, code }: Values): StoredRequest {
  const { payments } = JSON.parse(request.body ?? '{}') as { payments?: readonly Values[] };
  const own = (payments ?? [])
    .filter((one) => one.order === order)
    .map(({ __v, ...one }) => (code === 'record.stale' ? one : { ...one, __v }));
  return { ...request, body: JSON.stringify({ payments: own }) };
}

const notePayments = waits({
  // It was paid on the day on which that was noted.
  prepare: ([notes]) => [
    notes.map((note) => (note.paid && !note.on ? { ...note, on: todayInBerlin() } : note)),
  ],
  plan: (notes: readonly PaymentNote[]) => ({
    touches: notes.map(({ id, paid, on, via, __v }) =>
      touch('commands', id, {
        ...versionAfter(__v),
        values: { paid, paidOn: paid ? (on ?? null) : null, paidVia: paid ? (via ?? null) : null },
      }),
    ),
  }),
  answer: ({ touches }, [notes]) => ({
    payments: notes.map(({ id, paid, on = null, via = null, __v = 0 }, at) => ({
      id,
      paid,
      paidOn: paid ? on : null,
      paidVia: paid ? via : null,
      __v: touches[at]?.version ?? __v,
      changed: true,
    })),
    failed: [],
  }),
  // Each order is changed by itself: those that were not wait for a decision about each.
  leftOf: (change, json) => {
    const failed = isObject(json) && Array.isArray(json.failed) ? json.failed.filter(isObject) : [];
    return failed.map((one, at) => ({
      ...change,
      // The last one takes the place of the whole: until it is stored, the whole can be sent again.
      place: at === failed.length - 1 ? change.place : `${change.place}-${at}`,
      request: paymentOf(change.request, one),
      touches: change.touches.filter(({ id }) => id === one.order),
      rejection: {
        status: isErrorCode(one.code) ? ERROR_STATUS[one.code] : 500,
        answer: one,
      },
    }));
  },
});

const scanParcel = waits({
  plan: ({ code, mode, weight }: ScanRequest) => ({
    // Only the weight makes it a change: without one, the scan asks for it.
    touches:
      mode === 'weighed' && weight === undefined
        ? []
        : [
            touch('parcels', plainCode(code), {
              values: mode === 'weighed' ? { weight } : { state: mode },
            }),
          ],
  }),
  answer: ({ touches }, [{ code, mode }]): UnsentScan => ({
    id: null,
    mode,
    result: touches.length > 0 ? 'recorded' : 'noWeight',
    code,
    at: new Date().toISOString(),
    isUndone: false,
    parcel: null,
    before: null,
    order: null,
    isUnsent: touches.length > 0,
  }),
  rejectionIn: (json) => {
    const scan = isObject(json) && isObject(json.data) ? json.data : {};
    return isOneOf(['otherTrip', 'impossible', 'unknown'] as const, scan.result)
      ? { status: 200, answer: { scan: scan.result } }
      : undefined;
  },
});

/** As it is stored, however it was read or typed. */
const plainCode = (code: string): string => code.replaceAll(/\s/g, '');

const undoScan = waits({
  plan: (id: string) => ({ touches: [touch('scans', id, { isRemoved: true })] }),
  answer: (_plan, [id]): UnsentScan => ({
    id,
    mode: 'received',
    result: 'recorded',
    code: '',
    at: new Date().toISOString(),
    isUndone: true,
    parcel: null,
    before: null,
    order: null,
    isUnsent: true,
  }),
});

const changeParcel = waits({
  plan: (code: string, { __v: _v, ...values }: ParcelChange) => ({
    touches: [touch('parcels', code, { values })],
  }),
  answer: () => undefined,
});

const changeParcels = waits({
  plan: (orders: readonly Identifier[], state: ParcelState) => ({
    touches: orders.map((id) => touch(PARCELS_OF, id, { values: { state } })),
  }),
  answer: (): ParcelsChanged => ({
    changed: 0,
    impossible: 0,
    rejected: [],
    undo: [],
    isUnsent: true,
  }),
  leftOf: (change, json) => {
    const { impossible, rejected } = isObject(json) && isObject(json.data) ? json.data : {};
    if (typeof impossible !== 'number' || impossible === 0) return [];
    const parcels = Array.isArray(rejected) ? rejected.filter(isObject) : [];
    const { values = {} } = change.touches[0] ?? {};
    return [
      {
        ...change,
        touches: parcels.map((parcel) =>
          touch(PARCEL_THAT_STAYS, String(parcel.code), { values, base: parcel }),
        ),
        rejection: { status: 200, answer: { stay: impossible }, isFinal: true },
      },
    ];
  },
});

const weighParcels = waits({
  plan: (order: Identifier, weights: readonly NewWeight[]) => ({
    touches: [
      ...weights.map(({ code, weight }) => touch('parcels', code, { values: { weight } })),
      // The order weighs what its parcels weigh.
      touch('commands', order),
    ],
  }),
  answer: () => undefined,
});

const updateTrip = waits({
  plan: (id: Identifier, { __v: _v, ...values }: Values) => ({
    touches: [touch('trips', id, { values })],
  }),
  answer: (_plan, [id, changes]) => ({ ...changes, id, _id: id }),
});

const restoreOrder = waits({
  plan: (id: Identifier) => ({
    touches: [touch('commands/bin', id, { isRemoved: true }), touch('commands', id)],
  }),
  answer: (_plan, [id]) => id,
});

const moveRecord = waits({
  plan: (resource: string, id: Identifier) => ({ touches: [touch(resource, id)] }),
  answer: (_plan, [, , to]: readonly [string, Identifier, Place]) => ({
    place: 'place' in to ? to.place : 0,
    of: 0,
  }),
});

const keepPreference = waits({
  plan: ({ key, value }: Preference) => ({
    touches: [touch('preferences', key, { values: { value } })],
  }),
  answer: () => undefined,
});

const removePreference = waits({
  plan: (key: string) => ({ touches: [touch('preferences', key, { isRemoved: true })] }),
  answer: () => undefined,
});

const changeWorkLine = waits({
  plan: (line: WorkLineName, change: WorkLineChange) => ({
    touches: [touch('worklist', line, { values: change })],
  }),
  answer: () => undefined,
});

const markDamageSeen = waits({
  plan: (id: string) => ({ touches: [touch('damages', id)] }),
  answer: () => undefined,
});

/** The methods of the data provider by their own names; react-admin's type allows any other. */
type MethodName = keyof {
  [Name in keyof AppDataProvider as string extends Name
    ? never
    : Name extends 'supportAbortSignal' | symbol | number
      ? never
      : Name]: true;
};

/** What happens without a line to each method of the data provider. */
export const CHANGE_RULES = {
  create,
  update,
  delete: remove,
  updateMany,
  deleteMany,
  notePayments,
  scanParcel,
  undoScan,
  changeParcel,
  changeParcels,
  weighParcels,
  updateTrip,
  restoreOrder,
  moveRecord,
  keepPreference,
  removePreference,
  changeWorkLine,
  markDamageSeen,

  getIds: 'read',
  getList: 'read',
  getOne: 'read',
  getMany: 'read',
  getManyReference: 'read',
  getTripByName: 'read',
  searchEverything: 'read',
  getPlanned: 'read',
  getOrderTotals: 'read',
  getCounts: 'read',
  hasPart: 'read',
  getLacking: 'read',
  getUserSummary: 'read',
  getCodeBudget: 'read',
  getRegistered: 'read',
  getFile: 'read',
  getCommandFile: 'read',
  getParcels: 'read',
  getScans: 'read',
  getLoading: 'read',
  getInvoices: 'read',
  getInvoice: 'read',
  getInvoicePdf: 'read',
  getEInvoice: 'read',
  getInvoiceTotals: 'read',
  getArchiveDamages: 'read',
  getPublicOrigin: 'read',
  getPrints: 'read',
  getLastMessages: 'read',
  getAttachment: 'read',
  previewMessages: 'read',
  getCampaign: 'read',
  getChangedBy: 'read',
  previewNotice: 'read',
  getStepNotices: 'read',
  previewStageNotices: 'read',
  getWaitingNotices: 'read',
  getRating: 'read',
  getGateway: 'read',
  getPreferences: 'read',
  getWorklist: 'read',
  getTripYields: 'read',
  getActivity: 'read',
  getAuditChain: 'read',
  getVersions: 'read',
  getVersion: 'read',
  getSetup: 'read',
  getRetention: 'read',
  getRetentionRuns: 'read',
  getStatus: 'read',
  getImports: 'read',
  getImport: 'read',
  getImportRows: 'read',
  getImportErrors: 'read',

  // Its answer says what else is to be done.
  changeSetup: 'needsLine',
  // The number and the date are those of the moment.
  issueInvoice: 'needsLine',
  cancelInvoice: 'needsLine',
  // Whether the paper is current is known at the time of printing.
  logPrints: 'needsLine',
  // Who gets it, at what price, is counted when it is sent; and a time may have passed meanwhile.
  sendBroadcast: 'needsLine',
  sendBulkMessage: 'needsLine',
  stopCampaign: 'needsLine',
  retryCampaign: 'needsLine',
  replanCampaign: 'needsLine',
  sendPlannedCampaign: 'needsLine',
  sendWaitingNotice: 'needsLine',
  holdWaitingNotice: 'needsLine',
  notifyMovedAppointment: 'needsLine',
  planMessage: 'needsLine',
  changePlanned: 'needsLine',
  sendPlanned: 'needsLine',
  cancelPlanned: 'needsLine',
  // Whether a group has an open trip is known to the server only, and pressed twice it would be two.
  createGroup: 'needsLine',
  // The server decides how many become of it.
  repeatAppointment: 'needsLine',
  // What else was deleted meanwhile would be removed with it.
  emptyBin: 'needsLine',
  // Only an end at once is safe.
  endSession: 'needsLine',
  endSessions: 'needsLine',
  beginViewing: 'needsLine',
  // The server decides what can still be taken back.
  undoActivity: 'needsLine',
  verifyAudit: 'needsLine',
  // What has failed by then may be other work.
  retryFailedWork: 'needsLine',
  discardFailedWork: 'needsLine',
  // No file is written that nobody knows of.
  noteExport: 'needsLine',
  // What it would change is compared with the record as it is now.
  restoreVersion: 'needsLine',
  undoParcels: 'needsLine',
  // Files.
  sendDocument: 'needsLine',
  sendRecord: 'needsLine',
  sendTable: 'needsLine',
  mendCells: 'needsLine',
  changeImport: 'needsLine',
} satisfies { readonly [Name in MethodName]: ChangeRule };

/** The rule of a method; one without a rule fails as it always did. */
export const ruleOf = (method: string): ChangeRule =>
  Object.hasOwn(CHANGE_RULES, method) ? CHANGE_RULES[method as MethodName] : 'read';
