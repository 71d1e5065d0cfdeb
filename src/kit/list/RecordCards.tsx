import { Box, Card, Checkbox, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import {
  type RaRecord,
  RecordContextProvider,
  useGetRecordRepresentation,
  useListContext,
  useTranslate,
} from 'react-admin';
import { valueAt } from '../../../domain/paths.ts';
import { fieldLabelKey } from '../../i18n/resource-labels.ts';
import { useOpenActions } from '../actions/ActionButtons.tsx';
import { renderValue } from '../fields/render-value.tsx';
import { isBlank } from '../format/to-text.ts';
import { columnField, useView } from '../view/use-view.ts';
import { EmptyList } from './EmptyList.tsx';
import { RecordLink } from './RecordLink.tsx';

const VALUES_ON_A_CARD = 5;

/** The rows of a list as cards, for screens that are too narrow for a table. */
export function RecordCards() {
  const view = useView();
  const { data, isPending } = useListContext();
  const selects = useOpenActions(view).length > 0;
  if (isPending || !data) return null;
  if (data.length === 0) return <EmptyList />;
  return (
    <Box sx={{ position: 'relative' }}>
      <Stack component="ul" sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
        {data.map((record) => (
          <RecordContextProvider value={record} key={record.id}>
            <RecordCard record={record} selects={selects} />
          </RecordContextProvider>
        ))}
      </Stack>
    </Box>
  );
}

function RecordCard({ record, selects }: { record: RaRecord; selects: boolean }) {
  const view = useView();
  const { selectedIds, onToggleItem } = useListContext();
  const represent = useGetRecordRepresentation(view.definition.name);
  const translate = useTranslate();
  const title = String(represent(record));
  const [first = ''] = view.list.columns;
  const picture = view.list.columns.find((path) => columnField(view, path)?.kind === 'image');
  const marks = view.list.marks.filter((path) => !isBlank(valueAt(record, path)));
  const paths = view.list.columns
    .filter((path) => path !== picture && !marks.includes(path))
    .filter((path) => valueAt(record, path) !== title)
    .filter((path) => !isBlank(valueAt(record, path)))
    .slice(0, VALUES_ON_A_CARD);
  return (
    <Card component="li" variant="outlined" sx={{ display: 'flex', p: 1.5, gap: 1 }}>
      {selects ? (
        <Checkbox
          size="small"
          checked={selectedIds?.includes(record.id) ?? false}
          onChange={() => onToggleItem(record.id)}
          slotProps={{ input: { 'aria-label': translate('kit.list.selectRow', { name: title }) } }}
          sx={{ alignSelf: 'flex-start', p: 0.5 }}
        />
      ) : null}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
          {picture ? renderValue(view, picture, record) : null}
          <RecordLink>
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {valueAt(record, first) === title ? (
                renderValue(view, first, record)
              ) : (
                <bdi>{title}</bdi>
              )}
            </Typography>
          </RecordLink>
          {marks.map((path) => (
            <Typography key={path} component="span" variant="body2" color="text.secondary">
              {renderValue(view, path, record)}
            </Typography>
          ))}
        </Stack>
        <Box
          component="dl"
          sx={{ m: 0, mt: 0.5, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1.5 }}
        >
          {paths.map((path) => (
            <CardValue key={path} label={translate(fieldLabelKey(view.definition.name, path))}>
              {renderValue(view, path, record)}
            </CardValue>
          ))}
        </Box>
      </Box>
    </Card>
  );
}

function CardValue({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, minWidth: 0 }}>
        {children}
      </Typography>
    </>
  );
}
