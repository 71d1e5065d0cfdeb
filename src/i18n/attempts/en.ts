import type { ResourceLabels } from '../resource-labels.ts';

/** Texts of attempts to get in, on their own page and on the page of a user. */
export const attempts = {
  title: 'Sign-in attempts',
  note: 'Wrong passwords and codes, requested codes and blocks stay here for half a year. Addresses are shortened to their network.',
  count: '%{smart_count} attempt |||| %{smart_count} attempts',
  none: 'No attempts yet',
  noneHint: 'Whoever types a wrong password or asks for a code appears here.',
  columns: { at: 'When', what: 'What happened' },
  events: {
    wrongPassword: 'A wrong password was typed.',
    wrongCode: {
      recovery: 'A wrong code for a new password was typed.',
      signIn: 'A wrong code for signing in was typed.',
    },
    wrongFactor: {
      secondFactor: 'A wrong second factor was given.',
      passkey: 'A passkey that does not fit was shown.',
    },
    requestCode: {
      recovery: 'A code for a new password was requested.',
      signIn: 'A code for signing in was requested.',
    },
    blockAttempts: {
      password: 'This address has to wait after too many wrong passwords.',
      recovery: 'This address has to wait after too many attempts at a new password.',
      signIn: 'This address has to wait after too many attempts to sign in by code.',
      secondFactor: 'This address has to wait after too many wrong second factors.',
      passkey: 'This address has to wait after too many attempts with passkeys.',
    },
  },
  nobody: 'Nobody has this number',
  unknown: 'unknown',
  sameNetwork: 'Show attempts from %{network}',
};

export type AttemptsTexts = typeof attempts;

/** What people call the fields and values of an attempt to get in. */
export const attemptLabels: ResourceLabels['attempts'] = {
  name: 'Sign-in attempt |||| Sign-in attempts',
  fields: { kind: 'Kind', way: 'Way', user: 'Person', network: 'From where' },
  choices: {
    kind: {
      wrongPassword: 'Wrong password',
      wrongCode: 'Wrong code',
      wrongFactor: 'Wrong second factor',
      requestCode: 'Code requested',
      blockAttempts: 'Blocked for a while',
    },
    way: {
      password: 'With a password',
      recovery: 'Forgotten password',
      signIn: 'Sign-in by code',
      secondFactor: 'Second factor',
      passkey: 'Passkey',
    },
  },
};
