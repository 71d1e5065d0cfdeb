import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { PartyPhoneField } from './PartyPhoneField.tsx';
import { TypedField } from './TypedField.tsx';

type Props = {
  party: 'sender' | 'recipient';
  readOnly?: boolean;
  /** A note below the party. */
  children?: ReactNode;
};

const HOME = { sender: 'DE', recipient: 'MA' } as const;

/** 'Absender in DE' or 'Empfänger in MA', with name, phone and city (specification 2.7). */
export function PartyBlock({ party, readOnly = false, children }: Props) {
  const translate = useTranslate();
  const headingId = useId();
  return (
    <Box role="group" aria-labelledby={headingId} sx={BLOCK}>
      <Typography id={headingId} component="h2" variant="subtitle2" sx={HEADING}>
        {translate(`documents.party.${party}`)}
      </Typography>
      <TypedField
        name={`${party}.name`}
        label={translate('documents.party.name')}
        readOnly={readOnly}
      />
      <PartyPhoneField party={party} home={HOME[party]} readOnly={readOnly} />
      <TypedField
        name={`${party}.city`}
        label={translate('documents.party.city')}
        readOnly={readOnly}
      />
      {children}
    </Box>
  );
}

const BLOCK = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const;
const HEADING = { fontWeight: 650, color: 'text.secondary' } as const;
