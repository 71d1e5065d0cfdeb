import { useTranslate } from 'react-admin';
import { choiceLabelKey } from '../../../i18n/resource-labels.ts';

type Props = { field: 'payment' | 'type'; value: number | null | undefined };

/** The display name of one of an order's choices. */
export function ChoiceName({ field, value }: Props) {
  const translate = useTranslate();
  return value ? translate(choiceLabelKey('commands', field, value)) : null;
}
