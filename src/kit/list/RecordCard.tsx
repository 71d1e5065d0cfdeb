import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense } from 'react';
import { type RaRecord, useLocale } from 'react-admin';
import { localizedText } from '../../../domain/localized-text.ts';
import { valueAt } from '../../../domain/paths.ts';
import { isObject } from '../../../domain/validate.ts';
import { RowButtons } from '../actions/RowButtons.tsx';
import { isBlank } from '../format/to-text.ts';
import { useListView } from '../view/list-view.ts';
import { useRecordTitle } from '../view/use-record-title.ts';
import { columnField } from '../view/use-view.ts';
import { RecordLink } from './RecordLink.tsx';
import { type Column, useColumns } from './use-columns.tsx';

const VALUES_ON_A_CARD = 5;

/** The contents of a card that a resource does not lay out itself: its name, badges and values. */
export function RecordCard({ record }: { record: RaRecord }) {
  const { view, list } = useListView();
  const columns = useColumns();
  const locale = useLocale();
  const title = useRecordTitle(view.definition.name)(record);
  /** What a field says, which may say it in several languages. */
  const textOf = (path: string) => {
    const value = valueAt(record, path);
    return columnField(view, path)?.kind === 'localized' && isObject(value)
      ? localizedText(value, locale)
      : value;
  };
  const isShown = (path: string) => !isBlank(valueAt(record, path));
  const shown = columns.filter(({ name }) => list.columns.includes(name));
  const [first] = shown;
  const picture = shown.find(({ name }) => columnField(view, name)?.kind === 'image');
  const badges = list.badges
    .filter(isShown)
    .flatMap((path) => columns.filter(({ name }) => name === path));
  const values = shown
    .filter((column) => column !== picture && !badges.includes(column))
    .filter(({ name }) => name !== list.naming && name !== view.namedBy)
    .filter(({ name }) => name in view.columns || (isShown(name) && textOf(name) !== title))
    .slice(0, VALUES_ON_A_CARD);
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        {picture?.render(record)}
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {first && textOf(first.name) === title ? (
            first.render(record)
          ) : (
            <RecordLink>
              <bdi>{title}</bdi>
            </RecordLink>
          )}
        </Typography>
        {badges.map((badge) => (
          <Typography key={badge.name} component="span" variant="body2" color="text.secondary">
            {badge.render(record)}
          </Typography>
        ))}
        <RowButtons record={record} />
      </Stack>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 0.5,
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: 1.5,
        }}
      >
        {values.map((column) => (
          <CardValue key={column.name} column={column}>
            {column.render(record)}
          </CardValue>
        ))}
      </Box>
    </>
  );
}

function CardValue({ column, children }: { column: Column; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {column.label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, minWidth: 0 }}>
        <Suspense fallback={null}>{children}</Suspense>
      </Typography>
    </>
  );
}
