import type { ScanMode, ScanResult } from '../../../domain/parcels/scans.ts';
import type { TripGroup } from '../../../domain/trips/groups.ts';

/** What a screen says of a scan; `failed`: nothing was answered. */
type Outcome = ScanResult | 'waiting' | 'failed' | 'sending' | 'undone';

/** Texts of the screen that scans parcels. */
export const scanning = {
  mode: 'What a scan records',
  modes: {
    received: 'Receive',
    weighed: 'Weigh',
    loaded: 'Load',
    delivered: 'Hand over',
  } satisfies Record<ScanMode, string>,
  field: 'Code of the parcel',
  weightField: 'Weight in kg',
  hint: 'Scan a label or type its number',
  weightHint: 'Parcel %{code}: type its weight, or scan the next label',
  ready: 'Ready to scan',
  sound: 'Sound',
  camera: 'Camera',
  noCamera:
    'The camera cannot be used here: allow it in the settings of the browser, or type the number.',
  done: {
    received: 'Received',
    weighed: 'Weighed',
    loaded: 'Loaded',
    delivered: 'Handed over',
  } satisfies Record<ScanMode, string>,
  already: {
    received: 'Received before',
    weighed: 'Same weight before',
    loaded: 'Loaded before',
    delivered: 'Handed over before',
  } satisfies Record<ScanMode, string>,
  outcomes: {
    noWeight: 'How heavy is it?',
    otherTrip: 'Another trip',
    impossible: 'Not possible',
    unknown: 'Unknown code',
    waiting: 'Stored',
    failed: 'Not sent',
    sending: 'Sending …',
    undone: 'Undone',
  } satisfies Record<Exclude<Outcome, 'recorded' | 'again'>, string>,
  state: 'Its state: %{state}',
  goes: {
    A: 'It goes to Morocco',
    B: 'It comes from Morocco',
  } satisfies Record<TripGroup, string>,
  arrived: 'Its trip is over',
  left: 'The trip has left without its order',
  several: 'Order %{code} has %{count} parcels: scan the label of the parcel',
  waiting: 'It is sent and judged when the connection is back.',
  failed: 'The server did not answer. Nothing is lost: send it again.',
  parcel: 'Parcel %{number} of %{count}',
  progress: 'order: %{done} of %{count}',
  orderSum: 'Order %{code}',
  last: 'Last scans',
  none: 'What you scan stands here, and can be undone.',
  undo: 'Undo',
  undoNamed: 'Undo: %{code}',
  sendAgain: 'Send again: %{code}',
  stale: 'Somebody has changed this parcel since. Its page shows how it is.',
  trip: 'Trip that is loaded',
  noTrip: 'No trip is open, so no parcel is compared with one.',
};

export type ScanningTexts = typeof scanning;
