/** Texts of the login screen (specification 2.1). */
export const session = {
  title: 'Login',
  intro: 'Use your phone number and your password.',
  phone: 'Phone',
  password: 'Password',
  login: 'Login',
  showPassword: 'Show characters',
  hidePassword: 'Hide characters',
  capsLock: 'Caps Lock is on',
  wait: 'Too many attempts. You can try again in %{time}.',
  unreachable: 'The server did not answer. Please try again in a moment.',
  picture: 'A bridge between two shores, with a van on its way across',
};
