import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TextInput, useGetList, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { fillPlaceholders, type Placeholders } from '../../../domain/company/print-texts.ts';
import { companyOf } from '../../../domain/documents/company-of.ts';
import type { Locale } from '../../../domain/fields.ts';
import { fromCents } from '../../../domain/money.ts';
import type { Settings } from '../../../domain/resources/settings.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { formatMoney } from '../../kit/format/numbers.ts';
import { inputProps } from '../../kit/inputs/input-parts.tsx';
import type { InputProps } from '../../kit/view/props.ts';

type Props = InputProps & {
  locale: Locale;
  /** Shows below how it is printed. */
  previewed?: boolean;
};

/** A block in one language, written in that language's direction. */
export function TextInLanguage({ locale, previewed = false, ...props }: Props) {
  const source = `${props.source}.${locale}`;
  const { name, direction } = LANGUAGES[locale];
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextInput
        {...inputProps({ ...props, source })}
        label={name}
        multiline
        minRows={3}
        slotProps={{ htmlInput: { lang: locale, dir: direction } }}
      />
      {previewed ? <Preview source={source} locale={locale} /> : null}
    </Box>
  );
}

function Preview({ source, locale }: { source: string; locale: Locale }) {
  const translate = useTranslate();
  const placeholders = usePlaceholders(locale);
  const typed: unknown = useWatch({ name: source });
  return (
    <Box sx={{ px: 1.75, py: 1, borderRadius: 1, bgcolor: 'action.hover' }}>
      <Typography variant="caption" component="p" color="text.secondary">
        {translate('company.text.preview')}
      </Typography>
      <Typography
        variant="body2"
        lang={locale}
        dir={LANGUAGES[locale].direction}
        sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {typeof typed === 'string' && typed ? fillPlaceholders(typed, placeholders) : '–'}
      </Typography>
    </Box>
  );
}

/** The values of the placeholders on a document to Morocco, as the company has set them. */
function usePlaceholders(locale: Locale): Placeholders {
  // A preview without the company's own values shows the default ones.
  const { data } = useGetList<Settings>(
    'settings',
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'createdAt', order: 'ASC' } },
    { meta: { silent: true } },
  );
  const { name, limits } = companyOf(data?.[0]);
  return {
    company: name || '…',
    compensationLimit: formatMoney(fromCents(limits.compensationCents), locale),
    valueLimit: formatMoney(fromCents(limits.declaredValueCents.A), locale),
  };
}
