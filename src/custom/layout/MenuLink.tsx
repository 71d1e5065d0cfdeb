import { Link } from 'react-router-dom';
import type { MenuEntry } from '../../kit/menu.ts';
import { MenuRow } from './MenuRow.tsx';

type MenuLinkProps = {
  to: string;
  label: string;
  icon: MenuEntry['icon'];
  selected: boolean;
  narrow: boolean;
  onChosen?: () => void;
};

/** A menu row that links to a page and marks the current one. */
export function MenuLink({ selected, onChosen, ...row }: MenuLinkProps) {
  return (
    <MenuRow
      {...row}
      {...{ component: Link }}
      selected={selected}
      aria-current={selected ? 'page' : undefined}
      onClick={onChosen}
    />
  );
}
