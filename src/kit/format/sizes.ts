import { numberLocale } from './numbers.ts';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Bytes as people read them: `1.2 MB`, `480 GB`. */
export function formatSize(bytes: number, locale: string): string {
  const steps = Math.floor(Math.log10(Math.max(bytes, 1)) / 3) - 1;
  const at = Math.min(Math.max(steps, 0), UNITS.length - 1);
  const amount = bytes / 1000 ** (at + 1);
  return new Intl.NumberFormat(numberLocale(locale), {
    style: 'unit',
    unit: UNITS[at] ?? 'kilobyte',
    maximumFractionDigits: amount < 10 ? 1 : 0,
  }).format(amount);
}
