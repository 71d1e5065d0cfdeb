import { Box, Tab, Tabs, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { LOCALES } from '../../../domain/fields.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { fieldLabelKey } from '../label-keys.ts';
import type { InputProps } from './input-props.ts';

/** A text in each language of the product, one tab per language; the reader's own is open first. */
export function LocalizedInput({ resource, source, path, field, readOnly, Nested }: InputProps) {
  const translate = useTranslate();
  const reader = useLocale();
  const [open, setOpen] = useState(isOneOf(LOCALES, reader) ? reader : LOCALES[0]);
  if (field.kind !== 'localized') return null;
  return (
    <Box sx={{ gridColumn: '1 / -1', width: '100%' }}>
      <Typography variant="subtitle2" component="h3">
        {translate(fieldLabelKey(resource, path))}
      </Typography>
      <Tabs
        value={open}
        onChange={(_, locale) => setOpen(locale)}
        aria-label={translate('kit.localized.languages')}
        variant="scrollable"
        sx={{ mb: 1 }}
      >
        {LOCALES.map((locale) => (
          <Tab key={locale} value={locale} label={LANGUAGES[locale].name} lang={locale} />
        ))}
      </Tabs>
      {LOCALES.map((locale) => (
        <Box
          key={locale}
          role="tabpanel"
          hidden={locale !== open}
          dir={LANGUAGES[locale].direction}
          lang={locale}
        >
          <Nested
            resource={resource}
            source={`${source}.${locale}`}
            path={path}
            field={field.of}
            {...(readOnly === undefined ? {} : { readOnly })}
          />
        </Box>
      ))}
    </Box>
  );
}
