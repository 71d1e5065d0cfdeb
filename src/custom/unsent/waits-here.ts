import { ignoringError } from '../../../domain/ignoring-failure.ts';

const KEY = 'jisr.unsentWaits';

/** Whether something waited here when it was last looked at: then its number comes with the page. */
export function waitsHere(): boolean {
  let waits = false;
  ignoringError(() => {
    waits = localStorage.getItem(KEY) !== null;
  }, 'It comes once the page is idle.');
  return waits;
}

export const noteWaiting = (waits: boolean): void => {
  ignoringError(() => {
    if (waits) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  }, 'It comes once the page is idle.');
};
