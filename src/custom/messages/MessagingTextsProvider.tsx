import type { ReactNode } from 'react';
import { loadMessagingTexts } from '../../i18n/messaging/catalogues.ts';
import { AllTexts } from '../../kit/AllTexts.tsx';
import { lazyTexts } from '../../kit/lazy-texts.tsx';

const MessagingTexts = lazyTexts('messaging', loadMessagingTexts);

/**
 * Adds the texts of messages to many to the others: `translate('messaging.dialog.title')`. They also
 * name channels and templates, whose labels come after the first list.
 */
export const MessagingTextsProvider = ({ children }: { children: ReactNode }) => (
  <AllTexts>
    <MessagingTexts>{children}</MessagingTexts>
  </AllTexts>
);
