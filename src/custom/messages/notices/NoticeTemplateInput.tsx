import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { AutocompleteInput, ReferenceInput, useGetOne, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { LOCALES, type Locale } from '../../../../domain/fields.ts';
import type { Template } from '../../../../domain/resources/templates.ts';
import { LANGUAGES } from '../../../i18n/languages.ts';
import { inputProps } from '../../../kit/inputs/input-parts.tsx';
import type { InputProps } from '../../../kit/view/props.ts';

/** The template of a notice, with what it says in each language. */
export function NoticeTemplateInput(props: InputProps) {
  const { source, ...options } = inputProps(props);
  const chosen: unknown = useWatch({ name: source });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <ReferenceInput
        source={source}
        reference="templates"
        perPage={SUGGESTIONS}
        sort={{ field: 'title', order: 'ASC' }}
      >
        <AutocompleteInput {...options} filterToQuery={toSearch} debounce={300} />
      </ReferenceInput>
      {typeof chosen === 'string' && chosen !== '' && <Texts id={chosen} />}
    </Box>
  );
}

const SUGGESTIONS = 50;

const toSearch = (text: string) => (text ? { q: text } : {});

function Texts({ id }: { id: string }) {
  const translate = useTranslate();
  const { data } = useGetOne<Template>('templates', { id, meta: { silent: true } });
  if (!data) return null;
  return (
    <Box component="section" aria-label={translate('messaging.notices.template.preview')}>
      <Box component="dl" sx={TEXTS}>
        {LOCALES.map((locale) => (
          <InLanguage key={locale} locale={locale} text={data.text?.[locale]} />
        ))}
      </Box>
      <Link component={RouterLink} to={`/templates/${encodeURIComponent(id)}`}>
        {translate('messaging.notices.template.open')}
      </Link>
    </Box>
  );
}

const TEXTS = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  mb: 1,
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

function InLanguage({ locale, text }: { locale: Locale; text: string | null | undefined }) {
  const translate = useTranslate();
  const { name, direction } = LANGUAGES[locale];
  return (
    <div>
      <Typography component="dt" variant="caption" color="text.secondary" lang={locale}>
        {name}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        {...(text ? { dir: direction, lang: locale } : { color: 'text.secondary' })}
        sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {text || translate('messaging.notices.template.missing')}
      </Typography>
    </div>
  );
}
