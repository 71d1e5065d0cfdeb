import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import type { Field } from '../../../domain/fields.ts';
import { hasSettled } from '../../../domain/lasting-flags.ts';
import { fieldAt, valueAt } from '../../../domain/paths.ts';
import { guardedFields } from '../../../domain/transitions.ts';
import { sectionLabelKey } from '../../i18n/resource-labels.ts';
import { useActor } from '../access/use-access.ts';
import { renderInput } from '../fields/render-input.tsx';
import { useView } from '../view/use-view.ts';
import type { FormSection } from '../view/view.ts';

/** The sections of a form, one below the other. */
export function FormSections() {
  const { form } = useView();
  return (
    <Box sx={{ width: '100%', maxWidth: 960, display: 'grid', gap: 3 }}>
      {form.map((section, at) => (
        <Box key={section.section ?? at} sx={{ display: 'grid', gap: 3 }}>
          {at > 0 ? <Divider /> : null}
          <Section {...section} />
        </Box>
      ))}
    </Box>
  );
}

/**
 * A heading and its fields, in two columns where there is space. Fields that only a business verb
 * changes are read-only here; flags that cannot be withdrawn are locked once they are set.
 */
function Section({ section, fields, below: Below }: FormSection) {
  const view = useView();
  const translate = useTranslate();
  const record = useRecordContext();
  const isOwn = useIsOwn(record);
  const headingId = useId();
  const guarded = guardedFields(view.definition.actions);
  const shown = fields.flatMap((path) => {
    const field = fieldAt(view.definition.fields, path);
    const isRequested = field && !field.assigned && (!field.proof || isOwn);
    return isRequested ? [{ path, field }] : [];
  });
  return (
    <Box
      component="section"
      aria-labelledby={section ? headingId : undefined}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '200px 1fr' } }}
    >
      {section ? (
        <Typography id={headingId} variant="subtitle1" component="h2" sx={{ fontWeight: 600 }}>
          {translate(sectionLabelKey(view.definition.name, section))}
        </Typography>
      ) : null}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridColumn: section ? undefined : '1 / -1',
          gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {shown.map(({ path, field }) => (
          <Box key={path} sx={{ minWidth: 0, gridColumn: isWide(field) ? '1 / -1' : undefined }}>
            {renderInput(view, path, {
              readOnly: guarded.includes(path) || hasSettled(field, valueAt(record, path)),
            })}
          </Box>
        ))}
        {Below && (
          <Box sx={{ minWidth: 0, gridColumn: '1 / -1' }}>
            <Below />
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** Whether a record is the current user's own. */
function useIsOwn(record: RaRecord | undefined): boolean {
  const actor = useActor();
  return actor !== undefined && record?.id === actor.id;
}

/** Kinds that need the full width. */
const isWide = (field: Field): boolean =>
  ['list', 'group', 'richText', 'localized', 'image', 'file'].includes(field.kind) ||
  (field.kind === 'text' && field.format === 'multiline');
