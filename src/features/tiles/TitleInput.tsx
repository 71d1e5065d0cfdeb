import CircularProgress from '@mui/material/CircularProgress';
import InputBase from '@mui/material/InputBase';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type RaRecord, useDataProvider, useLocale, useTranslate } from 'react-admin';
import { LOCALES } from '../../../domain/fields.ts';
import { valueAt } from '../../../domain/paths.ts';
import { isObject } from '../../../domain/validate.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { useToast } from '../../kit/notices/use-notice.tsx';
import { useListView } from '../../kit/view/list-view.ts';
import { columnField } from '../../kit/view/use-view.ts';
import { errorKey } from '../../providers/call-error.ts';

type Props = {
  record: RaRecord;
  /** The field of the title. */
  path: string;
  /** What is shown while the title has no text in this language. */
  placeholder: string;
  /**
   * The title is as it is to be; `byKey` if it was by the keyboard, and the focus goes on from here.
   */
  onClose: (byKey: boolean) => void;
};

/**
 * The title of a record where it stands, in the reader's language. Enter and leaving it save, Escape
 * does not. What the server rejects stays typed.
 */
export function TitleInput({ record, path, placeholder, onClose }: Props) {
  const translate = useTranslate();
  const { stored, locale, save, max } = useTitle(record, path);
  const [text, setText] = useState(stored);
  const [isSaving, setSaving] = useState(false);
  const isClosed = useRef(false);

  const close = (byKey: boolean) => {
    isClosed.current = true;
    onClose(byKey);
  };
  const finish = async (byKey: boolean) => {
    if (isClosed.current || isSaving) return;
    const next = text.trim();
    if (next === stored) {
      close(byKey);
      return;
    }
    setSaving(true);
    const isSaved = await save(next);
    setSaving(false);
    if (isSaved) close(byKey);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') void finish(true);
    else if (event.key === 'Escape') close(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <InputBase
      autoFocus
      fullWidth
      value={text}
      placeholder={placeholder}
      readOnly={isSaving}
      onChange={({ target }) => setText(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={() => void finish(false)}
      onKeyDown={press}
      endAdornment={isSaving && <CircularProgress size={14} />}
      sx={INPUT}
      inputProps={{
        'aria-label': translate('arrange.titleIn', { language: LANGUAGES[locale].name }),
        dir: 'auto',
        lang: locale,
        maxLength: max,
      }}
    />
  );
}

const INPUT = {
  typography: 'body2',
  minHeight: 32,
  '& input': { py: 0.25, px: 0.75 },
  borderRadius: 0.5,
  outline: 2,
  outlineColor: 'primary.main',
} as const;

/** The title of a record in the reader's language, and how it is saved. */
function useTitle(record: RaRecord, path: string) {
  const { view, list } = useListView();
  const provider = useDataProvider();
  const client = useQueryClient();
  const toast = useToast();
  const reader = useLocale();
  const locale = LOCALES.find((one) => one === reader) ?? 'en';
  const field = columnField(view, path);
  const value = valueAt(record, path);
  const texts = isObject(value) ? value : {};
  const own = field?.kind === 'localized' ? texts[locale] : value;

  const save = async (text: string): Promise<boolean> => {
    const next = field?.kind === 'localized' ? { ...texts, [locale]: text } : text;
    const version = record.__v === undefined ? {} : { __v: record.__v };
    try {
      const { id } = record;
      const data = { [path]: next, ...version };
      await provider.update(view.definition.name, { id, data, previousData: record });
      return true;
    } catch (error) {
      toast(errorKey(error), { type: 'error' });
      return false;
    } finally {
      // After a rejection too: somebody else may have changed the record.
      await client.invalidateQueries({ queryKey: [list.resource] });
    }
  };
  const plain = field?.kind === 'localized' ? field.of : field;
  const max = plain?.kind === 'text' ? plain.max : undefined;
  return { stored: typeof own === 'string' ? own : '', locale, save, max };
}
