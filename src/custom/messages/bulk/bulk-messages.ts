import SmsOutlined from '@mui/icons-material/SmsOutlined';
import { createElement, lazy } from 'react';
import type { BulkAction } from '../../../kit/view/bulk-action.ts';

/** It comes with the click, not with the list. */
const BulkMessageDialog = lazy(() => import('./BulkMessageDialog.tsx'));

/**
 * The SMS actions of specification 2.4 behind one button: SMS, WhatsApp and agency are one click
 * apart in its dialog, and what was written stays when another is chosen.
 */
export const bulkMessages: BulkAction = {
  verb: 'messages',
  icon: SmsOutlined,
  label: 'orders.messages.label',
  running: 'orders.messages.label',
  done: 'notice.messages.smsSent',
  run: { screen: (props) => createElement(BulkMessageDialog, props) },
};
