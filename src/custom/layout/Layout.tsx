import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, use, useCallback, useEffect, useState } from 'react';
import { useAuthenticated, useScrollToTop, useStore, useTranslate } from 'react-admin';
import { HintLayer } from '../../kit/HintLayer.tsx';
import { MenuContext } from '../../kit/menu.ts';
import { setTabCount } from '../../kit/tab-title.ts';
import { sessionBegun } from '../../providers/query-client.ts';
import { LoginAwaited } from '../../providers/use-role.ts';
import { isViewing } from '../../providers/viewing.ts';
import { MENU_WIDTH, NARROW_MENU_WIDTH } from '../../theme/themes.ts';
import { ConnectionLine } from './ConnectionLine.tsx';
import { LoadingOverlay } from './LoadingPage.tsx';
import { Pages } from './Pages.tsx';
import { ShortcutsOpener } from './ShortcutsOpener.tsx';
import { SideMenu } from './SideMenu.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';

const ViewingLine = lazy(() => import('./ViewingLine.tsx'));
const MenuDrawer = lazy(() => import('./MenuDrawer.tsx'));

type LayoutProps = {
  /** What the top bar of every page offers to look for something. */
  search?: ReactNode;
  children?: ReactNode;
};

/**
 * The frame around every page: menu, top bar, the page itself and the loading indicator. What depends
 * on the address reads it by itself, so that another page does not draw the whole frame again.
 */
export function Layout({ search, children }: LayoutProps) {
  const translate = useTranslate();
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [wide, setWide] = useStore('sidebar.open', true);
  const [drawn, setDrawn] = useState(false);
  const bar = onPhone
    ? { menuOpen: drawn, label: drawn ? 'close' : 'open' }
    : { menuOpen: wide, label: wide ? 'collapse' : 'expand' };
  const toggleMenu = useCallback(
    () => (onPhone ? setDrawn(!drawn) : setWide(!wide)),
    [onPhone, drawn, wide, setWide],
  );

  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh', bgcolor: 'background.default' }}>
      <SkipLink />
      <FrameEffects />
      <CountsInTab />
      {onPhone ? (
        <Suspense fallback={null}>
          <MenuDrawer open={drawn} onClose={() => setDrawn(false)} />
        </Suspense>
      ) : (
        <MenuRail wide={wide} />
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <TopBar
          menuOpen={bar.menuOpen}
          menuLabel={translate(`shell.menu.${bar.label}`)}
          onMenu={toggleMenu}
          search={search}
        />
        <ConnectionLine />
        {isViewing() && (
          <Suspense fallback={null}>
            <ViewingLine />
          </Suspense>
        )}
        <Box
          component="main"
          id="main-content"
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, px: { xs: 1.5, md: 2, xl: 3 }, pt: { xs: 4, sm: 2 }, pb: 2 }}
        >
          <Pages>{children}</Pages>
        </Box>
      </Box>
      <LoadingOverlay />
      <HintLayer />
      <ShortcutsOpener />
    </Box>
  );
}

/** Beside the page, the menu can be narrowed to its icons; that is remembered. */
function MenuRail({ wide }: { wide: boolean }) {
  return (
    <Box
      sx={{
        width: wide ? MENU_WIDTH : NARROW_MENU_WIDTH,
        flexShrink: 0,
        position: 'sticky',
        top: 0,
        height: '100dvh',
        bgcolor: 'navigation.ground',
        transition: (theme) => theme.transitions.create('width', { duration: 160 }),
        '@media print': { display: 'none' },
      }}
    >
      <SideMenu narrow={!wide} />
    </Box>
  );
}

/** What waits on a page is shown in the browser's tab too, whichever page is open. */
function CountsInTab() {
  const entries = use(MenuContext).flatMap((group) => group.entries);
  return entries.map(({ to, useCount }) => useCount && <CountInTab key={to} useCount={useCount} />);
}

function CountInTab({ useCount }: { useCount: () => number }) {
  const count = useCount();
  useEffect(() => {
    setTabCount(count);
    return () => setTabCount(0);
  }, [count]);
  return null;
}

const FIVE_MINUTES = 5 * 60_000;

/**
 * Ends a session that is over: checks it every five minutes, first when the frame is shown, unless
 * somebody has just logged in. No page need wait for it, because its data are rejected too. And scrolls
 * to the top where a link requests it.
 */
function FrameEffects() {
  const isAwaited = use(LoginAwaited);
  const begun = sessionBegun(useQueryClient());
  useAuthenticated({
    enabled: !isAwaited,
    staleTime: FIVE_MINUTES,
    refetchInterval: FIVE_MINUTES,
    ...(begun && { initialData: true }),
  });
  useScrollToTop();
  return null;
}
