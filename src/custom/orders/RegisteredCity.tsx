import { cityNameOf } from '../../../domain/cities/cities-of-morocco.ts';
import { Clipped } from '../../kit/list/Clipped.tsx';

type Props = { name: string | null | undefined; width: number };

/** The city that a customer is registered for on a tour, spelled as every list spells it. */
export const RegisteredCity = ({ name, width }: Props) => (
  <Clipped text={cityNameOf(name ?? '')} width={width} />
);
