import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { use } from 'react';
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
import { RowButtons } from '../actions/RowButtons.tsx';
import { StoredPicture } from '../files/StoredPicture.tsx';
import { RowHandle } from '../order/row-handle.ts';
import { useListView } from '../view/list-view.ts';
import { columnField } from '../view/use-view.ts';
import { PageCheckbox } from './PageCheckbox.tsx';
import { RecordLink } from './RecordLink.tsx';
import { useColumns } from './use-columns.tsx';

/** The records of a list as pictures side by side, with the same selection as a table. */
export default function ListTiles({ records }: { records: readonly RaRecord[] }) {
  const { view, list } = useListView();
  const translate = useTranslate();
  const { selectedIds = [], onToggleItem } = useListContext();
  const resourceLabel = useGetResourceLabel();
  const selected = new Set(selectedIds);
  const picture = list.columns.find((path) => columnField(view, path)?.kind === 'image');
  return (
    <Box sx={{ px: { xs: 1, sm: 2 }, pb: 2 }}>
      <FormControlLabel
        sx={{ py: 0.5, mx: 0 }}
        control={<PageCheckbox />}
        label={translate('ra.action.select_all')}
      />
      <Box component="ul" aria-label={resourceLabel(view.definition.name)} sx={GRID}>
        {records.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <Tile
              record={record}
              picture={picture}
              selected={selected.has(record.id)}
              onToggle={() => onToggleItem(record.id)}
            />
          </RecordContextProvider>
        ))}
      </Box>
    </Box>
  );
}

const GRID = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(auto-fill, minmax(220px, 1fr))',
  },
} as const;

type TileProps = {
  record: RaRecord;
  picture: string | undefined;
  selected: boolean;
  onToggle: () => void;
};

const WIDEST = 300;

/** A picture with its name, its handle and its checkbox. */
function Tile({ record, picture, selected, onToggle }: TileProps) {
  const { view } = useListView();
  const translate = useTranslate();
  const Handle = use(RowHandle);
  const name = String(useGetRecordRepresentation(view.definition.name)(record));
  const title = name || translate('arrange.untitled');
  const shownTitle = useOwnTitle(record) || title;
  const field = picture ? columnField(view, picture) : undefined;
  const frame = field?.kind === 'image' ? field.frame : undefined;
  const stored = picture ? valueAt(record, picture) : undefined;
  return (
    <Box component="li" sx={{ ...TILE, outlineColor: selected ? 'primary.main' : 'transparent' }}>
      <RecordLink>
        <StoredPicture
          name={typeof stored === 'string' ? stored : undefined}
          width={WIDEST}
          ratio={frame?.ratio ?? [4, 3]}
          alt={name}
        />
      </RecordLink>
      <Box sx={{ display: 'flex', alignItems: 'center', minWidth: 0, paddingInlineEnd: 0.5 }}>
        <Checkbox
          size="small"
          checked={selected}
          onChange={onToggle}
          slotProps={{
            input: { 'aria-label': translate('kit.list.selectRow', { name: title }) },
          }}
        />
        <Typography
          variant="body2"
          noWrap
          title={shownTitle}
          dir="auto"
          sx={{ flex: 1, minWidth: 0, color: name ? undefined : 'text.secondary' }}
        >
          <bdi>{shownTitle}</bdi>
        </Typography>
        <RowButtons record={record} />
        {Handle && <Handle />}
      </Box>
      <Marks record={record} />
    </Box>
  );
}

/** The title in the reader's language, where the list has one in several. */
function useOwnTitle(record: RaRecord): string {
  const { view, list } = useListView();
  const locale = useLocale();
  const path = list.columns.find((one) => columnField(view, one)?.kind === 'localized');
  const texts = path ? valueAt(record, path) : undefined;
  return isObject(texts) ? localizedText(texts, locale) : '';
}

/** What else the list shows of a record, if it says that it is to stand beside the name. */
function Marks({ record }: { record: RaRecord }) {
  const { list } = useListView();
  const columns = useColumns().filter(({ name }) => list.marks.includes(name));
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

const TILE = {
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  outlineStyle: 'solid',
  outlineWidth: 2,
} as const;
