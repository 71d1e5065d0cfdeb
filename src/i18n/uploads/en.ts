/** Many files at once. */
export const uploads = {
  several: 'Add several pictures',
  areDrafts: 'New pictures are drafts: nobody but the staff sees them until you publish them.',
  draft: 'No, a draft',
  total: 'All files',
  files: 'Files',
  sent: '%{done} of %{of} sent',
  notSent: 'not sent: %{count}',
  cancelAll: 'Cancel all',
  retryAll: 'Send the rest again',
  clear: 'Clear the list',
  cancel: 'Cancel %{name}',
  retry: 'Send %{name} again',
  state: {
    waiting: 'Waiting',
    sending: 'Being saved …',
    done: 'Sent',
    cancelled: 'Cancelled',
  },
};

export type UploadsTexts = typeof uploads;
