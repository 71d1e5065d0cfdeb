import { STEPS_IN_ENGLISH } from '../../../domain/messages/step-texts/steps-in-english.ts';
import { publicNames } from '../content-resources/en.ts';
import { messageKinds as kinds } from '../message-kinds/en.ts';

/** A text that depends on a number, by the plural category of the language; `%{count}` stands for it. */
export type Plural = { readonly [Category in Intl.LDMLPluralRule]?: string } & {
  readonly other: string;
};

/** The texts of the customers' page. Each language is loaded as one file. */
export const customer = {
  brand: 'Jisr',
  language: 'Language',
  login: {
    title: 'Your parcels, and a line to us',
    intro: 'Log in with your phone number and your password.',
    phone: 'Phone number',
    phoneHelp: 'With the code of your country, such as +49 170 1234567',
    password: 'Password',
    show: 'Show password',
    hide: 'Hide password',
    submit: 'Log in',
    busy: 'Logging in …',
    wrong: 'The phone number or the password is wrong.',
    notCustomer: 'This page is for customers. Your account is one of our office.',
    wait: 'Too many attempts. You can try again in %{time}.',
    unreachable: 'There is no answer. Check your connection and try again.',
    ended: 'Please log in again. What you wrote is still there.',
    noPassword: 'No password yet, or forgotten it? You can log in with a code.',
    byCode: 'Log in with a code by SMS',
    byPassword: 'Log in with the password',
    introByCode: 'Log in with your phone number and a code by SMS, without a password.',
    sendCode: 'Send code',
    sending: 'Sending …',
    hasCode: 'I have a code already',
    codeSent:
      'If we know %{phone}, a code of six characters comes by SMS. It is valid for 10 minutes.',
    code: 'Code',
    again: 'Send a new code',
    againIn: 'You can send a new code in %{time}',
    otherNumber: 'Another number',
    wrongCode: 'This code is not right, or is too old. Please check it, or send a new one.',
    notSent: 'The code could not be sent. Please check the number.',
    codesOff: 'No codes are sent at the moment. Log in with your password, or call us.',
  },
  logout: {
    action: 'Log out',
    title: 'Log out?',
    lost: 'What has not been sent yet is removed from this device.',
    unsent: { one: '%{count} unsent message', other: '%{count} unsent messages' } as Plural,
    draft: 'A text that you have begun',
    confirm: 'Log out',
    stay: 'Stay',
  },
  tabs: {
    label: 'Parts of the page',
    chat: 'Messages',
    orders: 'My orders',
    appointments: 'Appointments',
    more: 'More',
  },
  unread: {
    one: '%{count} new message',
    other: '%{count} new messages',
  } as Plural,
  office: {
    name: 'Our office',
    online: 'Online',
    offline: 'Not there just now',
    writing: 'is writing …',
  },
  connection: {
    offline: 'No connection. What you write is sent as soon as there is one.',
    connecting: 'Connecting …',
  },
  chat: {
    messages: 'Messages',
    loading: 'Loading …',
    failed: 'Your messages could not be loaded.',
    again: 'Try again',
    empty: 'Write to us: about a date, a parcel, or a price.',
    older: 'Older messages',
    olderFailed: 'Older messages could not be loaded.',
    latest: 'To the latest message',
    today: 'Today',
    yesterday: 'Yesterday',
    you: 'You',
  },
  state: {
    waiting: 'Waits for the connection',
    sending: 'Is being sent',
    sent: 'Sent',
    delivered: 'Delivered',
    seen: 'Read',
    failed: 'Not sent',
    retry: 'Send again',
    discard: 'Delete',
  },
  remove: {
    action: 'Delete message',
    question: 'Delete this message for everybody?',
    confirm: 'Delete',
    cancel: 'Keep',
    failed: 'The message could not be deleted.',
  },
  kinds,
  content: {
    openPicture: 'Enlarge picture',
    closePicture: 'Close',
    download: 'Save',
    play: 'Play',
    pause: 'Pause',
    position: 'Position in the recording',
    unloadable: 'This file could not be loaded.',
    loadVideo: 'Load video',
    unknown: 'A message that this page cannot show',
  },
  input: {
    label: 'Your message',
    placeholder: 'Write a message',
    send: 'Send',
    attach: 'Attach a file',
    camera: 'Take a photo',
    gif: 'Send a picture greeting',
    voice: 'Record a voice message',
    more: 'More ways to write',
    close: 'Close',
    tooLong: 'The text is too long. Please send it in parts.',
  },
  fault: {
    empty: '%{name} is empty.',
    tooLarge: '%{name} is larger than %{limit}.',
    program: '%{name} is a program. Programs are not sent.',
    unreadable: '%{name} could not be read.',
  },
  recording: {
    label: 'Voice message',
    asking: 'Allow the microphone to record.',
    running: 'Recording',
    paused: 'Paused',
    pause: 'Pause recording',
    resume: 'Go on recording',
    stop: 'Finish and listen',
    cancel: 'Throw away',
    send: 'Send voice message',
    level: 'Loudness',
    refused: 'The microphone is not allowed. You can allow it in the settings of your browser.',
    noMicrophone: 'No microphone was found.',
    unsupported: 'This browser cannot record.',
    failed: 'The recording failed. Please try again.',
  },
  gifs: {
    hello: 'Hello',
    thanks: 'Thank you',
    ok: 'All right',
    heart: 'A heart',
    onTheWay: 'On the way',
    arrived: 'Arrived',
    wait: 'One moment',
    celebrate: 'Hurray',
  },
  refusal: {
    quota: 'You have sent as much as is possible in one day.',
    tooLarge: 'The file is too large.',
    wrongType: 'A file of this kind is not taken.',
    invalid: 'The message was not taken.',
    failed: 'It could not be sent.',
  },
  orders: {
    title: 'My orders',
    loading: 'Loading …',
    failed: 'Your orders could not be loaded.',
    again: 'Try again',
    empty: 'You have no orders with us yet.',
    code: 'Order %{code}',
    toMorocco: 'To Morocco',
    fromMorocco: 'From Morocco',
    recipient: 'To %{name}',
    parcels: { one: '%{count} parcel', other: '%{count} parcels' } as Plural,
    placedOn: 'Placed on %{date}',
    paid: 'Paid',
    owed: 'To pay: %{amount}',
    unpaid: 'Not paid yet',
    progress: 'How far your order is',
    step: 'Step %{step} of %{count}: %{name}',
    done: 'done',
    older: 'Arrived before',
    more: 'More orders',
  },
  publicPages: {
    label: 'What we publish',
    names: publicNames,
  },
  steps: STEPS_IN_ENGLISH,
};

/** What every language must hold. */
export type CustomerTexts = Texts<typeof customer>;

type Texts<Of> = {
  readonly [Key in keyof Of]: Of[Key] extends string
    ? string
    : Of[Key] extends Plural
      ? Plural
      : Texts<Of[Key]>;
};
