import Add from '@mui/icons-material/Add';
import { useCallback, useContext, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { allows } from '../../../domain/access.ts';
import { fold } from '../../../domain/fold.ts';
import { useActor } from '../../kit/access/use-access.ts';
import { MenuContext, type MenuEntry, type MenuPage } from '../../kit/menu.ts';
import { definitionOf } from '../../providers/resource-path.ts';
import type { Line } from './found-lines.ts';

const MOST_SCREENS = 6;

type Screen = Pick<MenuPage, 'to' | 'icon'> & {
  readonly label: string;
  /** What else people call it. */
  readonly synonyms?: string;
};

/** The screens whose names have all typed words; those that begin with the first one first. */
export function matchingScreens(screens: readonly Screen[], typed: string): readonly Line[] {
  const text = fold(typed);
  const words = text.split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const begins = ({ label }: Screen) => Number(fold(label).startsWith(text));
  return screens
    .filter(({ label, synonyms = '' }) => {
      const folded = fold(label);
      const others = fold(synonyms).split(' ');
      return words.every(
        (word) => folded.includes(word) || others.some((other) => other.startsWith(word)),
      );
    })
    .toSorted((a, b) => begins(b) - begins(a))
    .slice(0, MOST_SCREENS)
    .map(({ to, label, icon }) => ({ key: `screen-${to}`, icon, title: label, to }));
}

/** Where the reader may create what the pages of the menu show. */
function useNewRecords(pages: readonly MenuPage[]): readonly Screen[] {
  const translate = useTranslate();
  const actor = useActor();
  const names = new Set(
    pages.flatMap(({ needs = '', canCreate = true }) => (canCreate ? [needs] : [])),
  );
  return [...names].flatMap((name) => {
    const definition = definitionOf(name);
    if (!definition || definition.readOnly || !actor) return [];
    if (!allows(definition.access.create, actor)) return [];
    const label = translate('ra.page.create', {
      name: translate(`resources.${name}.name`, { smart_count: 1 }),
    });
    const synonyms = translate('search.createTerms');
    return [{ to: `/${name}/create`, icon: Add, label, synonyms }];
  });
}

/** The pages that the menu leads to, and what finds out which of them are there. */
export function useScreens() {
  const translate = useTranslate();
  const sections = useContext(MenuContext);
  const [absent, setAbsent] = useState<ReadonlySet<string>>(new Set());
  const entries = sections.flatMap((section) => section.entries);
  const note = useCallback((to: string, isThere: boolean) => {
    setAbsent((before) => {
      if (before.has(to) === !isThere) return before;
      const after = new Set(before);
      if (isThere) after.delete(to);
      else after.add(to);
      return after;
    });
  }, []);
  const pages = entries
    .filter(({ to }) => !absent.has(to))
    .flatMap((entry): readonly MenuPage[] => entry.children ?? [entry]);
  const newRecords = useNewRecords(pages);
  const screens: readonly Screen[] = [
    ...pages.map((page) => ({ ...page, label: translate(page.labelKey, { smart_count: 2 }) })),
    ...newRecords,
  ];
  const presence = entries.map(
    ({ to, useIsThere }) =>
      useIsThere && <Presence key={to} to={to} useIsThere={useIsThere} onKnown={note} />,
  );
  return { screens, presence };
}

type PresenceProps = {
  to: string;
  useIsThere: NonNullable<MenuEntry['useIsThere']>;
  onKnown: (to: string, isThere: boolean) => void;
};

/** As in the menu, a page says by a hook of its own whether it is there. */
function Presence({ to, useIsThere, onKnown }: PresenceProps) {
  const isThere = useIsThere() === true;
  useEffect(() => onKnown(to, isThere), [to, isThere, onKnown]);
  return null;
}
