import { describe, expect, it } from 'vitest';
import { ERROR_STATUS, VIOLATIONS } from '../../domain/errors.ts';

describe('the list of error codes', () => {
  it('has a 4xx status for every error of a request and a 5xx status for our own failures', () => {
    for (const [code, status] of Object.entries(ERROR_STATUS)) {
      const [lowest, highest] = code.startsWith('server.') ? [500, 507] : [400, 429];
      expect(status, code).toBeGreaterThanOrEqual(lowest);
      expect(status, code).toBeLessThanOrEqual(highest);
    }
  });

  it('names the subject and what happened', () => {
    for (const code of Object.keys(ERROR_STATUS)) expect(code).toMatch(/^[a-z]+\.[a-zA-Z]+$/);
  });

  it('names each violation of a field once', () => {
    expect(new Set(VIOLATIONS).size).toBe(VIOLATIONS.length);
  });
});
