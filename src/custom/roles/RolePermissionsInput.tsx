import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import type { Definition } from '../../../domain/define.ts';
import { leavesOf } from '../../../domain/paths.ts';
import { resources } from '../../../domain/resources/registry.ts';
import { FIELD_LEVELS } from '../../../domain/roles/grants.ts';
import { scopesOf } from '../../../domain/roles/row-scopes.ts';
import {
  isUngrantable,
  ON_CUSTOMERS_ALONE,
  SHOWN_WHOLE,
} from '../../../domain/roles/ungrantable.ts';
import { operationsOf } from '../../../domain/team-roles/problems-of-team-role.ts';
import { choiceLabelKey, fieldLabelKey } from '../../i18n/resource-labels.ts';
import { InputProblem } from '../../kit/inputs/input-parts.tsx';
import type { InputProps } from '../../kit/view/props.ts';
import { GuideTextsProvider } from '../resource-guide/GuideTextsProvider.tsx';
import { grantedIn, type ResourceRow, rowOf, withRow } from './role-rows.ts';
import { useGrantedText } from './use-granted-text.ts';

/** Everything of which anything can be granted. */
const GRANTABLE: readonly Definition[] = Object.values<Definition>(resources).filter(
  (definition) => operationsOf(definition).length > 0,
);

/** What a role may do: of each resource its operations with their scopes, and its fields. */
export const RolePermissionsInput = (props: InputProps) => (
  <GuideTextsProvider>
    <Permissions {...props} />
  </GuideTextsProvider>
);

function Permissions({ resource, source, path, readOnly = false }: InputProps) {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source, defaultValue: [] });
  const rows = grantedIn(field.value);
  return (
    // The heading of the section beside it says the same.
    <Box role="group" aria-label={translate(fieldLabelKey(resource, path))}>
      {GRANTABLE.map((definition) => (
        <ResourcePermissions
          key={definition.name}
          definition={definition}
          row={rowOf(rows, definition.name)}
          readOnly={readOnly}
          onChange={(row) => field.onChange(withRow(rows, row))}
        />
      ))}
      <InputProblem error={fieldState.error} />
    </Box>
  );
}

/** What the menu calls the resources whose own labels come with their pages. */
const MENU_LABELS: Readonly<Record<string, string>> = {
  campaigns: 'shell.menu.campaigns',
  deliveries: 'shell.menu.outbox',
};

type RowProps = {
  definition: Definition;
  row: ResourceRow;
  readOnly: boolean;
  onChange: (row: ResourceRow) => void;
};

/** One resource: what is granted of it in words, and the choices behind it once it is opened. */
function ResourcePermissions(props: RowProps) {
  const translate = useTranslate();
  const textOf = useGrantedText();
  const [isOpen, setOpen] = useState(false);
  const { name } = props.definition;
  return (
    <Accordion
      disableGutters
      variant="outlined"
      expanded={isOpen}
      onChange={(_event, next) => setOpen(next)}
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h3' } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography
          component="span"
          sx={{ minWidth: { sm: '14em' }, fontWeight: 500, marginInlineEnd: 2 }}
        >
          {MENU_LABELS[name]
            ? translate(MENU_LABELS[name])
            : translate(`resources.${name}.name`, { smart_count: 2 })}
        </Typography>
        <Typography component="span" variant="body2" color="text.secondary">
          {textOf(props.row)}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>{isOpen && <Choices {...props} />}</AccordionDetails>
    </Accordion>
  );
}

function Choices({ definition, row, readOnly, onChange }: RowProps) {
  const translate = useTranslate();
  const { name, actions = {}, filteredBy = {}, sortedBy = [] } = definition;
  const scopeLabel = (scope: string) =>
    translate(choiceLabelKey('teamRoles', 'resources.operations.scope', scope));
  const levelLabel = (level: string) =>
    translate(choiceLabelKey('teamRoles', 'resources.otherFields', level));
  const leaves = SHOWN_WHOLE.includes(name)
    ? []
    : [...leavesOf(definition.fields).map(([path]) => path), ...Object.keys(filteredBy)];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={GRID}>
        {operationsOf(definition).map((operation) => (
          <Choice
            key={operation}
            label={
              Object.hasOwn(actions, operation)
                ? translate(`resources.${name}.actions.${operation}`)
                : translate(`guide.operations.${operation}`)
            }
            value={row.operations.find((one) => one.operation === operation)?.scope ?? ''}
            none={translate('guide.who.no')}
            options={(ON_CUSTOMERS_ALONE[name]?.includes(operation)
              ? ['customers']
              : scopesOf(name)
            ).map((scope) => [scope, scopeLabel(scope)] as const)}
            readOnly={readOnly}
            onChange={(scope) => {
              const others = row.operations.filter((one) => one.operation !== operation);
              const operations = scope === '' ? others : [...others, { operation, scope }];
              onChange({ ...row, operations });
            }}
          />
        ))}
      </Box>
      <Box sx={GRID}>
        <Choice
          label={translate(fieldLabelKey('teamRoles', 'resources.otherFields'))}
          value={row.otherFields}
          options={FIELD_LEVELS.map((level) => [level, levelLabel(level)] as const)}
          readOnly={readOnly}
          onChange={(otherFields) => onChange({ ...row, otherFields })}
        />
        {[...leaves, ...sortedBy.filter((path) => !leaves.includes(path))].map((path) => (
          <Choice
            key={path}
            label={translate(fieldLabelKey(name, path), { _: path })}
            value={row.fields.find((one) => one.path === path)?.level ?? ''}
            none={translate(fieldLabelKey('teamRoles', 'resources.otherFields'))}
            options={FIELD_LEVELS.filter(
              (level) => level !== 'write' || !isUngrantable({ resource: name, path }),
            ).map((level) => [level, levelLabel(level)] as const)}
            readOnly={readOnly}
            onChange={(level) => {
              const others = row.fields.filter((one) => one.path !== path);
              onChange({ ...row, fields: level === '' ? others : [...others, { path, level }] });
            }}
          />
        ))}
      </Box>
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(13em, 1fr))',
} as const;

type ChoiceProps = {
  label: string;
  value: string;
  /** What the empty choice is called; without it, there is none. */
  none?: string;
  options: readonly (readonly [string, string])[];
  readOnly: boolean;
  onChange: (value: string) => void;
};

function Choice({ label, value, none, options, readOnly, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={options.some(([name]) => name === value) ? value : ''}
      disabled={readOnly}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { displayEmpty: none !== undefined }, inputLabel: { shrink: true } }}
    >
      {none !== undefined && <MenuItem value="">{none}</MenuItem>}
      {options.map(([name, text]) => (
        <MenuItem key={name} value={name}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
