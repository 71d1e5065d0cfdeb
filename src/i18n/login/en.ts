/** The form of the login (specification 2.1), and what is said when it fails. */
export const session = {
  title: 'Login',
  intro: 'Use your phone number and your password.',
  phone: 'Phone',
  password: 'Password',
  login: 'Login',
  forgot: 'Forgot password ?',
  showPassword: 'Show characters',
  hidePassword: 'Hide characters',
  capsLock: 'Caps Lock is on',
  wait: 'Too many attempts. You can try again in %{time}.',
  unreachable: 'The server did not answer. Please try again in a moment.',
  picture: 'A bridge between two shores, with a van on its way across',
};

/** What stands around the form. */
export const entrance = {
  claim: 'The bridge for parcels between Germany and Morocco',
  language: 'Language',
  theme: 'Toggle light/dark mode',
};

/** The texts of the login screen. */
export type LoginTexts = { session: typeof session; entrance: typeof entrance };
