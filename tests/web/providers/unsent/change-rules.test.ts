import { expect, test } from 'vitest';
import { createDataProvider } from '../../../../src/providers/data-provider.ts';
import { CHANGE_RULES } from '../../../../src/providers/unsent/change-rules.ts';

const provider = createDataProvider({ apiUrl: '/api/v1', getToken: () => undefined });
const methods = Object.entries(provider).flatMap(([name, value]) =>
  typeof value === 'function' ? name : [],
);

test('each method of the data provider says what happens to it without a line', () => {
  expect(Object.keys(CHANGE_RULES).toSorted()).toEqual(methods.toSorted());
});

test('what only reads is recognised by its name before the rules are there', () => {
  const reads = Object.entries(CHANGE_RULES).filter(([, rule]) => rule === 'read');
  const named = Object.keys(CHANGE_RULES).filter((name) => /^(get|has|preview|search)/.test(name));
  expect(reads.map(([name]) => name).toSorted()).toEqual(named.toSorted());
});
