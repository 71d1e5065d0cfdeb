import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import { columnName, type ErrorCount, type ImportRun } from '../../../domain/imports/import-run.ts';
import { formatNumber } from '../../kit/format/numbers.ts';
import { useView } from '../../kit/view/use-view.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { rowErrorReason } from './row-error-reason.ts';
import { errorsKey } from './use-import-run.ts';
import { usePlaceLabel } from './use-place-label.ts';

/** The rows with one reason. */
export type ChosenReason = Pick<ErrorCount, 'path' | 'code'>;

type Props = {
  run: ImportRun;
  of: 'faulty' | 'failed';
  chosen: ChosenReason | undefined;
  onChoose: (reason: ChosenReason | undefined) => void;
};

/** How many rows there are for each reason; a press shows only these, another one all of them. */
export function ErrorSummary({ run, of, chosen, onChoose }: Props) {
  const { _id: id, state } = run;
  const translate = useTranslate();
  const locale = useLocale();
  const labelOf = usePlaceLabel();
  const { definition } = useView();
  const provider = useAppDataProvider();
  const { data: reasons = [] } = useQuery({
    queryKey: [...errorsKey(id), state, of],
    queryFn: ({ signal }) => provider.getImportErrors(id, of, { signal }),
    // The rows below say the same one by one.
    meta: { silent: true },
  });
  if (reasons.length === 0) return null;
  const whereOf = ({ column, header, path }: ErrorCount) =>
    column === undefined ? labelOf(path) : `${columnName(column)} ${header ?? ''}`;
  return (
    <Box
      component="ul"
      aria-label={translate('importing.mend.reasons')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mb: 1.5, p: 0, listStyle: 'none' }}
    >
      {reasons.map((one) => {
        const isChosen = chosen?.path === one.path && chosen.code === one.code;
        const text = translate('importing.mend.reason', {
          where: whereOf(one),
          reason: rowErrorReason(one, { translate, definition }),
          rows: formatNumber(one.rows, locale),
        });
        return (
          <Box component="li" key={JSON.stringify(one)} sx={{ maxWidth: '100%' }}>
            <Chip
              label={text}
              color={isChosen ? 'primary' : 'default'}
              variant={isChosen ? 'filled' : 'outlined'}
              aria-pressed={isChosen}
              onClick={() => onChoose(isChosen ? undefined : { path: one.path, code: one.code })}
              sx={{ height: 'auto', py: 0.5, '& .MuiChip-label': { whiteSpace: 'normal' } }}
            />
          </Box>
        );
      })}
    </Box>
  );
}
