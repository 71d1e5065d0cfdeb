import { useWatch } from 'react-hook-form';
import {
  type OneWeight,
  type WeighedOrder,
  withOneWeight,
} from '../../../../domain/documents/weights.ts';
import { documentOf, type EditedKind } from '../../../../domain/orders/document-kinds.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { fromGrams } from '../../../../domain/weight.ts';
import { useParcels } from '../../../providers/use-app-data-provider.ts';
import type { EditorLine, EditorValues } from '../editing/editor-values.ts';
import { readGrams } from '../editing/typed-figures.ts';
import { useIssuedOf } from '../issue/use-issued-of.ts';
import { useParcelWeight } from '../weights/use-parcel-weight.ts';
import { useTakeOver } from '../weights/use-take-over.ts';
import { WeightDifference } from '../weights/WeightDifference.tsx';

type Props = {
  order: Order;
  kind: EditedKind;
  readOnly: boolean;
  /** What the lines weigh as they are typed, where the document has any that are weighed. */
  weighed?: (lines: readonly EditorLine[]) => Partial<LineWeights>;
};

type LineWeights = Pick<WeighedOrder, 'content' | 'declarationConten'>;

/** The weights of the order as they would be saved with its document, where they differ. */
export function TypedWeights({ order, kind, readOnly, weighed }: Props) {
  const parcels = useParcels(order);
  // The editor of the invoice reads it itself; reading it again after a failure would never end.
  const { isIssued } = useIssuedOf(order, { isRequested: !documentOf(kind).isIssued });
  const { weigh, isWeighing } = useParcelWeight(parcels);
  const takeOver = useTakeOver(kind);
  const typed = useTypedOrder(order, weighed);
  const take = (one: OneWeight) => {
    takeOver(one);
    weigh(one.parcel, one.kilograms);
  };
  return (
    <WeightDifference
      order={{ ...typed, parcels }}
      isIssued={isIssued}
      isBusy={isWeighing}
      onTake={readOnly ? undefined : take}
    />
  );
}

/** The weights of the order's own, of its invoice lines and of its declared goods, as they are typed or taken over. */
function useTypedOrder({ wights, content, declarationConten }: Order, weighed: Props['weighed']) {
  const [lines, oneWeight] = useWatch<EditorValues, ['lines', 'oneWeight']>({
    name: ['lines', 'oneWeight'],
  });
  const stored = { wights, content, declarationConten, parcels: [] };
  const taken = oneWeight ? withOneWeight(stored, oneWeight) : stored;
  return { ...taken, ...weighed?.(lines) };
}

/** The kilograms of a typed weight. */
export const kilogramsIn = (typed: string): number | null => {
  const grams = readGrams(typed);
  return grams === null ? null : fromGrams(grams);
};
