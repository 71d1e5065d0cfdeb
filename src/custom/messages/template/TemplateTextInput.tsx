import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { LOCALES, type Locale } from '../../../../domain/fields.ts';
import type { LocalizedTexts } from '../../../../domain/messages/localized-texts.ts';
import type { Template } from '../../../../domain/resources/templates.ts';
import { fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { InputProblem } from '../../../kit/inputs/input-parts.tsx';
import { LanguageTabs, useReaderLocale } from '../../../kit/inputs/LanguageTabs.tsx';
import type { InputProps } from '../../../kit/view/props.ts';
import { MessagingTextsProvider } from '../MessagingTextsProvider.tsx';
import { LanguageBadge } from './MessageTextsInput.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';
import { type AsSms, TextPanel } from './TextPanel.tsx';
import { TextWarnings } from './TextWarnings.tsx';

/** The text of a template in each language, and what a message of it looks like. */
export function TemplateTextInput(props: InputProps) {
  return (
    <MessagingTextsProvider>
      <TextsOfTemplate {...props} />
    </MessagingTextsProvider>
  );
}

function TextsOfTemplate({ resource, source, path, readOnly }: InputProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const [open, setOpen] = useState(useReaderLocale());
  const wrong = useRejected(source, setOpen);
  const texts = useWatch({ name: source }) as LocalizedTexts;
  const { purpose, use } = useWatch() as Partial<Template>;
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={COLUMNS}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="subtitle2" component="h3">
            {translate(fieldLabelKey(resource, path))}
          </Typography>
          <LanguageTabs
            open={open}
            onOpen={setOpen}
            badge={(locale) => (
              <LanguageBadge
                isMissing={!texts?.[locale]?.trim()}
                isWrong={wrong.includes(locale)}
              />
            )}
            panel={(locale) => (
              <TextOfForm
                source={`${source}.${locale}`}
                locale={locale}
                asSms={smsOf(use)}
                readOnly={readOnly ?? false}
              />
            )}
          />
        </Box>
        <TemplatePreview
          text={texts?.[open] ?? ''}
          locale={open}
          isFlagged={smsOf(use) === 'always'}
        />
      </Box>
      <TextWarnings
        texts={texts}
        isMarketing={purpose === 'marketing'}
        onChange={(locale, text) =>
          setValue(`${source}.${locale}`, text, { shouldDirty: true, shouldValidate: true })
        }
      />
    </Box>
  );
}

/** The languages in which something is wrong; after a rejected save, the first of them is opened. */
function useRejected(source: string, onRejected: (locale: Locale) => void): readonly Locale[] {
  const { errors, submitCount } = useFormState();
  const wrong = LOCALES.filter((locale) => get(errors, `${source}.${locale}`));
  const [first] = wrong;
  const handled = useRef(0);
  useEffect(() => {
    // Once for each save: whoever mends one language is not taken to the next while typing.
    if (!first || submitCount === handled.current) return;
    handled.current = submitCount;
    onRejected(first);
  }, [submitCount, first, onRejected]);
  return wrong;
}

/** The branch is written to by SMS only where nothing else reaches. */
const smsOf = (use: Template['use'] | undefined): AsSms =>
  use === 'whatsapp' ? 'never' : use === 'agency' ? 'perhaps' : 'always';

const COLUMNS = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;

type Props = { source: string; locale: Locale; asSms: AsSms; readOnly: boolean };

/** The text of one language as a value of the form. */
function TextOfForm({ source, locale, ...panel }: Props) {
  const { field, fieldState } = useInput({ source });
  return (
    <TextPanel
      {...panel}
      locale={locale}
      text={typeof field.value === 'string' ? field.value : ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error && <InputProblem error={fieldState.error} />}
    />
  );
}
