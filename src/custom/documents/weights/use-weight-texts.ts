import { useLocale, useTranslate } from 'react-admin';
import {
  differingWeights,
  netAboveGross,
  type StatedWeight,
  type WeighedOrder,
} from '../../../../domain/documents/weights.ts';
import { fromGrams } from '../../../../domain/weight.ts';
import { isolated } from '../../../i18n/languages.ts';
import { formatNumber } from '../../../kit/format/numbers.ts';

/** One thing that the weights of an order contradict each other in: a sentence, and the figures. */
export type WeightTexts = { readonly sentence: string; readonly places: readonly string[] };

/** Says in which the weights of an order contradict each other; nothing where they do not. */
export function useWeightTexts(): (order: WeighedOrder) => readonly WeightTexts[] {
  const translate = useTranslate();
  const locale = useLocale();
  const asText = (grams: number) => ({
    weight: isolated(formatNumber(fromGrams(grams), locale, 'kg')),
  });
  const named = (places: readonly StatedWeight[]) =>
    places.map(({ at, grams }) => translate(`editor.weights.at.${at}`, asText(grams)));
  return (order) => {
    const differing = differingWeights(order);
    const net = netAboveGross(order);
    return [
      ...(differing.length > 0
        ? [{ sentence: translate('editor.weights.differ'), places: named(differing) }]
        : []),
      ...(net
        ? [
            {
              sentence: translate('editor.weights.net', asText(net.grams)),
              places: named(net.places),
            },
          ]
        : []),
    ];
  };
}
