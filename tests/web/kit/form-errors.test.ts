import { expect, test } from 'vitest';
import { commands } from '../../../domain/resources/commands.ts';
import { tours } from '../../../domain/resources/tours.ts';
import { users } from '../../../domain/resources/users.ts';
import { toFormValues } from '../../../src/kit/fields/form-values.ts';
import { formErrors } from '../../../src/kit/form/form-errors.ts';

const required = { message: 'validation.required', args: {} };

test('a form without required values has an error at each of them, groups included', () => {
  expect(formErrors(commands, {}, 'create')).toMatchObject({
    user: required,
    recipient: { firstName: required, phone: required },
  });
});

test('a rule over two fields reports its error at the wrong field', () => {
  const errors = formErrors(
    tours,
    { Tname: 'A', startDate: '2026-03-02', endDate: '2026-03-01' },
    'create',
  );
  expect(errors).toEqual({ endDate: { message: 'validation.endsBeforeStart', args: {} } });
});

test('a wrong row of a list is named by its index', () => {
  const errors = formErrors(commands, { content: [{ price: '1' }, { price: 'much' }] }, 'change');
  expect(errors).toMatchObject({ content: { 1: { price: { message: 'validation.notMoney' } } } });
});

test('a wrong chip is reported at the input that contains the chips', () => {
  const errors = formErrors(tours, { Cities: ['x'.repeat(61)] }, 'change');
  expect(errors).toEqual({ Cities: { message: 'validation.tooLong', args: { limit: 60 } } });
});

test('values that the server sets and the client adds are not checked', () => {
  const record = { id: 'x', _id: 'x', __v: 1, code: 'K-1', firstName: 'A', createdAt: 'then' };
  expect(formErrors(users, record, 'change')).toEqual({});
});

test('a picture that was just picked does not count as a wrong name', () => {
  const photo = { rawFile: new File(['x'], 'face.png') };
  expect(formErrors(users, { photo }, 'change')).toEqual({});
});

test('a form holds the id of an embedded record, which is all that it changes', () => {
  const order = { id: 'x', user: { _id: 'u', firstName: 'A' }, recipient: { firstName: 'B' } };
  expect(toFormValues(commands.fields, order)).toMatchObject({
    user: 'u',
    recipient: { firstName: 'B' },
  });
});
