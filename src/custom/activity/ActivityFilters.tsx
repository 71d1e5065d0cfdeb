import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useId, useState } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { admin } from '../../../domain/access.ts';
import { ACTIVITY_ACTIONS } from '../../../domain/activity/activity-actions.ts';
import { type EntryKind, VIEW_ACTIONS } from '../../../domain/activity/view-actions.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { nameOf } from '../../../domain/people/full-name.ts';
import { STAFF_ROLES } from '../../../domain/staff-roles.ts';
import { useMay } from '../../kit/access/use-access.ts';
import { DayField } from '../../kit/inputs/date-inputs.tsx';
import { useStaff } from '../../kit/people/use-staff.ts';
import type { ActivityFilter } from '../../providers/activity-methods.ts';
import { thingName } from './entry-texts.ts';

type Props = {
  filter: ActivityFilter;
  resources: readonly string[];
  onChange: (change: ActivityFilter) => void;
};

/** Whose activity, with what, and on which days. */
export function ActivityFilters({ filter, resources, onChange }: Props) {
  const translate = useTranslate();
  const { people } = useStaff({ role: STAFF_ROLES }, 'lastName');
  const may = useMay();
  const kinds = resources
    .map((name) => ({ id: name, name: thingName(name, translate) }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const actions = ACTIVITY_ACTIONS.filter(
    (action) =>
      (filter.kind ?? 'changes') === 'all' || isView(action) === (filter.kind === 'views'),
  ).map((id) => ({ id, name: translate(`activity.actions.${id}`) }));
  return (
    <Box sx={FILTERS}>
      <SearchField text={filter.search} onChange={(search) => onChange({ search })} />
      {may(admin) && (
        <Choice
          label={translate('activity.show')}
          all={translate('activity.kinds.changes')}
          value={filter.kind === 'changes' ? undefined : filter.kind}
          choices={(['views', 'all'] as const).map((id) => ({
            id,
            name: translate(`activity.kinds.${id}`),
          }))}
          onChoose={(kind) => onChange({ kind: kind as EntryKind, action: undefined })}
        />
      )}
      <Choice
        label={translate('activity.action')}
        all={translate('activity.anyAction')}
        value={filter.action}
        choices={actions}
        onChoose={(action) => onChange({ action })}
      />
      <Choice
        label={translate('activity.person')}
        all={translate('activity.everybody')}
        value={filter.person}
        choices={people.map((one) => ({ id: one.id, name: nameOf(one) }))}
        onChoose={(person) => onChange({ person })}
      />
      <Choice
        label={translate('activity.kind')}
        all={translate('activity.everything')}
        value={filter.resource}
        choices={kinds}
        onChoose={(resource) => onChange({ resource, record: undefined })}
      />
      <Day
        label={translate('activity.from')}
        value={filter.from}
        onChange={(from) => onChange({ from })}
      />
      <Day label={translate('activity.to')} value={filter.to} onChange={(to) => onChange({ to })} />
    </Box>
  );
}

const isView = (action: string): boolean => isOneOf(VIEW_ACTIONS, action);

/** Long enough for the next key; the search then begins by itself. */
const TYPING_MS = 400;

type SearchProps = { text: string | undefined; onChange: (text: string | undefined) => void };

/** Finds entries by the record or the person; another filter keeps what is typed. */
function SearchField({ text = '', onChange }: SearchProps) {
  const translate = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState(text);
  const change = useEvent(onChange);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === text) return;
    const timer = setTimeout(() => change(wanted || undefined), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, text, change]);
  return (
    <TextField
      id={id}
      type="search"
      label={translate('activity.search')}
      placeholder={translate('activity.searchHint')}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 200, dir: 'auto' } }}
    />
  );
}

type ChoiceProps = {
  label: string;
  all: string;
  value: string | undefined;
  choices: readonly { id: string; name: string }[];
  onChoose: (id: string | undefined) => void;
};

function Choice({ label, all, value, choices, onChoose }: ChoiceProps) {
  const id = useId();
  // A person may have left since, or not be there yet.
  const isKnown = value === undefined || choices.some((one) => one.id === value);
  return (
    <TextField
      id={id}
      select
      label={label}
      value={isKnown ? (value ?? '') : ''}
      onChange={(event) => onChoose(event.target.value || undefined)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{all}</MenuItem>
      {choices.map((one) => (
        <MenuItem key={one.id} value={one.id}>
          <bdi>{one.name}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}

type DayProps = {
  label: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
};

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

function Day({ label, value = '', onChange }: DayProps) {
  const id = useId();
  return (
    <DayField
      id={id}
      name={id}
      label={label}
      value={value}
      inputRef={() => undefined}
      readOnly={false}
      problem={undefined}
      invalid={false}
      // What is being typed is no day yet.
      onChange={(day) => {
        if (day === null) onChange(undefined);
        else if (ISO_DAY.test(day)) onChange(day);
      }}
    />
  );
}

const FILTERS = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' },
  mb: 2.5,
} as const;
