import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldError, useFormContext, useWatch } from 'react-hook-form';
import { choiceLabelKey, fieldLabelKey } from '../../i18n/resource-labels.ts';
import { InputProblem } from '../../kit/inputs/input-parts.tsx';
import type { InputProps } from '../../kit/view/props.ts';
import { PeopleTextsProvider } from '../people/PeopleTextsProvider.tsx';
import { CITY_STATUSES, type CityRow, cityRows, cityValues } from './city-rows.ts';

/** One row for each city of a tour, with its status: the wire keeps them in two lists. */
export function TourCitiesInput(props: InputProps) {
  return (
    <PeopleTextsProvider>
      <Rows {...props} />
    </PeopleTextsProvider>
  );
}

function Rows({ resource, path, readOnly = false }: InputProps) {
  const translate = useTranslate();
  const headingId = useId();
  const { rows, write } = useCityRows();
  const change = (at: number, part: Partial<CityRow>) =>
    write(rows.map((row, place) => (place === at ? { ...row, ...part } : row)));
  return (
    <Box role="group" aria-labelledby={headingId} sx={{ gridColumn: '1 / -1', width: '100%' }}>
      <Typography id={headingId} variant="subtitle2" component="h3" sx={{ mb: 1.5 }}>
        {translate(fieldLabelKey(resource, path))}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {rows.map((row, at) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a city is known by its place while its name is typed.
            key={at}
            {...{ row, at, readOnly }}
            onChange={(part) => change(at, part)}
            onRemove={() => write(rows.filter((_, place) => place !== at))}
          />
        ))}
      </Box>
      {!readOnly && (
        <Button
          size="small"
          startIcon={<Add />}
          onClick={() => write([...rows, { city: '', status: 'open' }])}
          sx={{ mt: 1 }}
        >
          {translate('people.cities.add')}
        </Button>
      )}
    </Box>
  );
}

type RowProps = {
  row: CityRow;
  at: number;
  readOnly: boolean;
  onChange: (part: Partial<CityRow>) => void;
  onRemove: () => void;
};

function Row({ row: { city, status }, at, readOnly, onChange, onRemove }: RowProps) {
  const translate = useTranslate();
  const { getFieldState, formState } = useFormContext();
  const error: FieldError | undefined = getFieldState(`Cities.${at}`, formState).error;
  const remove = translate('people.cities.remove', { city: `\u2068${city}\u2069` });
  return (
    <Box component="li" sx={ROW}>
      <TextField
        size="small"
        margin="none"
        label={translate('people.cities.city')}
        value={city}
        error={error !== undefined}
        helperText={error ? <InputProblem error={error} /> : undefined}
        onChange={({ target }) => onChange({ city: target.value })}
        slotProps={{ htmlInput: { maxLength: 60, readOnly } }}
        sx={{ flex: 2 }}
      />
      <TextField
        select
        size="small"
        margin="none"
        label={translate('people.cities.status')}
        value={status ?? ''}
        onChange={({ target }) =>
          onChange({ status: CITY_STATUSES.find((s) => s === target.value) })
        }
        slotProps={{
          select: { displayEmpty: true, readOnly },
          inputLabel: { shrink: true },
        }}
        sx={{ flex: 1, minWidth: 120 }}
      >
        <MenuItem value="">{translate('people.cities.none')}</MenuItem>
        {CITY_STATUSES.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(choiceLabelKey('tours', 'citiesStatus.status', one))}
          </MenuItem>
        ))}
      </TextField>
      {!readOnly && (
        <IconButton size="small" aria-label={remove} data-hint={remove} onClick={onRemove}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

/**
 * The rows behind the two lists of the form. They are kept beside it, because two cities may have the
 * same name while one of them is typed; what another one writes into the form takes their place.
 */
function useCityRows() {
  const { setValue } = useFormContext();
  const [cities, statuses] = useWatch({ name: ['Cities', 'citiesStatus'] }) as readonly unknown[];
  const inForm = JSON.stringify([cities ?? [], statuses ?? []]);
  const [{ rows, written }, keep] = useState({ rows: cityRows(cities, statuses), written: inForm });
  if (written !== inForm) keep({ rows: cityRows(cities, statuses), written: inForm });
  const write = (next: readonly CityRow[]) => {
    const values = cityValues(next);
    keep({ rows: next, written: JSON.stringify([values.Cities, values.citiesStatus]) });
    setValue('Cities', values.Cities, { shouldDirty: true, shouldTouch: true });
    setValue('citiesStatus', values.citiesStatus, { shouldDirty: true, shouldTouch: true });
  };
  return { rows, write };
}

const ROW = { display: 'flex', alignItems: 'flex-start', gap: 1 } as const;
