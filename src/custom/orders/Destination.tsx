import { destinationCity } from '../../../domain/orders/destination-city.ts';
import { Clipped } from './Clipped.tsx';
import { TwoLines } from './TwoLines.tsx';

const WIDTH = 114;

/** Where an order goes: the city in its one spelling, and the address below it as it was typed. */
export function Destination({ address }: { address: string | null | undefined }) {
  const city = destinationCity(address);
  const typed = <Clipped text={address} width={WIDTH} />;
  return city && city !== address ? <TwoLines first={city} second={typed} width={WIDTH} /> : typed;
}
