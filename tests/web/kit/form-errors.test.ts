import { expect, test } from 'vitest';
import { commands } from '../../../domain/resources/commands.ts';
import { tours } from '../../../domain/resources/tours.ts';
import { users } from '../../../domain/resources/users.ts';
import { formErrors } from '../../../src/kit/form/form-errors.ts';
import { toFormValues } from '../../../src/kit/form/form-values.ts';

const required = { message: 'validation.required', args: {} };

test('a form without what is required is told each place of it, groups included', () => {
  expect(formErrors(commands, {}, 'create')).toMatchObject({
    user: required,
    recipient: { firstName: required, phone: required },
  });
});

test('a rule over two fields speaks at the field that is wrong', () => {
  const errors = formErrors(
    tours,
    { Tname: 'A', startDate: '2026-03-02', endDate: '2026-03-01' },
    'create',
  );
  expect(errors).toEqual({ endDate: { message: 'validation.endsBeforeStart', args: {} } });
});

test('a wrong line of a list is named by its place', () => {
  const errors = formErrors(commands, { content: [{ price: '1' }, { price: 'much' }] }, 'change');
  expect(errors).toMatchObject({ content: { 1: { price: { message: 'validation.notMoney' } } } });
});

test('a wrong chip is told at the input that holds the chips', () => {
  const errors = formErrors(tours, { Cities: ['x'.repeat(61)] }, 'change');
  expect(errors).toEqual({ Cities: { message: 'validation.tooLong', args: { limit: 60 } } });
});

test('what the server sets and the client adds is not judged', () => {
  const record = { id: 'x', _id: 'x', __v: 1, code: 'K-1', firstName: 'A', createdAt: 'then' };
  expect(formErrors(users, record, 'change')).toEqual({});
});

test('a picture that was just picked is not a wrong name', () => {
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
