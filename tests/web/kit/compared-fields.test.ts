import { expect, test } from 'vitest';
import type { AccessRule, Actor } from '../../../domain/access.ts';
import { mayRead, mayWrite } from '../../../domain/field-access.ts';
import { group, localized, text } from '../../../domain/fields.ts';
import { users } from '../../../domain/resources/users.ts';
import { comparedPaths, uncompared } from '../../../src/kit/conflict/compared-fields.ts';
import { viewOf } from '../../../src/kit/view/view.ts';

const driver: Actor = { id: 'd', role: 'driver' };

test('a password that was typed is carried over into a merge, since it is never compared', () => {
  const typed = { phone: '+4915112345678', password: 'typed', currentPassword: 'known' };
  expect(uncompared(users.fields, typed)).toEqual({ password: 'typed', currentPassword: 'known' });
});

test('a value that only others may change is shown, not chosen between, where its group says so', () => {
  const others: AccessRule = () => false;
  const fields = {
    plate: text(),
    size: group({ hull: text(), crew: group({ head: text() }) }, { write: others }),
    slogan: localized(text(), { write: others }),
  };
  const cars = viewOf(
    { name: 'cars', path: 'cars', fields, represent: () => '', access: users.access },
    { form: [{ section: 'all', fields: ['plate', 'size.hull', 'size.crew', 'slogan'] }] },
  );
  const { edited, onlyShown } = comparedPaths(cars, {
    reads: (field) => mayRead(field, driver),
    writes: (field) => mayWrite(field, driver),
  });
  expect(edited).toEqual(['plate']);
  expect(onlyShown).toEqual(expect.arrayContaining(['size.hull', 'size.crew.head', 'slogan.de']));
});
