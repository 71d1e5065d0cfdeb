import type { Config } from './config.ts';

/** Host names by which only the machine itself is reached. */
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\])$/;

/**
 * Where people reach the product, without a slash at its end, as the operator says it. Empty if he
 * does not say, or if only his own machine is reached there: what a request calls the server is
 * for whoever made it to choose, and may not be printed or stored.
 */
export function publicOrigin({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  if (publicUrl === undefined || LOOPBACK.test(new URL(publicUrl).hostname)) return '';
  return publicUrl.replace(/\/+$/, '');
}
