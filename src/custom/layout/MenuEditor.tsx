import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { loadMenuEditorTexts } from '../../i18n/menu-editor/catalogues.ts';
import { lazyTexts } from '../../kit/lazy-texts.tsx';
import type { MenuEntry, SideMenu } from '../../kit/menu.ts';
import {
  arrangedMenu,
  arrangementOf,
  favouritesOf,
  type MenuArrangement,
  toggled,
} from '../../kit/menu-arrangement.ts';
import { type Movable, MovableList } from './MovableList.tsx';

const Texts = lazyTexts('menuEditor', loadMenuEditorTexts);

type MenuEditorProps = {
  /** As the product has it, without what is not there for its reader. */
  menu: SideMenu;
  arrangement: MenuArrangement;
  onChange: (part: Partial<MenuArrangement>) => unknown;
};

/**
 * The side menu while its person arranges it: sections and entries are moved, and a star puts a page on
 * top as well.
 */
export default function MenuEditor(props: MenuEditorProps) {
  return (
    <Texts>
      <Editor {...props} />
    </Texts>
  );
}

type Page = Omit<MenuEntry, 'section' | 'order'>;

function Editor({ menu, arrangement, onChange }: MenuEditorProps) {
  const translate = useTranslate();
  const { favourites } = arrangement;
  const sections = arrangedMenu(menu, arrangement);
  const nameOf = ({ labelKey }: Page) => translate(labelKey, { smart_count: 2 });
  const starOf = (page: Page) => (
    <StarButton
      name={nameOf(page)}
      isFavourite={favourites.includes(page.to)}
      onClick={() => onChange({ favourites: toggled(favourites, page.to) })}
    />
  );
  const movable = (page: Page): Movable => ({
    id: page.to,
    name: nameOf(page),
    row: (
      <Row icon={page.icon} name={nameOf(page)}>
        {!page.children && starOf(page)}
      </Row>
    ),
    below: page.children && (
      <Box component="ul" sx={CHILDREN}>
        {page.children.map((child) => (
          <Box component="li" key={child.to} sx={{ display: 'flex', minHeight: 44 }}>
            <Row icon={child.icon} name={nameOf(child)}>
              {starOf(child)}
            </Row>
          </Box>
        ))}
      </Box>
    ),
  });
  /** The entries of one section in a new order, and those of the others as they are. */
  const ordered = (section: string, order: readonly string[]) =>
    sections.flatMap((group) =>
      group.section === section ? order : group.entries.map(({ to }) => to),
    );
  const preferred = favouritesOf(menu, arrangement);
  return (
    <>
      <Typography variant="body2" sx={{ px: 1.25, pb: 1.5, color: 'navigation.mutedText' }}>
        {translate('menuEditor.intro')}
      </Typography>
      {preferred.length > 0 && (
        <Box sx={{ mb: 1 }}>
          <Typography variant="body2" component="h2" sx={{ ...HEADING, px: 1.25 }}>
            {translate('shell.menu.sections.favourites')}
          </Typography>
          <MovableList
            label={translate('shell.menu.sections.favourites')}
            items={preferred.map(movable)}
            onOrder={(order) => onChange({ favourites: order })}
          />
        </Box>
      )}
      <MovableList
        label={translate('menuEditor.sections')}
        items={sections.map(({ section, entries }) => {
          const name = translate(`shell.menu.sections.${section}`);
          return {
            id: section,
            name,
            row: (
              <Typography variant="body2" component="h2" sx={HEADING}>
                {name}
              </Typography>
            ),
            below: (
              <MovableList
                label={name}
                items={entries.map(movable)}
                onOrder={(order) => onChange({ entries: ordered(section, order) })}
              />
            ),
          };
        })}
        onOrder={(order) => onChange({ sections: order })}
      />
      <Button
        onClick={() => onChange(arrangementOf(undefined))}
        sx={{ m: 1, minHeight: 44, color: 'navigation.text' }}
      >
        {translate('menuEditor.reset')}
      </Button>
    </>
  );
}

type RowProps = { icon: MenuEntry['icon']; name: string; children: React.ReactNode };

function Row({ icon: Icon, name, children }: RowProps) {
  return (
    <>
      <Icon fontSize="small" sx={{ alignSelf: 'center', marginInlineEnd: 1.25, flexShrink: 0 }} />
      <Typography noWrap variant="body2" component="span" sx={LABEL}>
        {name}
      </Typography>
      {children}
    </>
  );
}

type StarButtonProps = { name: string; isFavourite: boolean; onClick: () => void };

function StarButton({ name, isFavourite, onClick }: StarButtonProps) {
  const translate = useTranslate();
  return (
    <IconButton
      aria-label={translate('menuEditor.favourite', { name })}
      aria-pressed={isFavourite}
      onClick={onClick}
      sx={{
        width: 44,
        height: 44,
        color: isFavourite ? 'navigation.selectedText' : 'navigation.mutedText',
      }}
    >
      {isFavourite ? <Star fontSize="small" /> : <StarBorder fontSize="small" />}
    </IconButton>
  );
}

const HEADING = { fontWeight: 650, color: 'navigation.selectedText' } as const;
const LABEL = { flex: 1, minWidth: 0, alignSelf: 'center' } as const;
const CHILDREN = {
  m: 0,
  p: 0,
  paddingInlineStart: '52px',
  listStyle: 'none',
  color: 'navigation.text',
} as const;
