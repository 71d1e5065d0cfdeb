import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { memo, type ReactNode, useId, useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { type FieldError, get, useFormContext, useFormState } from 'react-hook-form';
import { COUNTRIES, countryNames, isCountry } from '../../../../domain/customs/countries.ts';
import { CONDITIONS, plainHsCode } from '../../../../domain/customs/customs-facts.ts';
import { fold } from '../../../../domain/fold.ts';
import { choiceLabelKey, fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { InputProblem } from '../../../kit/inputs/input-parts.tsx';
import type { EditorValues, LineFact } from '../editing/editor-values.ts';
import { settledMoney, settledNumber } from './line-columns.ts';

type Props = { at: number; readOnly: boolean };

const ORIGINS = 'origins-of-goods';
/** The languages in which somebody may type the name of a country. */
const TYPED_IN = ['de', 'fr', 'en', 'ar'];

/** What customs requires of a line besides its three columns (CN 23, fields 6, 8, 16 and 17). */
export function LineFacts({ at, readOnly }: Props) {
  const locale = useLocale();
  const translate = useTranslate();
  return (
    <Box role="group" aria-label={translate('editor.customs.facts', { number: at + 1 })} sx={FACTS}>
      <Fact
        at={at}
        readOnly={readOnly}
        fact="weight"
        settle={settledNumber(locale)}
        isFigure
        end="kg"
      />
      <Fact
        at={at}
        readOnly={readOnly}
        fact="unitValue"
        settle={settledMoney(locale)}
        isFigure
        end="€"
      />
      <ConditionFact at={at} readOnly={readOnly} />
      <Fact at={at} readOnly={readOnly} fact="hsCode" settle={plainHsCode} isFigure />
      <Fact at={at} readOnly={readOnly} fact="origin" settle={originOf} list={ORIGINS} />
    </Box>
  );
}

/** The code of a country that is typed by its code or by its name. */
export function originOf(typed: string): string {
  const code = typed.trim().toUpperCase();
  if (code === '' || isCountry(code)) return code;
  const name = fold(typed);
  const languages = TYPED_IN.map(countryNames);
  const isNamed = (country: string) => languages.some((nameIn) => fold(nameIn(country)) === name);
  return COUNTRIES.find(isNamed) ?? typed.trim();
}

/** The countries for the inputs of all lines; they depend on the language alone. */
export const OriginNames = memo(function OriginNames() {
  const locale = useLocale();
  const nameOfCountry = useMemo(() => countryNames(locale), [locale]);
  return (
    <datalist id={ORIGINS}>
      {COUNTRIES.map((code) => (
        <option key={code} value={code}>
          {nameOfCountry(code)}
        </option>
      ))}
    </datalist>
  );
});

/** The name of an input, which says its fact and its line. */
function useNameOf(at: number, fact: LineFact): string {
  const translate = useTranslate();
  return translate('documents.lines.cell', {
    label: translate(fieldLabelKey('commands', `declarationConten.${fact}`)),
    number: at + 1,
  });
}

type FactProps = Props & {
  fact: Exclude<LineFact, 'condition'>;
  settle: (typed: string) => string;
  isFigure?: boolean;
  end?: string;
  list?: string;
};

function Fact({ at, fact, readOnly, settle, isFigure = false, end, list }: FactProps) {
  const name = `lines.${at}.${fact}` as const;
  const { register, setValue } = useFormContext<EditorValues>();
  const { onBlur, ...input } = register(name);
  const label = useNameOf(at, fact);
  const { problem, problemId } = useProblem(name);
  return (
    <Captioned fact={fact} end={end} problem={problem} problemId={problemId}>
      <input
        {...input}
        {...(isFigure && { className: 'figure', inputMode: 'decimal' })}
        dir="ltr"
        list={list}
        readOnly={readOnly}
        autoComplete="off"
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        onBlur={(event) => {
          const { value } = event.target;
          const settled = settle(value);
          if (settled !== value) setValue(name, settled);
          void onBlur(event);
        }}
      />
    </Captioned>
  );
}

function ConditionFact({ at, readOnly }: Props) {
  const translate = useTranslate();
  const label = useNameOf(at, 'condition');
  const name = `lines.${at}.condition` as const;
  const { register } = useFormContext<EditorValues>();
  const { problem, problemId } = useProblem(name);
  return (
    <Captioned fact="condition" problem={problem} problemId={problemId}>
      <select
        {...register(name)}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        // A disabled choice would lose its value; a single one cannot be changed.
        style={readOnly ? { pointerEvents: 'none' } : undefined}
        tabIndex={readOnly ? -1 : 0}
      >
        <option value="">–</option>
        {CONDITIONS.map((condition) => (
          <option key={condition} value={condition}>
            {translate(choiceLabelKey('commands', 'declarationConten.condition', condition))}
          </option>
        ))}
      </select>
    </Captioned>
  );
}

type Problem = { readonly problem: FieldError | undefined; readonly problemId: string };

/** What is wrong with a fact, and the id of the sentence that says so. */
function useProblem(name: `lines.${number}.${LineFact}`): Problem {
  const problemId = useId();
  const { errors } = useFormState<EditorValues>({ name });
  return { problem: get(errors, name), problemId };
}

type CaptionedProps = Problem & { fact: LineFact; end?: string | undefined; children: ReactNode };

/** A small input with its caption above it, its unit in it, and below it what is wrong. */
function Captioned({ fact, end, problem, problemId, children }: CaptionedProps) {
  const translate = useTranslate();
  const label = translate(fieldLabelKey('commands', `declarationConten.${fact}`));
  return (
    <div className={problem ? 'wrong' : undefined}>
      <span className="caption" aria-hidden>
        {end ? `${label} (${end})` : label}
      </span>
      {children}
      {problem && (
        <FormHelperText id={problemId} error component="span" sx={{ display: 'block' }}>
          <InputProblem error={problem} />
        </FormHelperText>
      )}
    </div>
  );
}

const FACTS = {
  display: 'grid',
  gap: 1,
  px: 1,
  pb: 1,
  gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr 1fr 1fr auto' },
  '& .caption': { display: 'block', typography: 'caption', color: 'text.secondary' },
  '& input, & select': {
    width: '100%',
    minHeight: 34,
    px: 1,
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: 1,
    font: 'inherit',
    fontSize: '0.875rem',
    color: 'text.primary',
    bgcolor: 'background.paper',
  },
  '& .wrong input': { borderColor: 'error.main' },
} as const;
