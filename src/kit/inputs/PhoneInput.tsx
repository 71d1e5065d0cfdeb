import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { FieldTitle, useInput, useTranslate } from 'react-admin';
import { formatPhone } from '../../../domain/phone-groups.ts';
import { isolated } from '../../i18n/languages.ts';
import type { InputProps } from '../view/props.ts';
import { InputProblem, inputProps } from './input-parts.tsx';
import { type HomeCountry, readPhone, unreadNumber } from './read-phone.ts';

type Props = InputProps & {
  /** The country of a number that does not name one. */
  home: HomeCountry;
};

/** A telephone number: typed freely, shown in groups, stored in E.164. */
export function PhoneInput({ home, ...props }: Props) {
  const translate = useTranslate();
  const { resource } = props;
  const { source, label, validate, readOnly } = inputProps(props);
  const { id, field, fieldState, isRequired } = useInput({ source, validate, readOnly });
  const [typed, setTyped] = useState<string>();
  /** What the typed number would be in the other country. */
  const [otherwise, setOtherwise] = useState<string>();
  const { value, onChange } = field;

  // What comes from elsewhere, such as a draft or the address book, is read like what is typed.
  useEffect(() => {
    const reading = value ? readPhone(String(value), home) : undefined;
    if (!readOnly && reading && reading.number !== value) onChange(reading.number);
  }, [value, home, onChange, readOnly]);

  const change = (text: string) => {
    setTyped(text);
    const reading = readPhone(text, home);
    setOtherwise(reading?.otherwise);
    onChange((reading?.number ?? unreadNumber(text)) || null);
  };
  const isQuestionable = !fieldState.invalid && typed === undefined && isUnlikely(value, home);

  const hint = isQuestionable
    ? translate('order.form.unlikelyPhone')
    : !fieldState.invalid &&
      otherwise &&
      translate('order.form.otherCountryPhone', {
        number: isolated(formatPhone(otherwise), 'ltr'),
      });

  return (
    <TextField
      id={id}
      name={field.name}
      type="tel"
      inputRef={field.ref}
      fullWidth
      label={
        <FieldTitle label={label} source={source} resource={resource} isRequired={isRequired} />
      }
      value={typed ?? (value ? formatPhone(String(value)) : '')}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        setTyped(undefined);
        field.onBlur();
      }}
      error={fieldState.invalid}
      helperText={hint || <InputProblem error={fieldState.error} />}
      slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'off', readOnly } }}
    />
  );
}

/** Whether a number has a plausible length but does not exist in its country's numbering plan. */
const isUnlikely = (value: unknown, home: HomeCountry): boolean =>
  Boolean(value) && readPhone(String(value), home)?.isLikely === false;
