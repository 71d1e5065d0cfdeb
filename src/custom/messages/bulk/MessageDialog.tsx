import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { MessagingTextsProvider } from '../MessagingTextsProvider.tsx';
import { IN_THE_CHAT } from './BulkMessageComposer.tsx';
import { MessageToSelected } from './MessageToSelected.tsx';

/**
 * A message to the customers of the orders that are selected in the list below (specification 2.10),
 * at the address of that list with `sendMessages`: in the chat, at first.
 */
export default function MessageDialog() {
  return (
    <MessagingTextsProvider>
      <OpenDialog />
    </MessagingTextsProvider>
  );
}

function OpenDialog() {
  const navigate = useNavigate();
  const translate = useTranslate();
  return (
    <MessageToSelected
      title={translate('messaging.dialog.title')}
      start={IN_THE_CHAT}
      isLayer={false}
      onClose={() => navigate('..', { replace: true })}
    />
  );
}
