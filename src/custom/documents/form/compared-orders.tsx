import { useLocale } from 'react-admin';
import { countryName } from '../../../../domain/customs/countries.ts';
import { commands } from '../../../../domain/resources/commands.ts';
import type { CellProps } from '../../../kit/view/props.ts';
import { type View, viewOf } from '../../../kit/view/view.ts';

/** The country where goods were made, in the language of the screen. */
function OriginCell({ value }: CellProps) {
  const locale = useLocale();
  return <bdi>{countryName(String(value), locale)}</bdi>;
}

/** How values of an order are displayed when two versions are compared. */
export const COMPARED_ORDERS: View = {
  ...viewOf(commands, { menu: false }),
  cells: { 'declarationConten.origin': OriginCell },
};
