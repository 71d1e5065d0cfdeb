import { findChromium } from '../../../tools/find-chromium.ts';

/** Chromium contacts its vendor's servers at every start; no test may depend on the outside. */
const QUIET = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  // A microphone that beeps, and that nobody is asked for.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** How the browser starts. */
export const LAUNCH = { executablePath: findChromium() ?? 'chromium', args: QUIET };

export const TIME_ZONE = 'Europe/Berlin';

/** The two screens on which the product is walked and shown. */
export const SCREEN_SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

export type ScreenSize = keyof typeof SCREEN_SIZES;
