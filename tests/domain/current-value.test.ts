import { describe, expect, it } from 'vitest';
import { currentValue } from '../../domain/current-value.ts';
import { commands } from '../../domain/resources/commands.ts';

const current = (order: object, path: string) => currentValue(commands.fields, order, path);

describe('the value in an order of another back end', () => {
  it('is the default of the field if it is null or left out', () => {
    expect(current({ finish: null }, 'finish')).toBe(false);
    expect(current({}, 'withBill')).toBe(false);
    expect(current({}, 'commandMode')).toBe('facturation');
  });

  it('is the stored one, even if that differs from the default', () => {
    expect(current({ withBill: true }, 'withBill')).toBe(true);
    expect(current({ numofpackages: 0 }, 'numofpackages')).toBe(0);
    expect(current({ recipient: { address: 'Tanger' } }, 'recipient.address')).toBe('Tanger');
  });

  it('is undefined if the field has no default', () => {
    expect(current({ rechnr: null }, 'rechnr')).toBeUndefined();
    expect(current({}, 'noField')).toBeUndefined();
  });
});
