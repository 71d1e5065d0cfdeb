import FormHelperText from '@mui/material/FormHelperText';
import { TextInput, useLocale, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { documentNumber, isNumberPattern } from '../../../domain/company/number-pattern.ts';
import { isolated } from '../../i18n/languages.ts';
import { formatMoney, formatNumber } from '../../kit/format/numbers.ts';
import { AmountInput } from '../../kit/inputs/AmountInput.tsx';
import { inputProps } from '../../kit/inputs/input-parts.tsx';
import { TEXT_DIRECTION } from '../../kit/inputs/text-direction.ts';
import type { InputProps } from '../../kit/view/props.ts';

/** A number or a name that runs left to right in every language. */
export const CodeInput = (props: InputProps) => (
  <TextInput {...inputProps(props)} slotProps={{ htmlInput: { dir: 'ltr' } }} />
);

/** A time of day; the one that holds without it stands there until another is chosen. */
export const TimeInput = (props: InputProps) => (
  <TextInput {...inputProps(props)} {...timeProps(props)} />
);

/** The end of the quiet hours, with what they mean. */
export function QuietUntilInput(props: InputProps) {
  const translate = useTranslate();
  return (
    <TextInput
      {...inputProps(props)}
      {...timeProps(props)}
      helperText={translate('company.quietHelp')}
    />
  );
}

const timeProps = ({ field }: InputProps) => ({
  type: 'time',
  format: (stored: string | null | undefined) => stored ?? field.default ?? '',
  slotProps: { inputLabel: { shrink: true }, htmlInput: { dir: 'ltr' } },
});

/** A price in cents, with the one that is used while it is empty. */
export function PriceInput(props: InputProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const typed: unknown = useWatch({ name: props.source });
  const { default: usual } = props.field;
  const isEmpty = typed === undefined || typed === null || typed === '';
  return (
    <>
      <AmountInput {...props} />
      <FormHelperText sx={{ mx: 1.75 }}>
        {isEmpty && typeof usual === 'number'
          ? translate('company.whenEmpty', { value: formatNumber(usual, locale, 'cents') })
          : ' '}
      </FormHelperText>
    </>
  );
}

/** A value that has a usual one, which holds and is named while the field is empty. */
export function UsualInput(props: InputProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const typed: unknown = useWatch({ name: props.source });
  const { kind, default: usual } = props.field;
  const isEmpty = typed === undefined || typed === null || typed === '';
  const value =
    kind === 'money'
      ? formatMoney(String(usual), locale)
      : typeof usual === 'number'
        ? formatNumber(usual, locale, 'unit' in props.field ? props.field.unit : undefined)
        : String(usual);
  const hint = isEmpty ? translate('company.whenEmpty', { value: isolated(value) }) : ' ';
  if (kind === 'text') return <TextInput {...inputProps(props)} helperText={hint} />;
  return (
    <>
      <AmountInput {...props} />
      <FormHelperText sx={{ mx: 1.75 }}>{hint}</FormHelperText>
    </>
  );
}

/** The first of the prices, with what they are for. */
export function FirstPriceInput(props: InputProps) {
  const translate = useTranslate();
  return (
    <>
      <PriceInput {...props} />
      <FormHelperText sx={{ mx: 1.75 }}>{translate('company.priceHelp')}</FormHelperText>
    </>
  );
}

const FIRST_OF_A_YEAR = { year: new Date().getFullYear(), number: 1 };

/** The pattern of document numbers, with the first number that it would give. */
export function NumberPatternInput(props: InputProps) {
  const translate = useTranslate();
  const typed: unknown = useWatch({ name: props.source });
  const example =
    typeof typed === 'string' && isNumberPattern(typed)
      ? translate('company.example', {
          number: isolated(documentNumber(typed, FIRST_OF_A_YEAR), 'ltr'),
        })
      : translate('company.patternHelp');
  return (
    <TextInput
      {...inputProps(props)}
      helperText={example}
      slotProps={{ htmlInput: { dir: 'ltr' } }}
    />
  );
}

/**
 * A list of terms in several scripts, each line in its own direction. If none is stored, the
 * default list applies and is shown.
 */
export function TermsInput(props: InputProps) {
  const translate = useTranslate();
  const { default: delivered = '' } = props.field;
  return (
    <TextInput
      {...inputProps(props)}
      multiline
      minRows={3}
      maxRows={12}
      format={(stored: string | null | undefined) => stored ?? delivered}
      parse={asTyped}
      helperText={translate('company.wordsHelp')}
      slotProps={{ htmlInput: { ...TEXT_DIRECTION, spellCheck: false } }}
    />
  );
}

/** An empty input is not the same as no stored value. */
const asTyped = (text: string): string => text;
