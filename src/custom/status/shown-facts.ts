import {
  STATUS_STATES,
  type StatusFacts,
  type StatusLine,
} from '../../../domain/status/status-lines.ts';
import { isolated } from '../../i18n/languages.ts';
import { formatMoment } from '../../kit/format/dates.ts';
import { formatSize } from '../../kit/format/sizes.ts';

/** What has versions, with the name before each: a name and its number are one to a reader of Arabic. */
const NAMES: Readonly<Record<string, string>> = {
  product: 'Jisr',
  node: 'Node',
  postgres: 'PostgreSQL',
};

/** What belongs to a finding as it stands in a sentence. */
export function shownFacts(facts: StatusFacts, locale: string, never: string) {
  const shown = (name: string, value: string | number): string | number => {
    if (name.endsWith('At')) return isolated(formatMoment(String(value)), 'ltr');
    if (name.endsWith('Bytes')) return isolated(formatSize(Number(value), locale), 'ltr');
    if (typeof value === 'number') return value;
    const software = NAMES[name];
    return isolated(software ? `${software} ${value}` : value, 'ltr');
  };
  // What has never happened has no moment.
  const missing = { madeAt: never, rehearsedAt: never, verifiedAt: never };
  return {
    ...missing,
    ...Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, shown(name, value)])),
  };
}

const severity = ({ state }: Pick<StatusLine, 'state'>): number => STATUS_STATES.indexOf(state);

/** What is broken first, then what is to be looked at. */
export const worstFirst = <Line extends Pick<StatusLine, 'state'>>(
  lines: readonly Line[],
): readonly Line[] => lines.toSorted((one, other) => severity(other) - severity(one));
