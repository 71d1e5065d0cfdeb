import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** What jsdom lacks, so that components may ask for it. */
window.scrollTo = () => undefined;
window.HTMLElement.prototype.scrollIntoView = () => undefined;

/** The framework prints reads that were given up, of a page that has gone too. */
const isAbort = (word: unknown): boolean =>
  typeof word === 'object' && word !== null && 'name' in word && word.name === 'AbortError';

let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    if (!isAbort(words[0])) complaints.push(words);
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  expect(complaints, 'console.error was called').toEqual([]);
});
