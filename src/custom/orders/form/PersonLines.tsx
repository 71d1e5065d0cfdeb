import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fullName } from '../../../../domain/people/full-name.ts';
import { Code, PhoneNumber } from '../../../kit/format/formats.tsx';

type Person = {
  firstName?: string | null;
  lastName?: string | null;
  name?: string | null;
  code?: string | null;
  phone?: string | null;
  address?: string | null;
  zipcode?: string | null;
  cityName?: string | null;
};

/** A person in two lines: name and number, phone and place. */
export function PersonLines({ person }: { person: Person }) {
  const place = [person.zipcode, person.cityName].filter(Boolean).join(' ') || person.address;
  return (
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
        <Typography component="span" noWrap dir="auto" sx={{ fontWeight: 600 }}>
          {fullName(person) || person.name}
        </Typography>
        <Typography component="span" variant="body2" color="text.secondary">
          <Code value={person.code} />
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, color: 'text.secondary', typography: 'body2' }}>
        <PhoneNumber value={person.phone} />
        <Box component="span" dir="auto" sx={CLIPPED}>
          {place}
        </Box>
      </Box>
    </Box>
  );
}

const CLIPPED = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
