import { expect, test } from 'vitest';
import { browserOf } from '../../../domain/people/browser-of.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

test.each([
  [`${WINDOWS} ${CHROME} Safari/537.36`, { name: 'Chrome', system: 'Windows' }],
  [`${WINDOWS} ${CHROME} Safari/537.36 Edg/142.0.0.0`, { name: 'Edge', system: 'Windows' }],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
    { name: 'Firefox', system: 'macOS' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
    { name: 'Safari', system: 'iOS' },
  ],
  [
    `Mozilla/5.0 (Linux; Android 15) ${CHROME} SamsungBrowser/28.0 Mobile Safari/537.36`,
    { name: 'Samsung Internet', system: 'Android' },
  ],
  ['curl/8.5.0', {}],
  [null, {}],
])('somebody who looks at a session of %j reads %j', (agent, browser) => {
  expect(browserOf(agent)).toEqual(browser);
});
