/** Texts of the message history and the outbox. */
export const history = {
  title: 'Sent messages',
  notStored: {
    title: 'This server keeps no message history',
    text: 'What you send still arrives. To open, search and export it later, the server must store what it sent.',
  },
  inside: {
    all: 'Nothing leaves the house: messages are only written here.',
    some: '%{channels}: nothing leaves the house, messages are only written here.',
    change: 'To send them, set these variables on the server and start it again:',
  },
  campaigns: {
    search: 'Search messages',
    searchHint: 'Title or sender',
    entries: '%{count} message |||| %{count} messages',
    none: 'Nothing has been sent yet',
    noneHint: 'What you send from the lists of orders stays here.',
  },
  deliveries: {
    search: 'Search people',
    searchHint: 'Name, number or words of the text',
    entries: '%{count} message |||| %{count} messages',
    none: 'No messages',
    noneHint: 'Every message to a person stands here, with what became of it.',
  },
  columns: {
    result: 'Result',
    sentOn: 'Sent on',
    moment: 'Time',
    conversation: 'Conversation',
    written: 'Written',
  },
  drivers: {
    log: 'Only written here',
    twilio: 'Twilio',
    cloud: 'WhatsApp Cloud API',
    webhook: 'Webhook',
  },
  results: {
    seen: 'seen',
    delivered: 'delivered',
    sent: 'sent',
    waiting: 'waiting',
    unknown: 'unknown',
    failed: 'failed',
    skipped: 'skipped',
  },
  resultHints: {
    seen: 'Opened by the person',
    delivered: 'Arrived on the device',
    sent: 'Handed over; no report of arrival yet',
    waiting: 'Still to be sent',
    unknown: 'May have arrived. It is not sent again by itself',
    failed: 'Certainly not sent. You can try these again',
    skipped: 'Left out before sending',
  },
  reached: '%{count} of %{total} reached',
  reasons: {
    noConsent: {
      why: 'No consent to marketing',
      help: 'Ask the customer, and tick the channel in their record once they agree.',
    },
    optedOut: {
      why: 'Has stopped messages',
      help: 'The customer sent a stop word on this channel. Call them, or write in the chat.',
    },
    blocked: {
      why: 'Customer is blocked',
      help: 'Activate the customer’s record first if they may get messages again.',
    },
    noPhone: {
      why: 'No number',
      help: 'Add a mobile number to the record.',
    },
    notMobile: {
      why: 'Not a mobile number',
      help: 'A landline gets no SMS. Ask for a mobile number.',
    },
    notReachable: {
      why: 'Not reachable on these channels',
      help: 'Choose another channel, or call.',
    },
    noText: {
      why: 'No text in their language',
      help: 'Add this language to the template.',
    },
    missingValue: {
      why: 'A value for the text is missing',
      help: 'Complete the order or the customer’s record, then send again.',
    },
    noOrder: {
      why: 'No order to write about',
      help: 'The text speaks of an order, but there is none that is open.',
    },
    stopped: {
      why: 'Stopped by hand',
      help: 'It was stopped before this message was sent.',
    },
    refused: {
      why: 'Refused by the provider',
      help: 'Its answer says why. Correct that, then try again.',
    },
    notReached: {
      why: 'Provider not reached',
      help: 'The connection failed again and again. Try again later.',
    },
    undelivered: {
      why: 'Not delivered to the phone',
      help: 'The phone may be switched off, or the number no longer used. Try again, or call.',
    },
    invalidNumber: {
      why: 'Number does not exist',
      help: 'Correct the number in the record, then send again.',
    },
    windowClosed: {
      why: 'Last answer is over 24 hours old',
      help: 'WhatsApp then allows approved templates only. Give the template its WhatsApp name.',
    },
    noAnswer: {
      why: 'Provider did not answer',
      help: 'It may have arrived. Ask the person before you write again.',
    },
    neverArrived: {
      why: 'Never arrived at the provider',
      help: 'It was certainly not sent. You can try again.',
    },
    interrupted: {
      why: 'Interrupted while sending',
      help: 'It may have arrived. Ask the person before you write again.',
    },
    expired: {
      why: 'Too late to send',
      help: 'It waited until it made no sense any more. Write a new one.',
    },
    notSetUp: {
      why: 'Channel is not set up',
      help: 'The administrator sets up the provider in the server’s settings.',
    },
    authorLeft: {
      why: 'Its author has left',
      help: 'Whoever planned it no longer writes for the office. Try the failed again, and it goes out in your name.',
    },
    failedHere: {
      why: 'Failed on our server',
      help: 'Try again. If it fails again, tell the administrator.',
    },
  },
  delivery: { title: 'Message' },
  toConversation: 'Conversation with %{name}',
  page: {
    title: 'Sent message',
    by: 'by',
    segments: '%{count} SMS part |||| %{count} SMS parts',
    progress: '%{done} of %{total} done',
    results: 'Show only people with this result',
    languages: 'Languages of the text',
    gif: 'Animation',
    showFile: 'Show',
    openFile: 'Save the file',
  },
  retry: {
    label: 'Try the failed again',
    title: 'Try the failed again?',
    question:
      '%{count} person gets this message now, at the number that we have today, unless they have stopped such messages or been blocked. |||| %{count} people get this message now, at the numbers that we have today. Whoever has stopped such messages or been blocked is left out.',
    confirm: 'Try again',
    done: 'It is being sent again.',
  },
  stop: {
    label: 'Stop',
    title: 'Stop sending?',
    question:
      '%{count} message is not sent then. What has been sent cannot be taken back. |||| %{count} messages are not sent then. What has been sent cannot be taken back.',
    confirm: 'Stop',
    done: 'Stopped.',
  },
  about: {
    none: 'No messages yet.',
    all: 'All messages',
  },
};

export type MessagingHistoryTexts = typeof history;
