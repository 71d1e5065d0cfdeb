import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { HomeCountry } from '../../../kit/inputs/read-phone.ts';
import { PartyPhoneField } from './PartyPhoneField.tsx';
import { paperWord } from './paper-word.ts';
import { TypedField } from './TypedField.tsx';

type Role = 'sender' | 'recipient';

type Props = {
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
export function PartyBlock({ role, country, person, readOnly = false, children }: Props) {
  const headingId = useId();
  return (
    <Box role="group" aria-labelledby={headingId} sx={BLOCK}>
      <Typography id={headingId} component="h2" variant="subtitle2" sx={HEADING}>
        {paperWord(`documents.party.${role}`, { country })}
      </Typography>
      <TypedField
        name={`${person}.name`}
        label={paperWord('documents.party.name')}
        readOnly={readOnly}
      />
      <PartyPhoneField party={person} home={country} readOnly={readOnly} />
      <TypedField
        name={`${person}.city`}
        label={paperWord('documents.party.city')}
        readOnly={readOnly}
      />
      {children}
    </Box>
  );
}

const BLOCK = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const;
const HEADING = { fontWeight: 650, color: 'text.secondary' } as const;
