import Box from '@mui/material/Box';
import { destinationCity } from '../../../domain/cities/address-parts.ts';
import { Clipped, TwoLines } from '../../kit/list/Clipped.tsx';

const WIDTH = 114;

type Props = {
  address: string | null | undefined;
  /** Whether it is the city alone, and the whole address as a hint; what has no known city is cut. */
  isOneLine?: boolean;
};

/** The destination of an order: the city in its standard spelling, and below it the address as typed. */
export function Destination({ address, isOneLine = false }: Props) {
  const city = destinationCity(address);
  const typed = <Clipped text={address} width={WIDTH} />;
  if (!city || city === address) return typed;
  return isOneLine ? (
    <Box component="span" title={address ?? city}>
      {city}
    </Box>
  ) : (
    <TwoLines first={city} second={typed} width={WIDTH} />
  );
}
