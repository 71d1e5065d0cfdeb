/**
 * Notices, to the letter of specification 8: its spellings, its German and French words and its
 * two spaces are what people of the house have learned to read.
 */
export const notice = {
  server: {
    reload: 'Server Error Please Reload',
    error: 'Server Error',
  },
  session: {
    connected: 'You are Connected',
    incorrect: 'Phone or Password incorrect',
    passwordChanged: 'Password Changed',
  },
  recovery: {
    requestFailed: 'Server Error',
    verifyFailed: 'Server  Error',
    noUser: 'No User with this Phone',
    checkCode: 'Check Verification Code',
  },
  orders: {
    switched: 'Orders Switched',
    verified: 'Orders Verified',
    deleted: 'Commands Deleted',
    fetched: 'Commands to Morocco Fetched',
    trackingFetched: 'CommandsTo Morocco Fetched',
  },
  bin: {
    restored: 'Orders Restored',
    erased: 'Orders Removed for Good',
    emptied: 'Bin Emptied',
  },
  bulk: {
    partly: '%{done} of %{total} Orders Done',
    verificationWithdrawn: 'Verification Withdrawn',
    takenBack: 'Taken back: %{smart_count} order |||| Taken back: %{smart_count} orders',
  },
  bills: {
    fetched: 'Bill Fetched',
    saved: 'Bill Saved',
    deleted: 'Bill Deleted',
    sent: 'Bill Sent',
    notFound: 'Bill not Found',
  },
  declarations: {
    listFetched: 'Doc Fetched',
    fetched: 'Dec Fetched',
    saved: 'Dec Saved',
    deleted: 'Doc Deleted',
    notFound: 'Dec not Found',
  },
  tickets: {
    listFetched: 'Ticket Fetched',
    fetched: 'Tik Fetched',
    saved: 'Tik Saved',
    deleted: 'Ticket Deleted',
    notFound: 'Tik not Found',
  },
  trips: {
    updated: 'Tracking Updated',
    createGroup: 'Create Group',
    created: 'Groupe %{name} Created',
  },
  messages: {
    sent: 'Message Sent',
    smsSent: 'Sms Sent Successfully',
  },
  exports: {
    lacks:
      '%{smart_count} selected order no longer exists and is not in the file. |||| %{smart_count} selected orders no longer exist and are not in the file.',
  },
};
