/**
 * The texts of the recovery dialog (specification 2.1), under the key `recovery`. They are loaded with
 * the dialog.
 */
export const recovery = {
  back: 'Back',
  phone: {
    title: 'Reset password',
    intro: 'You get a code by SMS, and set a new password with it.',
    hasCode: 'I have a code already',
  },
  code: {
    title: 'Check Your Phone',
    intro: 'The code that we have sent to %{phone} has six characters and is valid for 10 minutes.',
    label: 'Code',
    verify: 'Verify',
    again: 'Send a new code',
    againIn: 'You can send a new code in %{time}',
  },
  password: {
    title: 'Create new password',
    password: 'Password',
    length: 'Must be at least 8 characters',
    confirm: 'Confirm Password',
    match: 'Both passwords must match.',
    matches: 'Both passwords match.',
    reset: 'Reset Password',
  },
};

/** What every language must hold. */
export type RecoveryTexts = Texts<typeof recovery>;

type Texts<Of> = { readonly [Key in keyof Of]: Of[Key] extends string ? string : Texts<Of[Key]> };
