import { useLocale, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { fold } from '../../../domain/fold.ts';
import type { Found } from '../../../domain/search/found.ts';
import { isolated } from '../../i18n/languages.ts';
import { useActor } from '../../kit/access/use-access.ts';
import { useToast } from '../../kit/notices/use-notice.tsx';
import { errorKey } from '../../providers/call-error.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { useFound } from '../../providers/use-found.ts';
import { foundSections, type Line, type Section } from './found-lines.ts';
import { actionsFor } from './search-actions.ts';
import { useRecent } from './use-recent.ts';
import { matchingScreens, useScreens } from './use-screens.tsx';

const section = (key: string, heading: string, lines: readonly Line[]): readonly Section[] =>
  lines.length > 0 ? [{ key, heading, lines }] : [];

/**
 * Everything that the search shows for a text: what was found, what can be done with it, and screens; a
 * screen whose name begins with the text comes first. Without a text, what was opened last.
 */
export function useSections(text: string, onClose: () => void) {
  const translate = useTranslate();
  const { screens, presence } = useScreens();
  const { found, isFailed, isCurrent } = useFound(text);
  const [recent, addRecent] = useRecent();
  const actions = useActionLines(found);
  const speech = { translate, locale: useLocale() ?? 'en' };
  const toast = useToast();
  const navigate = useNavigate();

  const pages = matchingScreens(screens, text);
  const isPage = pages[0] !== undefined && fold(pages[0].title).startsWith(fold(text));
  const ofPages = section('screens', translate('search.screens'), pages);
  const ofActions = section('actions', translate('search.actions'), actions);
  // Who types the whole code of an order means this one: what can be done with it follows it.
  const isExact = found?.groups[0]?.kind === 'orders' && found.groups[0].isExact;
  const ofFound = found ? foundSections(found, text.trim(), speech) : [];
  const sections =
    text.trim() === ''
      ? section('recent', translate('search.recent'), recent)
      : [
          ...(isPage ? ofPages : []),
          ...(isExact
            ? [...ofFound.slice(0, 1), ...ofActions, ...ofFound.slice(1)]
            : [...ofFound, ...ofActions]),
          ...(isPage ? [] : ofPages),
        ];

  const choose = (line: Line) => {
    addRecent(line);
    onClose();
    if (line.to) navigate(line.to);
    void Promise.resolve(line.run?.()).catch((error) => toast(errorKey(error), { type: 'error' }));
  };
  const state = stateOf({ text: text.trim(), found, isFailed, isCurrent, sections }, translate);
  return { sections, presence, choose, state, isCurrent };
}

/** What can be done with the first hits. */
function useActionLines(found: Found | undefined): readonly Line[] {
  const translate = useTranslate();
  const actor = useActor();
  const provider = useAppDataProvider();
  const navigate = useNavigate();
  if (!found) return [];
  return actionsFor(found, actor).map(({ key, text, icon, name, label, run }) => ({
    key: `action-${key}`,
    icon,
    title: translate(text, {
      name: isolated(name),
      ...(label !== undefined && { action: translate(label) }),
    }),
    run: () => run({ provider, navigate }),
  }));
}

type Searched = {
  readonly text: string;
  readonly found: Found | undefined;
  readonly isFailed: boolean;
  readonly isCurrent: boolean;
  readonly sections: readonly Section[];
};

/** The text below the list, and what a screen reader reads of it once it is there. */
function stateOf(
  { text, found, isFailed, isCurrent, sections }: Searched,
  translate: ReturnType<typeof useTranslate>,
): { shown: string; heard: string } {
  if (text === '') return { shown: translate('search.hint'), heard: '' };
  if (isFailed) return { shown: translate('search.failed'), heard: '' };
  if (!isCurrent)
    return { shown: sections.length > 0 ? '' : translate('search.searching'), heard: '' };
  if (sections.length === 0) {
    return { shown: translate('search.none', { text: isolated(text) }), heard: '' };
  }
  return {
    shown: found?.isOfLatest ? translate('search.ofLatest') : '',
    heard: translate('search.announced', {
      smart_count: sections.reduce((sum, { lines }) => sum + lines.length, 0),
      kinds: sections
        .map(({ heading, count, lines }) => `${heading} ${count ?? lines.length}`)
        .join(', '),
    }),
  };
}
