import { expect, it } from 'vitest';
import { CallError, isWorthAnotherTry } from '../../../src/providers/call-error.ts';

it.each([
  ['no answer', 0, {}],
  ['a failing server', 503, {}],
  ['an ended session', 401, {}],
  ['a body that came too slowly', 408, {}],
  ['too many calls', 429, {}],
  ['the same call that is still running', 409, { code: 'request.inProgress' }],
])('after %s, the same call may be accepted if it is made again', (_, status, body) => {
  expect(isWorthAnotherTry(new CallError(status, body))).toBe(true);
});

it.each([
  ['a second open trip', 409, { code: 'trip.alreadyOpen' }],
  ['wrong values', 422, { code: 'record.invalid' }],
  ['a missing permission', 403, {}],
  ['a body that is too large', 413, {}],
])('the rejection of %s stands until the content is changed', (_, status, body) => {
  expect(isWorthAnotherTry(new CallError(status, body))).toBe(false);
});

it('an error that is no answer of a server may pass', () => {
  expect(isWorthAnotherTry(new Error('The form was closed.'))).toBe(true);
});
