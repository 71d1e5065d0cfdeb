import { GeneratedCreate } from '../../../kit/form/GeneratedCreate.tsx';
import { MessagingTextsProvider } from '../MessagingTextsProvider.tsx';

/** A new notice. */
export default function NoticeCreation() {
  return (
    <MessagingTextsProvider>
      <GeneratedCreate />
    </MessagingTextsProvider>
  );
}
