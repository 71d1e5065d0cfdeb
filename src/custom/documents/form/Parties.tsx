import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { directionOfGoods } from '../../../../domain/documents/direction.ts';
import type { EditedKind } from '../../../../domain/orders/document-kinds.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { users } from '../../../../domain/resources/users.ts';
import { isolated } from '../../../i18n/languages.ts';
import { useAccess } from '../../../kit/access/use-access.ts';
import { type HomeCountry, readPhone } from '../../../kit/inputs/read-phone.ts';
import { changedParts, typedCustomer } from '../editing/customer-changes.ts';
import type { EditorValues } from '../editing/editor-values.ts';
import { TypedField } from './fields.tsx';

type Props = { order: Order; kind: EditedKind; readOnly: boolean };

/** Sender and recipient, side by side where there is space. */
export function Parties({ order, kind, readOnly }: Props) {
  const { edit } = useAccess(users);
  const way = directionOfGoods(order.tripGroup);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, sm: 4 },
        gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {ROLES.map((role) => {
        const { country, person } = way[role];
        return person === 'user' ? (
          <PartyBlock
            key={role}
            role={role}
            country={country}
            person="sender"
            readOnly={readOnly || !edit}
          >
            <CustomerAddress order={order} />
            <CustomerHint order={order} kind={kind} />
          </PartyBlock>
        ) : (
          <PartyBlock
            key={role}
            role={role}
            country={country}
            readOnly={readOnly}
            person="recipient"
          />
        );
      })}
    </Box>
  );
}

const ROLES = ['sender', 'recipient'] as const;

/** Street and ZIP are the customer's own, and printed with his city. */
function CustomerAddress({ order: { user } }: Pick<Props, 'order'>) {
  const street = [user?.address, user?.zipcode].filter(Boolean).join(', ');
  return street ? (
    <Typography variant="body2" color="text.secondary" dir="auto">
      {street}
    </Typography>
  ) : null;
}

/** The sender is a customer: a change here applies to all of the customer's orders. */
function CustomerHint({ order, kind }: Pick<Props, 'order' | 'kind'>) {
  const translate = useTranslate();
  const sender = useWatch<EditorValues, 'sender'>({ name: 'sender' });
  const changes = changedParts(typedCustomer({ sender }, order, kind), order.user);
  return Object.keys(changes).length > 0 ? (
    <Typography role="status" variant="body2" sx={{ color: 'ink.warning' }}>
      {translate('documents.party.differs', { code: isolated(order.user?.code ?? '') })}
    </Typography>
  ) : null;
}

type Role = 'sender' | 'recipient';

type PartyBlockProps = {
  /** Who sends or receives the goods, and in which country. */
  role: Role;
  country: HomeCountry;
  /** Which of the order's two people that is, as the form names them. */
  person: 'sender' | 'recipient';
  readOnly?: boolean;
  /** A note below the party. */
  children?: ReactNode;
};

/** 'Absender in DE', 'Empfänger in MA' or the other way round, with name, phone and city (specification 2.7). */
function PartyBlock({ role, country, person, readOnly = false, children }: PartyBlockProps) {
  const translate = useTranslate();
  const headingId = useId();
  return (
    <Box role="group" aria-labelledby={headingId} sx={BLOCK}>
      <Typography id={headingId} component="h2" variant="subtitle2" sx={HEADING}>
        {translate(`documents.party.${role}`, { country })}
      </Typography>
      <TypedField
        name={`${person}.name`}
        label={translate('documents.party.name')}
        readOnly={readOnly}
      />
      <PartyPhoneField party={person} home={country} readOnly={readOnly} />
      <TypedField
        name={`${person}.city`}
        label={translate('documents.party.city')}
        readOnly={readOnly}
      />
      {children}
    </Box>
  );
}

const BLOCK = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const;
const HEADING = { fontWeight: 650, color: 'text.secondary' } as const;

type PartyPhoneFieldProps = {
  party: 'sender' | 'recipient';
  /** The country of a number that does not name one. */
  home: HomeCountry;
  readOnly?: boolean;
};

/** 'Telefon-Nr.', typed freely and stored in E.164 once it is a number. */
function PartyPhoneField({ party, home, readOnly = false }: PartyPhoneFieldProps) {
  const translate = useTranslate();
  const { getFieldState } = useFormContext<EditorValues>();
  const name = `${party}.phone` as const;
  const typed = useWatch<EditorValues, typeof name>({ name });
  const { isDirty } = getFieldState(name);
  const isQuestionable = isDirty && readPhone(typed, home)?.isLikely === false;
  return (
    <TypedField
      name={name}
      label={translate('documents.party.phone')}
      readOnly={readOnly}
      settle={(text) => readPhone(text, home)?.number ?? text.trim()}
      hint={isQuestionable ? translate('order.form.unlikelyPhone') : undefined}
      input={{ dir: 'ltr', type: 'tel' }}
    />
  );
}
