import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldError, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { CITY_STATUSES } from '../../../domain/resources/tours.ts';
import { isolated } from '../../i18n/languages.ts';
import { choiceLabelKey, fieldLabelKey } from '../../i18n/resource-labels.ts';
import { InputProblem } from '../../kit/inputs/input-parts.tsx';
import type { InputProps } from '../../kit/view/props.ts';
import { PeopleTextsProvider } from '../people/PeopleTextsProvider.tsx';
import { type CityRow, cityRows, cityValues, strangersAmong } from './city-rows.ts';

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
  const { rows, strangers, write } = useCityRows();
  // The form names the list when one of its cities is wrong, and it is a name that may be missing.
  const problem = useProblem(path);
  const isUnnamed = ({ city }: CityRow) => city.trim() === '';
  const isMissing = rows.some(isUnnamed);
  const change = (at: number, part: Partial<CityRow>) =>
    write(rows.map((row, place) => (place === at ? { ...row, ...part } : row)));
  return (
    <Box
      role="group"
      aria-label={translate(fieldLabelKey(resource, path))}
      sx={{ gridColumn: '1 / -1', width: '100%' }}
    >
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {rows.map((row, at) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a city is known by its place while its name is typed.
            key={at}
            row={row}
            at={at}
            readOnly={readOnly}
            problem={isUnnamed(row) ? problem : undefined}
            onChange={(part) => change(at, part)}
            onRemove={() => write(rows.filter((_, place) => place !== at))}
          />
        ))}
      </Box>
      {problem && !isMissing && (
        <FormHelperText error>
          <InputProblem error={problem} />
        </FormHelperText>
      )}
      {strangers.map((stranger) => (
        <Stranger key={stranger.at} {...stranger} onRemove={() => write(rows)} />
      ))}
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

type StrangerProps = { at: number; city: string; onRemove: () => void };

/** A status whose city somebody else has taken off the tour: it goes with the next change of a row. */
function Stranger({ at, city, onRemove }: StrangerProps) {
  const translate = useTranslate();
  const error = useProblem(`citiesStatus.${at}.city`);
  return (
    <Alert
      severity={error ? 'error' : 'warning'}
      sx={{ mt: 1 }}
      action={
        <Button color="inherit" size="small" onClick={onRemove}>
          {translate('people.cities.remove', { city: isolated(city) })}
        </Button>
      }
    >
      <bdi>{city}</bdi>:{' '}
      {error ? <InputProblem error={error} /> : translate('people.cities.removed')}
    </Alert>
  );
}

type RowProps = {
  row: CityRow;
  at: number;
  readOnly: boolean;
  problem: FieldError | undefined;
  onChange: (part: Partial<CityRow>) => void;
  onRemove: () => void;
};

function Row({ row: { city, status }, at, readOnly, problem, onChange, onRemove }: RowProps) {
  const translate = useTranslate();
  const own = useProblem(`Cities.${at}`);
  const error = problem ?? own;
  const remove = translate('people.cities.remove', { city: isolated(city) });
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
        <IconButton
          size="small"
          sx={{ mt: 0.5 }}
          aria-label={remove}
          data-hint={remove}
          onClick={onRemove}
        >
          <DeleteOutlined fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

/** What is wrong at a path of the form. */
function useProblem(path: string): FieldError | undefined {
  const { getFieldState } = useFormContext();
  const formState = useFormState({ name: path });
  return getFieldState(path, formState).error;
}

/**
 * The rows behind the two lists of the form. They are stored beside it, because two cities may have the
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
  return { rows, strangers: strangersAmong(cities, statuses), write };
}

const ROW = { display: 'flex', alignItems: 'flex-start', gap: 1 } as const;
