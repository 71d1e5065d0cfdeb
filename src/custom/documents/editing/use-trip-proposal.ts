import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocale } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { documentOf, type EditedKind, editorOf } from '../../../../domain/orders/document-kinds.ts';
import { recordName } from '../../../../domain/record-name.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { trips } from '../../../../domain/resources/trips.ts';
import { useExpectedTripOf } from '../../../providers/use-trip-of.ts';
import { type EditorValues, TRIP_FACTS, type TripFact } from './editor-values.ts';

/** What a trip has put into a form, until it is saved. */
export type TripProposal = {
  /** The trip as it is named. */
  readonly trip: string;
  readonly facts: Partial<Record<TripFact, string>>;
};

type Options = {
  order: Order;
  kind: EditedKind;
  form: UseFormReturn<EditorValues>;
  /** What counts as stored: what is proposed is no input. */
  stored: RefObject<EditorValues>;
};

/**
 * Proposes to a declaration what its trip knows, once, where nothing stands. Nobody has typed it: it
 * does not count as unsaved. A declaration that was saved is proposed nothing: whoever has emptied a
 * field keeps it empty.
 */
export function useTripProposal({ order, kind, form, stored }: Options) {
  const [proposal, setProposal] = useState<TripProposal>();
  const locale = useLocale();
  const wasMade = useRef(false);
  const isRequested =
    documentOf(kind).isForCustoms && Boolean(order.customs) && !order[editorOf(kind).flag];
  const trip = useExpectedTripOf(order, { enabled: isRequested ?? false });
  useEffect(() => {
    const { customs } = stored.current;
    const typed = form.getValues('customs');
    if (!trip || !customs || !typed || wasMade.current) return;
    wasMade.current = true;
    const open = TRIP_FACTS.filter((fact) => trip[fact] && !customs[fact] && !typed[fact]);
    const facts = Object.fromEntries(open.map((fact) => [fact, trip[fact] ?? '']));
    stored.current = { ...stored.current, customs: { ...customs, ...facts } };
    for (const fact of open) form.setValue(`customs.${fact}`, trip[fact] ?? '');
    setProposal({ trip: recordName(trips, trip, locale), facts });
  }, [trip, form, stored, locale]);
  return {
    /** What was proposed and is not saved; whether it still stands in the form is to be compared. */
    proposal,
    settleProposal: () => setProposal(undefined),
  };
}
