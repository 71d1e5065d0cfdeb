import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { freshWindow } from './fresh-window.ts';
import { pageNetwork } from './page-network.ts';
import { showQuickErrors } from './quick-errors.ts';
import { showQuickLabels } from './quick-labels.ts';
import { showQuickStyles } from './quick-styles.ts';

// Each file has its own instances of our modules, and may replace some of them.
vi.resetModules();
freshWindow();
showQuickStyles();
showQuickLabels();
showQuickErrors();

// A guard against hanging: code is loaded when a page is first opened, and a busy machine stalls.
configure({ asyncUtilTimeout: 60_000 });

/** Browser APIs that jsdom lacks. */
window.scrollTo = () => undefined;
window.HTMLElement.prototype.scrollIntoView = () => undefined;
window.Range.prototype.getClientRects = () => document.body.getClientRects();
window.Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
/** Pages are never idle here, so nothing is loaded that a test does not request. */
window.requestIdleCallback = () => 0;
window.cancelIdleCallback = () => undefined;

/** The framework logs aborted reads, even those of a page that has been left. */
const isAbort = (word: unknown): boolean =>
  typeof word === 'object' && word !== null && 'name' in word && word.name === 'AbortError';

/** Of the machine, whatever a test does to the clock. */
const { setTimeout } = globalThis;

let complaints: unknown[][] = [];
let network: ReturnType<typeof pageNetwork> | undefined;

beforeEach(() => {
  complaints = [];
  network = pageNetwork();
  vi.spyOn(console, 'error').mockImplementation((...texts) => {
    if (!isAbort(texts[0])) complaints.push(texts);
  });
});

afterEach(async () => {
  network?.close();
  cleanup();
  // Reads of references are collected until the next turn, and would then be calls of no page.
  await new Promise((resolve) => setTimeout(resolve, 0));
  vi.restoreAllMocks();
  network?.restore();
  localStorage.clear();
  sessionStorage.clear();
  const [first] = complaints;
  expect(complaints, `console.error was called: ${first?.map(String).join(' ')}`).toEqual([]);
});
