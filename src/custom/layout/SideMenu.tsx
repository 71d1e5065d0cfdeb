import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import Logout from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useContext, useId } from 'react';
import { useLocation, useTranslate } from 'react-admin';
import { MenuContext, type MenuEntry } from '../../kit/menu.ts';
import { BridgeLogo } from '../../theme/BridgePicture.tsx';
import { useLogOut } from '../session/use-log-out.tsx';
import { MenuGroup, PageLink } from './MenuGroup.tsx';
import { MENU_ROW, MenuLink, MenuRow } from './MenuRow.tsx';

type SideMenuProps = {
  narrow?: boolean;
  /** Called when a page is chosen, so that a drawer can close. */
  onChosen?: (() => void) | undefined;
};

/**
 * The side menu of specification 2.3, with an entry for every page that exists and no others. It is
 * drawn once; only an entry that begins or ceases to lead to the shown page is drawn again.
 */
export const SideMenu = memo(function SideMenu({ narrow = false, onChosen }: SideMenuProps) {
  const translate = useTranslate();
  const sections = useContext(MenuContext);
  return (
    <Box
      component="nav"
      aria-label={translate('shell.menu.label')}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%', overflowX: 'hidden' }}
    >
      <BrandLogo narrow={narrow} />
      <Box sx={[ENTRIES, { px: narrow ? 0.75 : 1.25 }]}>
        <List disablePadding>
          <Overview narrow={narrow} onChosen={onChosen} />
        </List>
        {sections.map(({ section, entries }) => (
          <Section key={section} name={translate(`shell.menu.sections.${section}`)} narrow={narrow}>
            {entries.map((entry) =>
              entry.children ? (
                <MenuGroup key={entry.to} entry={entry} narrow={narrow} onChosen={onChosen} />
              ) : (
                <MenuPage key={entry.to} entry={entry} narrow={narrow} onChosen={onChosen} />
              ),
            )}
          </Section>
        ))}
      </Box>
      <List sx={{ px: narrow ? 0.75 : 1.25, py: 1, flexShrink: 0 }}>
        <LogOut narrow={narrow} />
      </List>
    </Box>
  );
});

/**
 * What does not fit on a low screen is scrolled to. An edge shows that there is more above or below;
 * at the first and the last entry, the background that scrolls with them covers it.
 */
const ENTRIES = ({ palette }: Theme) => {
  const { ground, mutedText } = palette.navigation;
  const edge = `linear-gradient(${mutedText}, ${mutedText})`;
  const cover = `linear-gradient(${ground}, ${ground})`;
  return {
    flex: 1,
    minHeight: 0,
    overflowX: 'hidden',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    scrollbarColor: `${mutedText} transparent`,
    background: [
      `${cover} top / 100% 1px no-repeat local`,
      `${cover} bottom / 100% 1px no-repeat local`,
      `${edge} top / 100% 1px no-repeat scroll`,
      `${edge} bottom / 100% 1px no-repeat scroll`,
    ].join(', '),
  } as const;
};

function Overview(place: Pick<MenuPageProps, 'narrow' | 'onChosen'>) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  return (
    <MenuLink
      to="/"
      label={translate('shell.menu.overview')}
      icon={DashboardOutlined}
      selected={pathname === '/'}
      {...place}
    />
  );
}

function LogOut({ narrow }: { narrow: boolean }) {
  const translate = useTranslate();
  const { logOut, question } = useLogOut();
  return (
    <>
      <MenuRow
        label={translate('shell.menu.logout')}
        icon={Logout}
        mirrored
        narrow={narrow}
        onClick={logOut}
      />
      {question}
    </>
  );
}

type MenuPageProps = { entry: MenuEntry; narrow: boolean; onChosen: (() => void) | undefined };

const useAlways = () => true;
const useNone = () => 0;

/** The entry of one page, if the back end has what it shows. */
function MenuPage({ entry, ...place }: MenuPageProps) {
  const { useIsThere = useAlways, useCount = useNone } = entry;
  const isThere = useIsThere();
  const count = useCount();
  // Its space is reserved until it is known: the entries below must not shift.
  if (isThere === undefined) return <Box component="li" aria-hidden sx={{ height: MENU_ROW }} />;
  return isThere && <PageLink entry={entry} count={count} {...place} />;
}

type SectionProps = { name: string; narrow: boolean; children: React.ReactNode };

function Section({ name, narrow, children }: SectionProps) {
  const headingId = useId();
  return (
    <Box sx={{ mt: narrow ? 1 : 2 }}>
      <Typography
        id={headingId}
        variant="caption"
        component="h2"
        sx={{
          display: 'block',
          px: 1.25,
          pb: 0.5,
          fontWeight: 600,
          color: 'navigation.mutedText',
          ...(narrow && { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1 }),
        }}
      >
        {name}
      </Typography>
      <List disablePadding aria-labelledby={headingId}>
        {children}
      </List>
    </Box>
  );
}

/** The product's name at the top of the side menu. */
function BrandLogo({ narrow }: { narrow: boolean }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        height: 56,
        flexShrink: 0,
        px: narrow ? 1.25 : 2.25,
        mb: 1,
        color: 'navigation.selectedText',
      }}
    >
      <BridgeLogo sx={{ fontSize: 34 }} />
      {!narrow && (
        <Box component="span" sx={{ fontWeight: 700, fontSize: 19, letterSpacing: '-0.01em' }}>
          Jisr{' '}
          <Box component="span" lang="ar" dir="rtl" sx={{ color: 'navigation.mutedText' }}>
            جسر
          </Box>
        </Box>
      )}
    </Box>
  );
}
