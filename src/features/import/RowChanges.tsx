import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { sourceText } from '../../../domain/imports/composed-columns.ts';
import type { ImportRow, ImportRun } from '../../../domain/imports/import-run.ts';
import { valueAt } from '../../../domain/paths.ts';
import { formatPhone } from '../../../domain/phone-groups.ts';
import { choiceLabelKey } from '../../i18n/resource-labels.ts';
import { isBlank, toText } from '../../kit/format/to-text.ts';
import { useView } from '../../kit/view/use-view.ts';
import { usePlaces } from './use-mapping.ts';
import { usePlaceLabel } from './use-place-label.ts';

type Props = { run: Pick<ImportRun, 'mapping'>; row: Pick<ImportRow, 'before' | 'cells'> };

/** What a row would change in the record that is there already: each field with its old and new value. */
export function RowChanges({ run, row: { before, cells } }: Props) {
  const { definition } = useView();
  const places = usePlaces();
  const labelOf = usePlaceLabel();
  const translate = useTranslate();
  const locale = useLocale();
  const texts = { yes: translate('kit.yes'), no: translate('kit.no'), locale };
  const changes = (run.mapping?.columns ?? []).flatMap((mapped) => {
    const { path } = mapped;
    const field = places.find((place) => place.path === path)?.field;
    const current = before === null ? undefined : valueAt(before, path);
    if (!field || current === undefined) return [];
    const choice = (value: unknown) =>
      translate(choiceLabelKey(definition.name, path, value), { _: String(value) });
    // Of a reference only the id is known here, which says nothing to anybody.
    const hasOld = !isBlank(current) && field.kind !== 'reference';
    const text = hasOld ? toText(field, current, choice, texts) : '';
    const isPhone = field.kind === 'text' && field.format === 'phone';
    return [
      { path, old: isPhone ? formatPhone(text) : text, next: sourceText(mapped, cells) ?? '' },
    ];
  });
  return changes.map(({ path, old, next }) => (
    <Typography key={path} variant="body2">
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {labelOf(path)}:{' '}
      </Box>
      {old !== '' && (
        <>
          <Box component="del" sx={{ color: 'text.secondary' }}>
            <bdi>{old}</bdi>
          </Box>{' '}
        </>
      )}
      <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
        <bdi>{next}</bdi>
      </Box>
    </Typography>
  ));
}
