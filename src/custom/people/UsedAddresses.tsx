import AddShoppingCartOutlined from '@mui/icons-material/AddShoppingCartOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { fullName } from '../../../domain/people/full-name.ts';
import type { UsedRecipient, UserSummary } from '../../../domain/people/user-summary.ts';
import { commands } from '../../../domain/resources/commands.ts';
import type { User } from '../../../domain/resources/users.ts';
import { isolated } from '../../i18n/languages.ts';
import { useAccess } from '../../kit/access/use-access.ts';
import { PhoneNumber, ShortDate } from '../../kit/format/formats.tsx';
import { newOrderOf } from './new-order-of.ts';
import { ShortLine, ShortList } from './ShortList.tsx';

type Props = { user: User; summary: UserSummary | undefined; isFailed: boolean };

/** To whom and where a customer has sent, each with a way to send there again. */
export function UsedAddresses({ user, summary, isFailed }: Props) {
  const translate = useTranslate();
  const { create } = useAccess(commands);
  return (
    <ShortList
      title={translate('people.recipients.title')}
      icon={PlaceOutlined}
      items={summary?.recipients}
      isFailed={isFailed}
      none={translate('people.recipients.none')}
      keyOf={({ phone, address }) => `${phone} ${address ?? ''}`}
    >
      {(recipient) => (
        <ShortLine
          main={
            <>
              <bdi>{fullName(recipient)}</bdi> · <bdi>{recipient.address ?? '–'}</bdi>
            </>
          }
          below={
            <>
              <PhoneNumber value={recipient.phone} />
              {' · '}
              {translate('people.recipients.orders', { smart_count: recipient.orders })}
              {' · '}
              <ShortDate value={recipient.lastUsed} />
            </>
          }
          end={create && <AgainButton user={user} recipient={recipient} />}
        />
      )}
    </ShortList>
  );
}

function AgainButton({ user, recipient }: { user: User; recipient: UsedRecipient }) {
  const translate = useTranslate();
  const label = translate('people.recipients.again', {
    name: isolated(fullName(recipient)),
  });
  return (
    <IconButton
      size="small"
      component={Link}
      to="/commands/create"
      state={newOrderOf(user, recipient)}
      aria-label={label}
      data-hint={label}
    >
      <AddShoppingCartOutlined fontSize="small" />
    </IconButton>
  );
}
