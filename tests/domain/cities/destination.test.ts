import { describe, expect, it } from 'vitest';
import { destinationOf } from '../../../domain/cities/address-parts.ts';

const inMorocco = (city: string) => destinationOf({ city, country: 'MA' });

describe('a sorter who looks for a city', () => {
  it.each([
    ['Fez', 'Fes'],
    ['فاس', 'Fes'],
    ['Fès فاس', 'Fes'],
    ['الدار البيضاء', 'Casablanca'],
    ['casa', 'Casablanca'],
    ['Marrakech', 'Marrakesh'],
    ['وجدة', 'Oujda'],
    ['Chaouen', 'Chefchaouen'],
  ])('finds %s under its one Latin name', (written, found) => {
    expect(inMorocco(written)).toBe(found);
  });

  it('finds an unknown place as it was written, and nothing if no city is named', () => {
    expect(inMorocco('Aït Ourir')).toBe('Aït Ourir');
    expect(inMorocco('')).toBe('');
  });

  it('finds a city in Germany as it was written, even if a Moroccan one begins like it', () => {
    expect(destinationOf({ city: 'Tangermünde', country: 'DE' })).toBe('Tangermünde');
  });
});
