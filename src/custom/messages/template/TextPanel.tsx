import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useId, useImperativeHandle, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { unknownNames } from '../../../../domain/braced-names.ts';
import { MAX_TEMPLATE_CHARACTERS } from '../../../../domain/chat/text-limits.ts';
import type { Locale } from '../../../../domain/fields.ts';
import { PLACEHOLDERS, type Placeholder } from '../../../../domain/messages/placeholders.ts';
import { segmentsOf } from '../../../../domain/messages/segments.ts';
import { isolated, LANGUAGES } from '../../../i18n/languages.ts';
import { useReaderLocale } from '../../../kit/inputs/LanguageTabs.tsx';
import { Urgency } from '../../../kit/urgency/Urgency.tsx';
import { UnknownBadge } from './HighlightedText.tsx';
import { fillWithSample } from './sample-values.ts';
import { ForcingCharacters, TextCounter } from './TextCounter.tsx';

/** Whether a text goes out as an SMS: what it needs on the air is of interest only then. */
export type AsSms = 'always' | 'perhaps' | 'never';

/** What others do with a text. */
export type TextHandle = {
  readonly focus: () => void;
  /** Writes something where the cursor is. */
  readonly insert: (text: string) => void;
};

type Props = {
  handle?: Ref<TextHandle> | undefined;
  locale: Locale;
  text: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  asSms: AsSms;
  /** How many characters it may have. */
  longest?: number;
  error?: ReactNode;
  readOnly?: boolean;
};

/** The text of a message in one language: what it may be filled with, and what it needs on the air. */
export function TextPanel(props: Props) {
  const { locale, text, onChange, onBlur, asSms, error, readOnly = false } = props;
  const { longest = MAX_TEMPLATE_CHARACTERS } = props;
  const translate = useTranslate();
  const counterId = useId();
  const unknownId = useId();
  const { input, insert } = useInsertion(onChange);
  useImperativeHandle(props.handle, () => ({ focus: () => input.current?.focus(), insert }));
  const filled = fillWithSample(text, locale);
  const measured = useMemo(() => segmentsOf(filled), [filled]);
  const reader = useReaderLocale();
  const unknown = unknownNames(text, PLACEHOLDERS);
  const described = [unknown.length > 0 && unknownId, asSms !== 'never' && counterId];
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <TextField
        inputRef={input}
        fullWidth
        multiline
        minRows={4}
        maxRows={12}
        label={translate('messaging.bulk.textIn', {
          // A name of the other direction does not reorder the text around it.
          language: isolated(LANGUAGES[locale].name),
        })}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        {...(onBlur && { onBlur })}
        error={Boolean(error) || unknown.length > 0}
        helperText={error}
        slotProps={{
          // The label is in the language of the interface, whatever the text is written in.
          inputLabel: { lang: reader, dir: LANGUAGES[reader].direction },
          htmlInput: {
            dir: LANGUAGES[locale].direction,
            lang: locale,
            maxLength: longest,
            readOnly,
            'aria-describedby': described.filter(Boolean).join(' ') || undefined,
          },
        }}
      />
      <Interface>
        {unknown.length > 0 && <UnknownNames id={unknownId} texts={unknown} />}
        {asSms !== 'never' && (
          <TextCounter
            id={counterId}
            measured={measured}
            isSample={filled !== text}
            isSure={asSms === 'always'}
          />
        )}
        {!readOnly && (
          <PlaceholderButtons
            onInsert={(name) => {
              input.current?.focus();
              insert(`{${name}}`);
            }}
          />
        )}
        {asSms === 'always' && (
          <ForcingCharacters text={text} measured={segmentsOf(text)} onChange={onChange} />
        )}
      </Interface>
    </Box>
  );
}

/** Writes something where the cursor of a text is; whoever chooses it from a menu chooses on. */
function useInsertion(onChange: Props['onChange']) {
  const input = useRef<HTMLTextAreaElement>(null);
  const insert = (text: string) => {
    const area = input.current;
    if (!area) return;
    area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
    onChange(area.value);
  };
  return { input, insert };
}

/** What speaks to the clerk stands in the language and direction of the interface. */
function Interface({ children }: { children: ReactNode }) {
  const reader = useReaderLocale();
  return (
    <Box lang={reader} dir={LANGUAGES[reader].direction} sx={{ display: 'grid', gap: 0.5 }}>
      {children}
    </Box>
  );
}

type UnknownProps = { id: string; texts: readonly string[] };

/** The placeholders that no value would replace. */
function UnknownNames({ id, texts }: UnknownProps) {
  const translate = useTranslate();
  return (
    <Typography id={id} variant="body2" component="div" sx={UNKNOWN}>
      <Urgency level="overdue">{translate('messaging.bulk.counter.unknown')}</Urgency>
      {texts.map((label) => (
        <UnknownBadge key={label}>{label}</UnknownBadge>
      ))}
    </Typography>
  );
}

const UNKNOWN = { display: 'flex', flexWrap: 'wrap', gap: 0.5, overflowWrap: 'anywhere' } as const;

/** Everything that a text can be filled with; a click writes it where the cursor is. */
function PlaceholderButtons({ onInsert }: { onInsert: (name: Placeholder) => void }) {
  const translate = useTranslate();
  return (
    <Box
      role="group"
      aria-label={translate('messaging.bulk.insert')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}
    >
      {PLACEHOLDERS.map((placeholder) => {
        const name = translate(`messaging.bulk.placeholder.${placeholder}`);
        return (
          <Button
            key={placeholder}
            size="small"
            data-hint={`{${placeholder}}`}
            aria-label={translate('messaging.bulk.insertOne', { name })}
            // The cursor stays in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onInsert(placeholder)}
            sx={CHIP}
          >
            {name}
          </Button>
        );
      })}
    </Box>
  );
}

const CHIP = {
  py: 0,
  px: 1,
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 4,
  fontWeight: 400,
} as const;
