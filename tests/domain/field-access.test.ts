import { describe, expect, test } from 'vitest';
import { type Actor, admin, nobody } from '../../domain/access.ts';
import {
  fieldsFor,
  isSecret,
  mayRead,
  mayWrite,
  writableValues,
} from '../../domain/field-access.ts';
import { group, list, text } from '../../domain/fields.ts';
import { fieldAt } from '../../domain/paths.ts';

const driver: Actor = { id: 'd', role: 'driver' };
const boss: Actor = { id: 'b', role: 'admin' };
const fields = {
  plate: text(),
  price: text({ read: admin }),
  password: text({ read: nobody }),
  size: group({ hull: text(), worth: text({ read: admin, write: admin }) }),
  parts: list(group({ name: text(), cost: text({ read: admin }) })),
  ledger: group({ total: text({ read: admin }) }),
  serial: text({ assigned: true }),
};

describe('a person whose role a field is hidden from', () => {
  test('does not meet it, nor inside groups and lists, nor a group of which nothing is left', () => {
    const met = fieldsFor(fields, driver);
    expect(Object.keys(met)).toEqual(['plate', 'password', 'size', 'parts', 'serial']);
    expect(fieldAt(met, 'size.hull')).toBeDefined();
    expect(fieldAt(met, 'size.worth')).toBeUndefined();
    expect(fieldAt(met, 'parts.name')).toBeDefined();
    expect(fieldAt(met, 'parts.cost')).toBeUndefined();
  });

  test('sends no value that only others may set', () => {
    expect(
      writableValues(fields, { plate: 'a', serial: 's', size: { hull: 'h', worth: 'w' } }, driver),
    ).toEqual({
      plate: 'a',
      size: { hull: 'h' },
    });
  });
});

test('somebody whom every rule allows meets every field', () => {
  expect(fieldsFor(fields, boss)).toEqual(fields);
});

test('nobody in particular meets what is free for everyone', () => {
  expect(mayRead(fields.plate, undefined)).toBe(true);
  expect(mayRead(fields.price, undefined)).toBe(false);
  expect(mayWrite(fields.plate, undefined)).toBe(true);
  expect(mayWrite(fields.serial, boss)).toBe(false);
});

test('a field is a secret when nobody may read it, whatever the role', () => {
  expect(isSecret(fields.password)).toBe(true);
  expect(isSecret(fields.price)).toBe(false);
});
