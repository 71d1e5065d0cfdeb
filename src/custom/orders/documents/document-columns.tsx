import Box from '@mui/material/Box';
import { DataTable } from 'react-admin';
import { Avatar } from '../../../kit/Avatar.tsx';
import { Code } from '../../../kit/format/Code.tsx';
import { PhoneNumber } from '../../../kit/format/PhoneNumber.tsx';
import { Clipped } from '../Clipped.tsx';
import { cell } from '../column-cell.ts';
import { OrderLink } from '../OrderLink.tsx';
import { RegisteredCity } from '../RegisteredCity.tsx';
import { recipientName, senderName } from '../sender-name.ts';

/** The columns of specification 2.5 that the stage lists combine with others: one value each. */
export const documentColumns = {
  companyKey: (
    <DataTable.Col
      {...cell('billCode', 'companyKey', (order) => (
        <OrderLink order={order}>
          <Code value={order.billCode} />
        </OrderLink>
      ))}
    />
  ),
  senderName: (
    <DataTable.Col
      {...cell('user.name', 'sender', (order) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Avatar photo={order.user?.photo} size={26} />
          <Clipped text={senderName(order)} width={96} />
        </Box>
      ))}
    />
  ),
  senderPhone: (
    <DataTable.Col
      {...cell('user.phone', 'senderPhone', ({ user }) => <PhoneNumber value={user?.phone} />)}
    />
  ),
  zip: (
    <DataTable.Col {...cell('user.zipcode', 'zip', ({ user }) => <Code value={user?.zipcode} />)} />
  ),
  cityName: (
    <DataTable.Col
      {...cell('user.cityName', 'city', ({ user }) => <Clipped text={user?.cityName} width={66} />)}
    />
  ),
  tourName: (
    <DataTable.Col
      {...cell('user.tour.Tname', 'tour', ({ user }) => (
        <Clipped text={user?.tour?.Tname} width={48} />
      ))}
    />
  ),
  registeredCity: (
    <DataTable.Col
      {...cell('user.tour.SubsCribedCity', 'registeredCity', ({ user }) => (
        <RegisteredCity name={user?.tour?.SubsCribedCity} width={62} />
      ))}
    />
  ),
  recipientName: (
    <DataTable.Col
      {...cell('recipient.name', 'recipient', (order) => (
        <Clipped text={recipientName(order)} width={96} />
      ))}
    />
  ),
  recipientPhone: (
    <DataTable.Col
      {...cell('recipient.phone', 'recipientPhone', ({ recipient }) => (
        <PhoneNumber value={recipient?.phone} />
      ))}
    />
  ),
} as const;
