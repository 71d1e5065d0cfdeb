import FormHelperText from '@mui/material/FormHelperText';
import type { InputHTMLAttributes, KeyboardEvent, PointerEvent } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldError, get, useFormContext, useFormState } from 'react-hook-form';
import { InputProblem } from '../../../kit/inputs/input-parts.tsx';
import { TEXT_DIRECTION } from '../../../kit/inputs/text-direction.ts';
import type { EditorValues, LinePart } from '../editing/editor-values.ts';

type Props = {
  at: number;
  part: LinePart;
  label: string;
  readOnly: boolean;
  /** Formats the figure after typing; texts stay as they are. */
  settle?: (typed: string) => string;
  inputMode?: 'decimal' | 'numeric';
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** What else the input does and says of itself. */
  more?: InputHTMLAttributes<HTMLInputElement>;
};

/**
 * One value of a line. The input keeps its own text and the form only listens, so that a keystroke in
 * one of three hundred cells renders none of the others.
 */
export function LineCell({ at, part, label, readOnly, more, ...own }: Props) {
  const translate = useTranslate();
  const { settle, inputMode, onKeyDown } = own;
  const name = `lines.${at}.${part}` as const;
  const { register, setValue } = useFormContext<EditorValues>();
  const { errors } = useFormState<EditorValues>({ name });
  const problem: FieldError | undefined = get(errors, name);
  const { onBlur, onChange, ...input } = register(name);
  return (
    <>
      <input
        {...more}
        {...input}
        className={settle ? 'figure' : undefined}
        {...(settle ? { dir: 'ltr' } : TEXT_DIRECTION)}
        inputMode={inputMode}
        readOnly={readOnly}
        autoComplete="off"
        aria-label={translate('documents.lines.cell', { label, number: at + 1 })}
        aria-invalid={problem ? true : undefined}
        onPointerEnter={showWhole}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          void onChange(event);
          more?.onChange?.(event);
        }}
        onBlur={(event) => {
          more?.onBlur?.(event);
          const { value } = event.target;
          const settled = settle?.(value) ?? value;
          if (settled !== value) setValue(name, settled);
          void onBlur(event);
        }}
      />
      <ProblemText problem={problem} />
    </>
  );
}

/** A text longer than its cell can be read in full without focusing it. */
function showWhole({ currentTarget: cell }: PointerEvent<HTMLInputElement>) {
  cell.title = cell.scrollWidth > cell.clientWidth ? cell.value : '';
}

/** The error of a value, below it. */
const ProblemText = ({ problem }: { problem: FieldError | undefined }) =>
  problem ? (
    <FormHelperText error component="span" sx={{ display: 'block' }}>
      <InputProblem error={problem} />
    </FormHelperText>
  ) : null;
