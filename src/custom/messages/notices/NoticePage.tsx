import { GeneratedEdit } from '../../../kit/form/GeneratedEdit.tsx';
import { MessagingTextsProvider } from '../MessagingTextsProvider.tsx';
import { AudiencePanel } from './AudiencePanel.tsx';

/** A notice: who would get it now, and its form. */
export default function NoticePage() {
  return (
    <MessagingTextsProvider>
      <GeneratedEdit redirect={false}>
        <AudiencePanel />
      </GeneratedEdit>
    </MessagingTextsProvider>
  );
}
