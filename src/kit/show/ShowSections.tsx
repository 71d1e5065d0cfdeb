import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { type Field, STAMPS } from '../../../domain/fields.ts';
import { sectionLabelKey } from '../../i18n/resource-labels.ts';
import { useAccess } from '../access/use-access.ts';
import { columnField, useView } from '../view/use-view.ts';
import type { View } from '../view/view.ts';
import { ShownValue } from './ShownValue.tsx';

/** A record in the sections of its form, followed by what only the server sets. */
export function ShowSections() {
  const view = useView();
  const access = useAccess(view.definition);
  const record = useRecordContext<RaRecord>();
  if (!record) return null;
  const readable = (path: string) => {
    const field = columnField(view, path);
    return field !== undefined && access.reads(field);
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, p: { xs: 2, sm: 3 }, maxWidth: 960 }}>
      {[...view.form, { section: undefined, fields: serverPaths(view) }].map((part, at) => (
        <Box key={part.section ?? at} sx={{ display: 'grid', gap: 3 }}>
          {at > 0 ? <Divider /> : null}
          <Section
            heading={part.section && sectionLabelKey(view.definition.name, part.section)}
            paths={part.fields.filter(readable)}
            record={record}
          />
        </Box>
      ))}
    </Box>
  );
}

/** What no form edits: values that the server sets, and its two timestamps. */
const serverPaths = ({ definition, form }: View): string[] => {
  const inForm = new Set(form.flatMap(({ fields }) => fields));
  const assigned = Object.entries(definition.fields).flatMap(([name, field]: [string, Field]) =>
    field.assigned && !inForm.has(name) ? [name] : [],
  );
  return [...assigned, ...STAMPS];
};

type SectionProps = { heading: string | undefined; paths: readonly string[]; record: RaRecord };

function Section({ heading, paths, record }: SectionProps) {
  const translate = useTranslate();
  const headingId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={heading ? headingId : undefined}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '200px 1fr' } }}
    >
      <Typography id={headingId} variant="subtitle1" component="h2" sx={{ fontWeight: 600 }}>
        {translate(heading ?? 'kit.show.record')}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {paths.map((path) => (
          <ShownValue key={path} path={path} record={record} />
        ))}
      </Box>
    </Box>
  );
}
