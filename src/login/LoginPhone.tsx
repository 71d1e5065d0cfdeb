/** @jsxImportSource preact */
import type { TargetedInputEvent } from 'preact';
import { isPhone, phoneAfter } from '../../domain/people/typed-phone.ts';

type Props = { label: string; value: string; onChange: (phone: string) => void };

/** The number; a keystroke that would make the text invalid is ignored. */
export function LoginPhone({ label, value, onChange }: Props) {
  const input = (event: TargetedInputEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const phone = phoneAfter(field.value, event.inputType);
    if (phone !== undefined) onChange(phone);
    if (phone === field.value) return;
    const shown = phone ?? value;
    const caret = (field.selectionStart ?? shown.length) - (field.value.length - shown.length);
    field.value = shown;
    field.setSelectionRange(caret, caret);
  };
  // A plus may start a number. On its own it is not a number, and is removed.
  const leave = () => {
    if (!isPhone(value)) onChange('');
  };
  return (
    <label class="login-field">
      <span>{label}</span>
      <input
        name="phone"
        type="tel"
        autoComplete="username"
        inputMode="tel"
        dir="ltr"
        maxLength={20}
        value={value}
        onInput={input}
        onBlur={leave}
      />
    </label>
  );
}
