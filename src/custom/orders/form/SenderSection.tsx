import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { users } from '../../../../domain/resources/users.ts';
import { useAccess } from '../../../kit/access/use-access.ts';
import { Avatar } from '../../../kit/files/Avatar.tsx';
import { FormCard } from './FormCard.tsx';
import { NewSenderFields } from './NewSenderFields.tsx';
import type { OrderValues } from './order-values.ts';
import { PersonLines } from './PersonLines.tsx';
import { SenderPicker } from './SenderPicker.tsx';

/** The sender: an existing customer, or one who is created with the order. */
export function SenderSection() {
  const translate = useTranslate();
  const { setValue } = useFormContext<OrderValues>();
  const [user, newSender] = useWatch<OrderValues, ['user', 'newSender']>({
    name: ['user', 'newSender'],
  });
  const { create } = useAccess(users);
  const start = () => setValue('newSender', {}, { shouldDirty: true });
  const giveUp = () => setValue('newSender', null, { shouldDirty: true });
  const change = () => setValue('user', null, { shouldDirty: true });
  return (
    <FormCard title={translate('order.form.sender')} icon={PersonOutlined}>
      {user ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Avatar photo={user.photo} size={44} />
          <PersonLines person={user} />
          <Button size="small" onClick={change}>
            {translate('order.form.changeSender')}
          </Button>
        </Box>
      ) : newSender ? (
        <>
          <NewSenderFields />
          <Button size="small" onClick={giveUp} sx={{ alignSelf: 'start' }}>
            {translate('order.form.pickSender')}
          </Button>
        </>
      ) : (
        <>
          <SenderPicker />
          {create && (
            <Button
              size="small"
              startIcon={<PersonAddAltOutlined />}
              onClick={start}
              sx={{ alignSelf: 'start' }}
            >
              {translate('order.form.newSender')}
            </Button>
          )}
        </>
      )}
    </FormCard>
  );
}
