import { expect, it } from 'vitest';
import { en } from '../../../src/i18n/en.ts';
import {
  CallError,
  errorKey,
  isWorthAnotherTry,
  noticeOf,
} from '../../../src/providers/call-error.ts';
import { createI18nProvider } from '../../../src/providers/i18n-provider.ts';

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

it('a failure of the server names the id by which its log says more, in any sentence', () => {
  const { translate } = createI18nProvider('en', en);
  const failure = new CallError(500, { code: 'server.failed', trace: '4bf92f35' });
  const plain = (key: string) => translate(key).replace(/[\u2066-\u2069]/g, '');
  const reason = translate('errors.server.failed');
  expect(plain(errorKey(failure))).toBe(`${reason} (4bf92f35)`);
  expect(plain(failure.message)).toBe(`${reason} (4bf92f35)`);
  expect(plain(noticeOf(failure))).toBe(`${translate('notice.server.reload')} (4bf92f35)`);
  const forged = new CallError(500, { code: 'server.failed', trace: 'not an id' });
  expect(plain(errorKey(forged))).toBe(reason);
});
