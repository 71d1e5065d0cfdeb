import type { ReactNode } from 'react';
import { loadMessagingLabels, loadMessagingTexts } from '../../i18n/messaging/catalogues.ts';
import { AllTexts } from '../../kit/AllTexts.tsx';
import { lazyTexts } from '../../kit/lazy-texts.tsx';

const MessagingTexts = lazyTexts('messaging', loadMessagingTexts, loadMessagingLabels);

/**
 * Adds the texts of messages to many to the others: `translate('messaging.dialog.title')`, and the
 * labels of what was sent. They also name templates, whose labels come after the first list.
 */
export const MessagingTextsProvider = ({ children }: { children: ReactNode }) => (
  <AllTexts>
    <MessagingTexts>{children}</MessagingTexts>
  </AllTexts>
);
