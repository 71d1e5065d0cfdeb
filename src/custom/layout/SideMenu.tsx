import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Logout from '@mui/icons-material/Logout';
import Tune from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import List from '@mui/material/List';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lazy, memo, type ReactNode, Suspense, useContext, useId, useState } from 'react';
import { useLocation, useTranslate } from 'react-admin';
import type { Messages } from '../../i18n/en.ts';
import { isUnder, MenuContext, type MenuEntry } from '../../kit/menu.ts';
import {
  arrangedMenu,
  favouritesOf,
  type MenuArrangement,
  toggled,
} from '../../kit/menu-arrangement.ts';
import { BridgeLogo } from '../../theme/BridgePicture.tsx';
import { useLogOut } from '../session/use-log-out.tsx';
import { MenuGroup, PageLink } from './MenuGroup.tsx';
import { MENU_ROW, MenuCount, MenuLink, MenuRow } from './MenuRow.tsx';
import { useMenuArrangement } from './use-menu-arrangement.ts';

const MenuEditor = lazy(() => import('./MenuEditor.tsx'));

type SideMenuProps = {
  narrow?: boolean;
  /** Called when a page is chosen, so that a drawer can close. */
  onChosen?: (() => void) | undefined;
};

/** The side menu of specification 2.3, with an entry for every page that exists and no others. */
export const SideMenu = memo(function SideMenu({ narrow = false, onChosen }: SideMenuProps) {
  const { arrangement, change } = useMenuArrangement();
  return (
    <ArrangedMenu
      narrow={narrow}
      onChosen={onChosen}
      arrangement={arrangement}
      onArrange={change}
    />
  );
});

type ArrangedMenuProps = {
  narrow: boolean;
  onChosen: SideMenuProps['onChosen'];
  arrangement: MenuArrangement;
  onArrange: (part: Partial<MenuArrangement>) => void;
};

/**
 * It is drawn once; only an entry that begins or ceases to lead to the shown page is drawn again. What
 * stores the arrangement stands around it, because it reads the address, as all do that read data.
 */
const ArrangedMenu = memo(function ArrangedMenu({
  narrow,
  onChosen,
  arrangement,
  onArrange: change,
}: ArrangedMenuProps) {
  const translate = useTranslate();
  const menu = useContext(MenuContext);
  const [isArranging, arrange] = useState(false);
  const { favourites, folded } = arrangement;
  const sectionOf = (name: keyof SectionNames, entries: readonly SectionEntry[]) => ({
    name: translate(`shell.menu.sections.${name}`),
    entries,
    isFolded: folded.includes(name) && !narrow,
    onFold: narrow ? undefined : () => change({ folded: toggled(folded, name) }),
  });
  const places = { narrow, onChosen };
  const preferred = favouritesOf(menu, arrangement);
  return (
    <Box
      component="nav"
      aria-label={translate('shell.menu.label')}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%', overflowX: 'hidden' }}
    >
      <BrandLogo narrow={narrow} />
      <Box sx={[ENTRIES, { px: narrow ? 0.75 : 1.25 }]}>
        {isArranging && !narrow ? (
          <Suspense fallback={null}>
            <MenuEditor menu={menu} arrangement={arrangement} onChange={change} />
          </Suspense>
        ) : (
          <>
            <List disablePadding>
              <Overview {...places} />
            </List>
            {preferred.length > 0 && (
              <Section {...sectionOf('favourites', preferred)}>
                {preferred.map((entry) => (
                  <MenuPage key={entry.to} entry={entry} highlights {...places} />
                ))}
              </Section>
            )}
            {arrangedMenu(menu, arrangement).map(({ section, entries }) => (
              <Section key={section} {...sectionOf(section, entries)}>
                {entries.map((entry) =>
                  entry.children ? (
                    <MenuGroup key={entry.to} entry={entry} favourites={favourites} {...places} />
                  ) : (
                    <MenuPage
                      key={entry.to}
                      entry={entry}
                      highlights={!favourites.includes(entry.to)}
                      {...places}
                    />
                  ),
                )}
              </Section>
            ))}
          </>
        )}
      </Box>
      <List sx={{ px: narrow ? 0.75 : 1.25, py: 1, flexShrink: 0 }}>
        {!narrow && (
          <MenuRow
            label={translate(isArranging ? 'shell.menu.arranged' : 'shell.menu.arrange')}
            icon={Tune}
            narrow={false}
            onClick={() => arrange(!isArranging)}
          />
        )}
        <LogOut narrow={narrow} />
      </List>
    </Box>
  );
});

type SectionNames = Messages['shell']['menu']['sections'];
type SectionEntry = Omit<MenuEntry, 'section' | 'order'>;

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

function Overview(place: Omit<MenuPageProps, 'entry' | 'highlights'>) {
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

type MenuPageProps = {
  entry: SectionEntry;
  highlights: boolean;
  narrow: boolean;
  onChosen: (() => void) | undefined;
};

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

/** Whether a page is there can depend on the role and the back end; a heading over nothing is none. */
const WITHOUT_PAGES = { '&:has(> ul:empty)': { display: 'none' } } as const;

type SectionProps = {
  name: string;
  entries: readonly SectionEntry[];
  isFolded: boolean;
  /** Folds its entries away, or shows them again; a menu of icons has no place for that. */
  onFold: (() => void) | undefined;
  children: ReactNode;
};

/** A part of the menu under its heading. Folded, it still says where one is, and what waits there. */
function Section({ name, entries, isFolded, onFold, children }: SectionProps) {
  const headingId = useId();
  const listId = useId();
  return (
    <Box sx={{ mt: 1, ...(!isFolded && WITHOUT_PAGES) }}>
      <Typography
        id={headingId}
        variant="caption"
        component="h2"
        sx={{
          fontWeight: 600,
          color: 'navigation.mutedText',
          ...(!onFold && { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1 }),
        }}
      >
        {onFold ? (
          <ButtonBase
            aria-expanded={!isFolded}
            aria-controls={listId}
            onClick={onFold}
            sx={HEADING}
          >
            <Box component="span" sx={{ flex: 1 }}>
              {name}
            </Box>
            {isFolded && <Folded entries={entries} />}
            {isFolded ? <ExpandMore sx={CHEVRON} /> : <ExpandLess sx={CHEVRON} />}
          </ButtonBase>
        ) : (
          name
        )}
      </Typography>
      <List id={listId} disablePadding aria-labelledby={headingId}>
        {!isFolded && children}
      </List>
    </Box>
  );
}

/** What a folded section has: a dot for the page that is shown, and how much waits. */
function Folded({ entries }: { entries: readonly SectionEntry[] }) {
  const { pathname } = useLocation();
  const pages = entries.flatMap((entry) => entry.children ?? [entry]);
  return (
    <>
      {pages.some((page) => isUnder(pathname, page)) && <Box component="span" sx={DOT} />}
      {entries.map(({ to, useCount }) => useCount && <Waiting key={to} useCount={useCount} />)}
    </>
  );
}

function Waiting({ useCount }: { useCount: () => number }) {
  const count = useCount();
  return count > 0 && <MenuCount count={count} />;
}

const HEADING = {
  display: 'flex',
  gap: 0.75,
  width: 1,
  minHeight: { xs: 40, md: 32 },
  px: 1.25,
  borderRadius: 1,
  font: 'inherit',
  textAlign: 'start',
  '&:hover': { color: 'navigation.text' },
  '&.Mui-focusVisible': { outlineOffset: -2, outlineColor: 'navigation.selectedText' },
} as const;
const CHEVRON = { fontSize: 18 } as const;
const DOT = {
  width: 8,
  height: 8,
  borderRadius: '50%',
  bgcolor: 'navigation.selectedText',
} as const;

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
