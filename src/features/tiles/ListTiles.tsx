import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { use, useState } from 'react';
import {
  type RaRecord,
  RecordContextProvider,
  useGetRecordRepresentation,
  useGetResourceLabel,
  useListContext,
  useLocale,
  useTranslate,
} from 'react-admin';
import { localizedText } from '../../../domain/localized-text.ts';
import { valueAt } from '../../../domain/paths.ts';
import { isObject } from '../../../domain/validate.ts';
import { useAccess } from '../../kit/access/use-access.ts';
import { RowButtons } from '../../kit/actions/RowButtons.tsx';
import { useRowMenu } from '../../kit/actions/use-row-menu.ts';
import { StoredPicture } from '../../kit/files/StoredPicture.tsx';
import { RowKeyboardProvider, useRowKeyboard } from '../../kit/list/keyboard/row-keyboard.tsx';
import { PageCheckbox } from '../../kit/list/PageCheckbox.tsx';
import { RecordLink } from '../../kit/list/RecordLink.tsx';
import { RowHandle } from '../../kit/list/row-handle.ts';
import { UnsentFlag } from '../../kit/list/UnsentFlag.tsx';
import { useColumns } from '../../kit/list/use-columns.tsx';
import { useSelected } from '../../kit/selection/selected-rows.tsx';
import { useShortcuts } from '../../kit/shortcuts/use-shortcuts.ts';
import { useListView } from '../../kit/view/list-view.ts';
import { columnField } from '../../kit/view/use-view.ts';
import { TitleInput } from './TitleInput.tsx';
import { TILE_GRID } from './tile-grid.ts';
import { useTileKeys } from './use-tile-keys.ts';
import { useTileStop } from './use-tile-stop.ts';

/** The records of a list as pictures side by side, with the same selection as a table. */
export default function ListTiles({ records }: { records: readonly RaRecord[] }) {
  const { view, list } = useListView();
  const translate = useTranslate();
  const { onToggleItem } = useListContext();
  const resourceLabel = useGetResourceLabel();
  useShortcuts('tiles');
  const picture = list.columns.find((path) => columnField(view, path)?.kind === 'image');
  return (
    <Box sx={{ px: { xs: 1, sm: 2 }, pb: 2 }}>
      <FormControlLabel
        sx={{ py: 0.5, mx: 0 }}
        control={<PageCheckbox />}
        label={translate('ra.action.select_all')}
      />
      <RowKeyboardProvider>
        <Box
          component="ul"
          data-rows
          aria-label={resourceLabel(view.definition.name)}
          sx={TILE_GRID}
        >
          {records.map((record) => (
            <RecordContextProvider key={record.id} value={record}>
              <Tile record={record} picture={picture} onToggle={() => onToggleItem(record.id)} />
            </RecordContextProvider>
          ))}
        </Box>
      </RowKeyboardProvider>
    </Box>
  );
}

type TileProps = {
  record: RaRecord;
  picture: string | undefined;
  onToggle: () => void;
};

const WIDEST = 300;

/** A picture with its title, its handle and its checkbox. */
function Tile({ record, picture, onToggle }: TileProps) {
  const selected = useSelected(({ has }) => has(record.id));
  const { view } = useListView();
  const translate = useTranslate();
  const Handle = use(RowHandle);
  const title = useTileTitle(record);
  const { ref, ...stop } = useTileStop(record.id);
  const press = useTileKeys(record, title.edit);
  const { stopClick, ...menu } = useRowMenu(record);
  const field = picture ? columnField(view, picture) : undefined;
  const frame = field?.kind === 'image' ? field.frame : undefined;
  const stored = picture ? valueAt(record, picture) : undefined;
  return (
    <Box
      component="li"
      ref={ref}
      {...stop}
      {...menu}
      onClickCapture={stopClick}
      onKeyDown={press}
      sx={{ ...TILE, outlineColor: selected ? 'primary.main' : 'transparent' }}
    >
      <RecordLink>
        <StoredPicture
          name={typeof stored === 'string' ? stored : undefined}
          width={WIDEST}
          ratio={frame?.ratio ?? [4, 3]}
          alt={title.name}
        />
      </RecordLink>
      <Box sx={{ display: 'flex', alignItems: 'center', minWidth: 0, paddingInlineEnd: 0.5 }}>
        <Checkbox
          size="small"
          checked={selected}
          onChange={onToggle}
          slotProps={{
            input: { 'aria-label': translate('kit.list.selectRow', { name: title.name }) },
          }}
        />
        <UnsentFlag id={record.id} />
        <Box sx={{ flex: 1, minWidth: 0 }}>{title.element}</Box>
        <RowButtons record={record} />
        {Handle && <Handle />}
      </Box>
      <Badges record={record} />
    </Box>
  );
}

/** The column that is the title of a tile: the first with a plain text. */
function useTitlePath(): string | undefined {
  const { view, list } = useListView();
  return list.columns.find((path) => {
    const field = columnField(view, path);
    const plain = field?.kind === 'localized' ? field.of : field;
    return plain?.kind === 'text' && !path.includes('.');
  });
}

/** The title of a tile in the reader's language, which is changed where it stands. */
function useTileTitle(record: RaRecord) {
  const { view } = useListView();
  const locale = useLocale();
  const translate = useTranslate();
  const access = useAccess(view.definition);
  const { focus } = useRowKeyboard();
  const [isEdited, setEdited] = useState(false);
  const path = useTitlePath();
  const field = path ? columnField(view, path) : undefined;
  const value = path ? valueAt(record, path) : undefined;
  const represented = String(useGetRecordRepresentation(view.definition.name)(record));
  const own = (isObject(value) && localizedText(value, locale)) || represented;
  const name = own || translate('arrange.untitled');
  const canEdit = field !== undefined && access.edit && access.writes(field) && !field.assigned;
  const edit = canEdit ? () => setEdited(true) : undefined;
  const close = (byKey: boolean) => {
    if (byKey) focus.move(record.id);
    setEdited(false);
  };
  const element =
    isEdited && path ? (
      <TitleInput record={record} path={path} placeholder={name} onClose={close} />
    ) : (
      <TitleText name={name} isMissing={!own} onEdit={edit} />
    );
  return { name, element, edit };
}

type TitleTextProps = { name: string; isMissing: boolean; onEdit: (() => void) | undefined };

/** A title, and the button that changes it. */
function TitleText({ name, isMissing, onEdit }: TitleTextProps) {
  const translate = useTranslate();
  const text = (
    <Typography
      variant="body2"
      component="span"
      noWrap
      title={name}
      dir="auto"
      sx={{
        display: 'block',
        color: isMissing ? 'text.secondary' : undefined,
        textAlign: 'left', // Physical left: in a mirrored layout it becomes the right edge.
      }}
    >
      {name}
    </Typography>
  );
  if (!onEdit) return text;
  return (
    <ButtonBase
      onClick={onEdit}
      aria-label={translate('arrange.retitle', { name })}
      aria-keyshortcuts="F2"
      data-hint={translate('arrange.retitleHint')}
      sx={TITLE}
    >
      {text}
    </ButtonBase>
  );
}

const TITLE = {
  display: 'block',
  width: '100%',
  minHeight: 32,
  px: 0.75,
  borderRadius: 0.5,
  textAlign: 'start',
  cursor: 'text',
  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
} as const;

/** What else the list shows of a record, if it says that it is to stand beside the name. */
function Badges({ record }: { record: RaRecord }) {
  const { list } = useListView();
  const columns = useColumns().filter(({ name }) => list.badges.includes(name));
  if (columns.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', px: 1.25, pb: 1, minHeight: 28 }}>
      {columns.map((column) => (
        <Box key={column.name} sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
          <Typography variant="caption" color="text.secondary">
            {column.label}
          </Typography>
          {column.render(record)}
        </Box>
      ))}
    </Box>
  );
}

const FOCUS_RING = ({ palette }: Theme) =>
  `0 0 0 2px ${palette.background.paper}, 0 0 0 5px ${palette.primary.main}`;

const TILE = {
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  outlineStyle: 'solid',
  outlineWidth: 2,
  // The picture fills its tile, which would cut the ring of a focused link off.
  '&:has(> a:focus-visible)': { boxShadow: FOCUS_RING },
} as const;
