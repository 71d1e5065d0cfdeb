import { planning } from '../../planning/en.ts';

/** Texts of messages to many that are sent at a later moment. */
export const later = {
  ...planning,
  again:
    '%{smart_count} person can be reached now. At that moment it is decided again who is reached and what it costs. |||| %{smart_count} people can be reached now. At that moment it is decided again who is reached and what it costs.',
  instead: 'Send now instead',
  decided: 'Who is reached, at which number and at what cost, is decided at that moment.',
  nowOnly: 'Files, animations and recordings are sent now; only texts can be planned.',
  people: '%{count} person is meant. |||| %{count} people are meant.',
  changed: 'The moment is changed.',
  begin: {
    label: 'Send now',
    title: 'Send it now?',
    question:
      '%{count} person is written to now, if they can be reached. What has been sent cannot be taken back. |||| %{count} people are written to now, as far as they can be reached. What has been sent cannot be taken back.',
    confirm: 'Send now',
    done: 'It is being sent.',
  },
  stop: {
    label: 'Cancel sending',
    title: 'Cancel the planned message?',
    question: '%{count} person gets no message then. |||| %{count} people get no message then.',
    confirm: 'Cancel sending',
    done: 'The planned message is cancelled.',
  },
};

export type MessagingLaterTexts = typeof later;
