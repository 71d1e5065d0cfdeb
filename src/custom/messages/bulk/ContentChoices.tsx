import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { Template } from '../../../../domain/resources/templates.ts';
import type { BulkDraft } from './use-bulk-draft.ts';

const OWN = 'own';
const PURPOSES = ['transactional', 'marketing'] as const;

/** Which template, unless something is sent instead of a text, and whether it is about the order or marketing. */
export function ContentChoices({ draft }: { draft: BulkDraft }) {
  const translate = useTranslate();
  const { templates, template, purpose, attached, isPlain, isPurposeFixed, isChanged } = draft;
  const { choose, setPurpose } = draft;
  const marketing = isPurposeFixed ? 'purposeFixed' : 'marketingHint';
  const hint = purpose === 'marketing' ? marketing : undefined;
  const all = [...templates.made, ...templates.others];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {!attached && !isPlain && (
        <TextField
          select
          label={translate('messaging.bulk.template')}
          value={template?.id ?? OWN}
          onChange={({ target }) => choose(all.find(({ id }) => id === target.value))}
          helperText={template && isChanged ? translate('messaging.bulk.changed') : ' '}
        >
          <MenuItem value={OWN}>{translate('messaging.bulk.ownText')}</MenuItem>
          {options(templates.made, translate('messaging.bulk.templatesFor'))}
          {options(templates.others, translate('messaging.bulk.otherTemplates'))}
        </TextField>
      )}
      <TextField
        select
        label={translate('messaging.bulk.purpose')}
        value={purpose}
        disabled={isPurposeFixed}
        onChange={({ target }) => setPurpose(target.value as (typeof PURPOSES)[number])}
        helperText={hint ? translate(`messaging.bulk.${hint}`) : ' '}
      >
        {PURPOSES.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`messaging.bulk.purposes.${one}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}

/** A select takes its options as one flat list. */
const options = (templates: readonly Template[], heading: string) =>
  templates.length > 0
    ? [
        <ListSubheader key={heading} role="none">
          {heading}
        </ListSubheader>,
        ...templates.map(({ id, title }) => (
          <MenuItem key={id} value={id}>
            <bdi>{title}</bdi>
          </MenuItem>
        )),
      ]
    : [];
