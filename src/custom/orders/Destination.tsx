import { destinationCity } from '../../../domain/orders/destination-city.ts';
import { Clipped } from './Clipped.tsx';
import { TwoLines } from './TwoLines.tsx';

const WIDTH = 114;

/** The destination of an order: the city in its standard spelling, and below it the address as typed. */
export function Destination({ address }: { address: string | null | undefined }) {
  const city = destinationCity(address);
  const typed = <Clipped text={address} width={WIDTH} />;
  return city && city !== address ? <TwoLines first={city} second={typed} width={WIDTH} /> : typed;
}
