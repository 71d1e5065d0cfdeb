import { statfsSync } from 'node:fs';
import { findChromium } from '../../../tools/find-chromium.ts';

const ENOUGH_BYTES = 2_000_000_000;

/** Whether memory that processes share can be where a system has it. A container has little there. */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false; // Another system than Linux.
  }
}

/** Chromium contacts its vendor's servers at every start; no test may depend on the outside. */
const QUIET = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // On a disk it takes a tenth longer.
  ...(hasSharedMemory() ? [] : ['--disable-dev-shm-usage']),
  // A microphone that beeps, and that nobody is asked for.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  // A page lives for seconds here: optimizing its code takes longer than the optimized code saves.
  '--js-flags=--no-opt --no-maglev',
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
