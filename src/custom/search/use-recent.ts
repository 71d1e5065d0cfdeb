import { useStore } from 'react-admin';
import type { FoundKind } from '../../../domain/search/found.ts';
import { FOUND_KINDS } from '../../../domain/search/found.ts';
import { KIND_ICONS, type Line } from './found-lines.ts';

/** What was opened from the search, as it is stored on the device until the logout. */
type Recent = {
  readonly kind: FoundKind;
  readonly title: string;
  readonly detail: string;
  readonly to: string;
};

const MOST = 6;

const kindOf = ({ key }: Line): FoundKind | undefined =>
  FOUND_KINDS.find((kind) => key.startsWith(`${kind}-`));

/** The lines that were opened last, and how another one is added. */
export function useRecent(): readonly [readonly Line[], (opened: Line) => void] {
  const [recent, setRecent] = useStore<readonly Recent[]>('search.recent', []);
  const lines = recent.map(({ kind, title, detail, to }) => ({
    key: `${kind}-recent-${to}`,
    icon: KIND_ICONS[kind],
    title,
    detail,
    to,
  }));
  const add = (line: Line) => {
    const kind = kindOf(line);
    const { title, detail = '', to } = line;
    if (!kind || !to) return;
    const others = recent.filter((one) => one.to !== to);
    setRecent([{ kind, title, detail, to }, ...others].slice(0, MOST));
  };
  return [lines, add];
}
