/** Texts of the ID check: comparing, accepting, and requesting another picture. */
export const identityCheck = {
  compare: 'To compare with',
  order: 'Order',
  fits: 'Fits',
  fitted: 'The ID card counts again',
  again: 'Ask again',
  verified: 'Verified',
  since: 'Requested again on',
  seen: 'Seen, no copy',
  seenDone: 'Noted as seen',
  unseen: 'No longer noted as seen',
  seenOn: 'Seen without a copy on',
  seenQuestion: {
    title: 'Delete the pictures?',
    text: 'The order notes that you have seen the ID card. Its pictures are deleted now and cannot be brought back.',
    confirm: 'Delete the pictures',
  },
  withdrawn: 'No other picture is expected any more',
  request: {
    title: 'Request another picture',
    text: 'Message to %{name}',
    language: 'In the language of the customer: %{language}',
    hint: 'It goes into the conversation. The order counts as one without ID until another picture is there.',
    back: 'Back',
    send: 'Send request',
    sending: 'Sending …',
    sent: 'Requested again. The order counts as one without ID.',
    failed: 'The message was not sent, and the order stays as it was.',
    /** What the customer is sent: in their language, not in that of the office. */
    message:
      'Hello %{name}, for your order %{code} we need another picture of your ID card, front and back. Please take it in good light so that everything can be read, and send it to us here.',
  },
};

export type IdentityCheckTexts = typeof identityCheck;
