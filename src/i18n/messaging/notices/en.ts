import { channelTexts } from '../../channels/en.ts';

/** Texts of the automatic notices. */
export const notices = {
  title: 'Automatic notices',
  switch: {
    on: 'Switch “%{title}” on',
    off: 'Switch “%{title}” off',
    readOnly: 'Only administrators switch notices',
    question: 'Switch this notice on?',
    confirm: 'Switch on',
    nothingNow: 'Nothing is sent now. From now on it is sent by itself whenever its moment comes.',
    onceSaved:
      'Nothing is sent now. Once you have saved, it is sent by itself whenever its moment comes.',
    unsaved: 'Not saved yet: this takes effect once you save.',
    saveFirst: 'A new notice is off. Save it first: then you see who would get it.',
  },
  audience: {
    title: 'Who would get this now',
    loading: 'Checking who would get it …',
    failed: 'Who would get it is not known right now.',
    again: 'Check again',
    unknown: 'This server does not say who would get it.',
    meaning: 'If its moment came now; as it was last saved.',
    reached: '%{smart_count} person gets it |||| %{smart_count} people get it',
    nobody: 'Nobody would get it',
    notified: '%{smart_count} has got it already |||| %{smart_count} have got it already',
    skipped: '%{smart_count} is left out |||| %{smart_count} are left out',
    cost: 'about %{cost}',
    segments: '%{smart_count} SMS |||| %{smart_count} SMS',
    show: 'Show the list',
    hide: 'Hide the list',
    list: 'Who would get it',
    more: 'and %{smart_count} more |||| and %{smart_count} more',
    alreadyNotified: 'has got it already',
    orders: '%{smart_count} order |||| %{smart_count} orders',
    at: 'from %{time}',
    noNumber: 'no number',
  },
  quiet: {
    text: 'Sent %{smart_count} minute after its moment, so that a wrong click can be taken back; not between %{from} and %{until} where the person is. |||| Sent %{smart_count} minutes after its moment, so that a wrong click can be taken back; not between %{from} and %{until} where the person is.',
    change: 'Change in the settings',
  },
  template: {
    open: 'Open the template',
    missing: 'Not written in this language: sent in another one.',
    preview: 'What it says',
  },
  channels: {
    none: channelTexts.all.inOrder,
    add: 'Add %{channel}',
    up: 'Move %{channel} forward',
    down: 'Move %{channel} back',
    remove: 'Remove %{channel}',
    chat: 'The chat reaches senders only.',
    moved: '%{channel} is now at place %{place}',
  },
  step: {
    will: '%{notices} to %{people} will be sent at %{time}.',
    between: '%{notices} to %{people} will be sent from %{time} on, the last at %{until}.',
    notices: '%{smart_count} notice |||| %{smart_count} notices',
    people: '%{smart_count} customer |||| %{smart_count} customers',
    back: 'Going back before that cancels them.',
  },
  waiting: {
    title: 'Notices that wait',
    comma: ', ',
    semicolon: '; ',
    notified:
      '%{smart_count} person will be told: %{channels} |||| %{smart_count} people will be told: %{channels}',
    nobody: 'Nobody will be told',
    entries: '%{count} notice waits |||| %{count} notices wait',
    none: 'No notice waits',
    noneHint:
      'When a trip comes to a step, or orders to a stage, of which a notice tells, it stands here until it leaves. Until then you can hold it back or send it at once.',
    notWaiting: 'It does not wait any more: it was sent, held back or taken back meanwhile.',
    line: {
      some: '%{smart_count} notice waits for %{people}; the first message leaves at %{time}. |||| %{smart_count} notices wait for %{people}; the first message leaves at %{time}.',
      people: '%{smart_count} person |||| %{smart_count} people',
      open: 'See what waits',
    },
    columns: {
      moment: 'Moment',
      why: 'Why it waits',
      actions: 'Decide',
    },
    why: {
      pause: 'Pause: %{smart_count} |||| Pause: %{smart_count}',
      pauseHint: 'In these minutes, going back a step or a stage cancels it.',
      quiet: 'Quiet hours: %{smart_count} |||| Quiet hours: %{smart_count}',
      quietHint: 'Where these people are, nothing is sent at this time.',
    },
    since: {
      pause: 'leaves at %{time}',
      quiet: 'quiet hours there, leaves at %{time}',
    },
    send: {
      label: 'Send now',
      title: 'Send now?',
      running: 'Sending what waits',
      question:
        'It leaves at once and can no longer be taken back. |||| These %{smart_count} notices leave at once and can no longer be taken back.',
      quiet:
        '%{smart_count} of them is in their quiet hours and is told now all the same. |||| %{smart_count} of them are in their quiet hours and are told now all the same.',
    },
    hold: {
      label: 'Do not send',
      title: 'Do not send?',
      running: 'Holding back what waits',
      question:
        'Nobody gets it: these people are not told of this moment later either. |||| Nobody gets these %{smart_count} notices: these people are not told of these moments later either.',
    },
    back: 'Taking it back before %{time} cancels this.',
    template: 'Template: %{template}',
  },
};

export type MessagingNoticesTexts = typeof notices;
