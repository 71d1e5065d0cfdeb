import { destinationCity } from '../../../domain/cities/address-parts.ts';
import { Clipped, TwoLines, Wrapped } from '../../kit/list/Clipped.tsx';

const WIDTH = 114;

type Props = {
  address: string | null | undefined;
  /** Whether the address takes more lines instead of being cut. */
  isWhole?: boolean;
};

/** The destination of an order: the city in its standard spelling, and below it the address as typed. */
export function Destination({ address, isWhole = false }: Props) {
  const city = destinationCity(address);
  const typed = isWhole ? (
    <Wrapped atLeast={88} atMost={132}>
      {address}
    </Wrapped>
  ) : (
    <Clipped text={address} width={WIDTH} />
  );
  return city && city !== address ? <TwoLines first={city} second={typed} width={WIDTH} /> : typed;
}
