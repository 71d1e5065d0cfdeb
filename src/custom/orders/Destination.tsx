import { CITY_ORDER, cityRank } from '../../../domain/orders/city-order.ts';
import { Clipped } from './Clipped.tsx';
import { TwoLines } from './TwoLines.tsx';

const WIDTH = 114;

/** Where an order goes: the city of the route that its address names, and the address below it. */
export function Destination({ address }: { address: string | null | undefined }) {
  const city = CITY_ORDER[cityRank(address)];
  if (!city) return <Clipped text={address} width={WIDTH} />;
  return <TwoLines first={city} second={<Clipped text={address} width={WIDTH} />} width={WIDTH} />;
}
