import Box from '@mui/material/Box';
import { DataTable } from 'react-admin';
import { recipientName, senderName } from '../../../../domain/orders/names.ts';
import { Avatar } from '../../../kit/files/Avatar.tsx';
import { Code, PhoneNumber } from '../../../kit/format/formats.tsx';
import { Wrapped } from '../../../kit/list/Clipped.tsx';
import { cell } from '../column-cell.ts';
import { Destination } from '../Destination.tsx';
import { OrderLink } from '../OrderLink.tsx';
import { RegisteredCity } from '../RegisteredCity.tsx';

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
          <Wrapped atLeast={72} atMost={104}>
            {senderName(order)}
          </Wrapped>
        </Box>
      ))}
    />
  ),
  senderPhone: (
    <DataTable.Col
      {...cell('user.phone', 'senderPhone', ({ user }) => (
        <Wrapped atLeast={66} atMost={132}>
          <PhoneNumber value={user?.phone} />
        </Wrapped>
      ))}
    />
  ),
  zip: (
    <DataTable.Col {...cell('user.zipcode', 'zip', ({ user }) => <Code value={user?.zipcode} />)} />
  ),
  cityName: (
    <DataTable.Col
      {...cell('user.cityName', 'city', ({ user }) => (
        <Wrapped atLeast={76} atMost={116}>
          {user?.cityName}
        </Wrapped>
      ))}
    />
  ),
  tourName: (
    <DataTable.Col
      {...cell('user.tour.Tname', 'tour', ({ user }) => (
        <Wrapped atLeast={32} atMost={72}>
          {user?.tour?.Tname}
        </Wrapped>
      ))}
    />
  ),
  registeredCity: (
    <DataTable.Col
      {...cell('user.tour.SubsCribedCity', 'registeredCity', ({ user }) => (
        <RegisteredCity name={user?.tour?.SubsCribedCity} width={90} />
      ))}
    />
  ),
  recipientName: (
    <DataTable.Col
      {...cell('recipient.name', 'recipient', (order) => (
        <Wrapped atLeast={72} atMost={112}>
          {recipientName(order)}
        </Wrapped>
      ))}
    />
  ),
  recipientPhone: (
    <DataTable.Col
      {...cell('recipient.phone', 'recipientPhone', ({ recipient }) => (
        <Wrapped atLeast={66} atMost={132}>
          <PhoneNumber value={recipient?.phone} />
        </Wrapped>
      ))}
    />
  ),
  wholeDestination: (
    <DataTable.Col
      {...cell('recipient.address', 'destination', ({ recipient }) => (
        <Destination address={recipient?.address} isWhole />
      ))}
    />
  ),
} as const;
