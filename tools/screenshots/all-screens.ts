import type { Page } from '@playwright/test';
import type { Messages } from '../../src/i18n/en.ts';
import type { Client } from '../../tests/support/client.ts';
import type { ScreenSize } from '../../tests/support/e2e/browser.ts';
import { NAMED_STATES, type Reader } from '../../tests/support/e2e/named-states.ts';
import { addressOf, PUBLIC_SCREENS, SCREENS } from '../../tests/support/e2e/walked-screens.ts';
import { screenName } from './picture-names.ts';

/** A screen or state that is shown. */
export type Shown = {
  readonly name: string;
  readonly screen: string;
  readonly reader: Reader;
  readonly sizes?: readonly ScreenSize[] | undefined;
  /** Whether it leaves the page as any other screen finds it. */
  readonly isAddress: boolean;
  readonly open?: ((page: Page, texts: Messages) => Promise<void>) | undefined;
};

/** Everything that can be shown: each screen by its address, and each state that has a name. */
export const ALL_SCREENS: readonly Shown[] = [
  ...Object.keys(SCREENS).map(
    (screen): Shown => ({
      name: screenName(screen),
      screen,
      reader: 'clerk',
      isAddress: true,
    }),
  ),
  ...PUBLIC_SCREENS.map(
    (screen): Shown => ({
      name: screenName(screen),
      screen,
      reader: 'anybody',
      isAddress: true,
    }),
  ),
  ...Object.entries(NAMED_STATES).map(
    ([name, state]): Shown => ({ name, ...state, isAddress: false }),
  ),
];

/** The address at which it is opened. */
export const addressOfShown = (screen: string, clerk: Client): Promise<string> =>
  screen in SCREENS ? addressOf(screen, clerk) : Promise.resolve(screen);
