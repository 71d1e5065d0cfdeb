import MenuIcon from '@mui/icons-material/Menu';
import MenuOpen from '@mui/icons-material/MenuOpen';
import Refresh from '@mui/icons-material/Refresh';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import { memo, type ReactNode, useEffect } from 'react';
import { TitlePortal, useLocation, useRefresh, useTranslate } from 'react-admin';
import { usePageAt } from '../../kit/menu.ts';
import { setTabSection } from '../../kit/tab-title.ts';
import { clamped } from '../../theme/clamped.ts';
import { UnsentBadge } from '../unsent/UnsentBadge.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { AppearanceMenu, LanguageMenu } from './bar-menus.tsx';

type TopBarProps = {
  /** Whether the menu is wide (beside the page) or open (over it, on a phone). */
  menuOpen: boolean;
  /** The label of what the menu button does next. */
  menuLabel: string;
  onMenu: () => void;
  /** What looks for something on every page. */
  search?: ReactNode;
};

/**
 * The top bar: the section's name as the page's first heading, and the controls that every page
 * has.
 */
export const TopBar = memo(function TopBar(props: TopBarProps) {
  const { menuOpen, menuLabel, onMenu, search } = props;
  const translate = useTranslate();
  const refresh = useRefresh();
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Toolbar disableGutters sx={{ px: { xs: 1, md: 2 }, gap: 0.5, minHeight: '56px !important' }}>
        <IconButton
          data-hint={menuLabel}
          aria-label={menuLabel}
          aria-expanded={menuOpen}
          onClick={onMenu}
        >
          {menuOpen ? <MenuOpen className="mirrored" /> : <MenuIcon />}
        </IconButton>
        <Heading />
        {search}
        <UnsentBadge />
        <LanguageMenu />
        <AppearanceMenu />
        <IconButton
          data-hint={translate('shell.bar.refresh')}
          aria-label={translate('shell.bar.refresh')}
          onClick={() => refresh()}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          <Refresh />
        </IconButton>
        <AccountMenu />
      </Toolbar>
    </AppBar>
  );
});

/** The title that the page has set; until then, and in the browser's tab, the name of its section. */
function Heading() {
  const section = useSectionName();
  useEffect(() => {
    setTabSection(section);
  }, [section]);
  return <TitlePortal component="h1" variant="h6" data-section={section} sx={headingStyle} />;
}

/** The name of the current section, as in the menu; none for a path without an entry. */
function useSectionName(): string | undefined {
  const translate = useTranslate();
  const pageAt = usePageAt();
  const { pathname } = useLocation();
  const key = pathname === '/' ? 'shell.menu.overview' : pageAt(pathname)?.labelKey;
  return key && translate(key, { smart_count: 2 });
}

/** On a phone a long title has two lines: cut, one in two directions would lose its beginning. */
const headingStyle = {
  ...clamped(2),
  display: { xs: '-webkit-box', sm: 'block' },
  ml: 1,
  fontSize: { xs: 16, sm: 18 },
  lineHeight: 1.25,
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
  hyphens: 'auto',
  '&:empty::before': { content: 'attr(data-section)' },
  // The framework wraps its titles into a block of their own, whose lines would not be counted.
  '& > span': { display: 'inline' },
} as const;
