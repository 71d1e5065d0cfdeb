/** @jsxImportSource preact */
import { isPhone, phoneAfter } from '../../domain/people/typed-phone.ts';

type Props = { label: string; value: string; onChange: (phone: string) => void };

/** The number; a keystroke that would make the text invalid is ignored. */
export function LoginPhone({ label, value, onChange }: Props) {
  const take = (field: HTMLInputElement, inputType?: string) => {
    const phone = phoneAfter(field.value, inputType);
    if (phone !== undefined) onChange(phone);
    if (phone === field.value) return;
    const shown = phone ?? value;
    const caret = (field.selectionStart ?? shown.length) - (field.value.length - shown.length);
    field.value = shown;
    // Elsewhere it would take the focus along in Safari.
    if (document.activeElement === field) field.setSelectionRange(caret, caret);
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
        onInput={(event) => take(event.currentTarget, event.inputType)}
        // Some password managers fire this alone.
        onChange={(event) => take(event.currentTarget)}
        onBlur={leave}
      />
    </label>
  );
}
