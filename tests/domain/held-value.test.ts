import { describe, expect, it } from 'vitest';
import { heldValue } from '../../domain/held-value.ts';
import { commands } from '../../domain/resources/commands.ts';

const held = (order: object, path: string) => heldValue(commands.fields, order, path);

describe('the value in an order of another back end', () => {
  it('is the default of the field if it is null or left out', () => {
    expect(held({ finish: null }, 'finish')).toBe(false);
    expect(held({}, 'withBill')).toBe(false);
    expect(held({}, 'commandMode')).toBe('facturation');
  });

  it('is the stored one, even if that differs from the default', () => {
    expect(held({ withBill: true }, 'withBill')).toBe(true);
    expect(held({ numofpackages: 0 }, 'numofpackages')).toBe(0);
    expect(held({ recipient: { address: 'Tanger' } }, 'recipient.address')).toBe('Tanger');
  });

  it('is undefined if the field has no default', () => {
    expect(held({ rechnr: null }, 'rechnr')).toBeUndefined();
    expect(held({}, 'noField')).toBeUndefined();
  });
});
