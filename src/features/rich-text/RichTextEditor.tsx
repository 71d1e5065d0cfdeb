import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { EditorContent } from '@tiptap/react';
import { TiptapEditorProvider } from 'ra-input-rich-text';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useInput, useLocale, useTranslate } from 'react-admin';
import { LOCALES } from '../../../domain/fields.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { formatNumber } from '../../kit/format/numbers.ts';
import { InputProblem, inputProps } from '../../kit/inputs/input-parts.tsx';
import { useShortcuts } from '../../kit/shortcuts/use-shortcuts.ts';
import type { InputProps } from '../../kit/view/props.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import { LinkPopover } from './LinkPopover.tsx';
import { RichTextTextsProvider } from './RichTextTextsProvider.tsx';
import { RICH_TEXT_STYLE } from './rich-text-style.ts';
import { useRichText } from './use-rich-text.ts';

/** Formatted text with a small toolbar. Loaded when a form first needs it. */
export const RichTextEditor = (props: InputProps) => (
  <RichTextTextsProvider>
    <WrittenText {...props} />
  </RichTextTextsProvider>
);

/** A text in one language is written in the direction of that language, any other in its own. */
function directionOf(source: string): Record<string, string> {
  const locale = source.split('.').at(-1);
  return isOneOf(LOCALES, locale)
    ? { lang: locale, dir: LANGUAGES[locale].direction }
    : { dir: 'auto' };
}

/** What assistive technology reads about the place to write in. */
const factsOfAppointment = (
  id: string,
  { isInvalid, isRequired }: Record<'isInvalid' | 'isRequired', boolean>,
) => ({
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-describedby': `${id}-about`,
  ...(isInvalid && { 'aria-invalid': 'true' }),
  ...(isRequired && { 'aria-required': 'true' }),
});

/** The tool at which somebody enters the address of a link. Without the tools, the question closes. */
function useLinking(readOnly: boolean) {
  const [linking, setLinking] = useState<HTMLElement | null>(null);
  if (readOnly && linking) setLinking(null);
  return [linking, setLinking] as const;
}

function WrittenText(props: InputProps) {
  const translate = useTranslate();
  const { source, label: name, readOnly, validate } = inputProps(props);
  const { id, field, fieldState, isRequired } = useInput<string>({ source, validate, readOnly });
  const label = name === false ? '' : translate(name);
  const { error } = fieldState;
  const bar = useRef<HTMLDivElement>(null);
  const [linking, setLinking] = useLinking(readOnly);
  useShortcuts('formatted', !readOnly);
  const value = typeof field.value === 'string' ? field.value : '';
  const editor = useRichText({
    value,
    readOnly,
    onBlur: field.onBlur,
    onChange: (html: string) => field.onChange(html),
    attributes: {
      ...directionOf(source),
      id,
      'aria-label': label,
      'aria-readonly': String(readOnly),
      ...factsOfAppointment(id, { isInvalid: error !== undefined, isRequired }),
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (readOnly) return;
    const isLink = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    if (isLink && bar.current) setLinking(bar.current);
    else if (event.altKey && event.key === 'F10') firstStop(bar);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Box sx={{ width: '100%' }}>
      {label ? (
        <FormLabel error={error !== undefined} required={isRequired} sx={LABEL}>
          {label}
        </FormLabel>
      ) : null}
      <Box onKeyDown={onKeyDown} sx={frameStyle(error !== undefined)}>
        {readOnly ? null : (
          <Box sx={BAR}>
            {editor ? (
              <TiptapEditorProvider value={editor}>
                <EditorToolbar
                  editor={editor}
                  label={label}
                  bar={bar}
                  controls={id}
                  askForLink={setLinking}
                />
              </TiptapEditorProvider>
            ) : null}
          </Box>
        )}
        <Box sx={readOnly ? READ : WRITTEN}>
          <EditorContent editor={editor} />
        </Box>
      </Box>
      <Box id={`${id}-about`} sx={{ display: 'flex', gap: 1, px: 1.75 }}>
        <FormHelperText error sx={{ flex: 1, m: 0 }}>
          <InputProblem error={error} />
        </FormHelperText>
        {readOnly ? null : <span hidden>{translate('richText.toToolbar')}</span>}
        <Length value={value} max={props.field.kind === 'richText' ? props.field.max : undefined} />
      </Box>
      {linking && editor ? (
        <LinkPopover editor={editor} anchor={linking} onClose={() => setLinking(null)} />
      ) : null}
    </Box>
  );
}

const firstStop = (bar: RefObject<HTMLDivElement | null>) =>
  bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();

/** How long a text is, once more than half of what it may be is written. */
function Length({ value, max }: { value: string; max: number | undefined }) {
  const translate = useTranslate();
  const locale = useLocale();
  // As the rules of a definition count: a sign of two parts is one.
  const length = [...value].length;
  if (max === undefined || length * 2 < max) return null;
  const isOver = length > max;
  return (
    <Typography
      variant="caption"
      role={isOver ? 'alert' : undefined}
      sx={{ color: isOver ? 'error.main' : 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
    >
      {translate('richText.length', {
        length: formatNumber(length, locale),
        max: formatNumber(max, locale),
      })}
    </Typography>
  );
}

const LABEL = { display: 'block', mb: 0.5, typography: 'body2' } as const;

/** The look of the other inputs: their edge, and a stronger one where somebody writes. */
const frameStyle = (isWrong: boolean) =>
  ({
    border: '1px solid',
    borderColor: isWrong ? 'error.main' : 'action.disabled',
    borderRadius: 1,
    bgcolor: 'background.paper',
    '&:hover': { borderColor: isWrong ? 'error.main' : 'text.primary' },
    '&:focus-within': {
      borderColor: isWrong ? 'error.main' : 'primary.main',
      boxShadow: ({ palette }: Theme) =>
        `inset 0 0 0 1px ${isWrong ? palette.error.main : palette.primary.main}`,
    },
  }) as const;

/** Its space is there before its tools. */
const BAR = { minHeight: 39, borderBottom: '1px solid', borderColor: 'divider' } as const;

const PAGE = {
  ...RICH_TEXT_STYLE,
  position: 'relative',
  whiteSpace: 'break-spaces',
  px: 1.75,
  py: 1.25,
  outline: 'none',
} as const;
const WRITTEN = {
  '& .ProseMirror': { ...PAGE, minHeight: 160, scrollMarginBlock: '80px 168px' },
} as const;
const READ = { '& .ProseMirror': { ...PAGE, color: 'text.secondary' } } as const;
