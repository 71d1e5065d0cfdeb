import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { nameOf } from '../../../domain/people/full-name.ts';
import type { User } from '../../../domain/resources/users.ts';
import { isolated } from '../../i18n/languages.ts';
import { Code, PhoneNumber } from '../../kit/format/formats.tsx';
import { Urgency } from '../../kit/urgency/Urgency.tsx';

type Props = {
  customers: readonly User[] | undefined;
  isFailed: boolean;
  /** The cities of the tour; another one is marked. */
  cities: readonly string[];
  chosen: readonly string[];
  /** Missing for those who may not move anybody. */
  onChoose: ((chosen: readonly string[]) => void) | undefined;
};

/** The customers of a tour in lines that can be selected; its height does not change with them. */
export function RegisteredList({ customers, isFailed, cities, chosen, onChoose }: Props) {
  const translate = useTranslate();
  const all = customers?.map(({ id }) => id) ?? [];
  const isAll = all.length > 0 && all.every((id) => chosen.includes(id));
  const toggle = (id: string) =>
    onChoose?.(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Box>
      {onChoose && (
        <FormControlLabel
          control={<Checkbox size="small" />}
          checked={isAll}
          disabled={all.length === 0}
          onChange={() => onChoose(isAll ? [] : all)}
          sx={{ ml: 0 }}
          label={translate('people.registered.selectAll')}
          slotProps={{ typography: { variant: 'body2', color: 'text.secondary' } }}
        />
      )}
      <Box component="ol" tabIndex={0} sx={LIST} aria-label={translate('people.registered.title')}>
        {customers?.map((customer) => (
          <Box component="li" key={customer.id} sx={LINE}>
            {onChoose && (
              <Checkbox
                size="small"
                checked={chosen.includes(customer.id)}
                onChange={() => toggle(customer.id)}
                slotProps={{
                  input: {
                    'aria-label': translate('people.registered.select', {
                      name: isolated(nameOf(customer)),
                    }),
                  },
                }}
              />
            )}
            <CustomerLine customer={customer} cities={cities} />
          </Box>
        ))}
        {!customers && !isFailed && <Skeleton component="li" width="60%" />}
        {(isFailed || customers?.length === 0) && (
          <Typography component="li" variant="body2" color="text.secondary">
            {translate(isFailed ? 'people.failed' : 'people.registered.none')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

function CustomerLine({ customer, cities }: { customer: User; cities: readonly string[] }) {
  const city = customer.tour?.SubsCribedCity;
  const isElsewhere = Boolean(city) && !cities.includes(city ?? '');
  return (
    <>
      <MuiLink
        component={Link}
        to={`/users/${encodeURIComponent(customer.id)}`}
        underline="hover"
        sx={{ flex: '2 1 0', minWidth: 0, overflowWrap: 'break-word' }}
      >
        <bdi>{nameOf(customer)}</bdi>
      </MuiLink>
      <Box component="span" sx={{ width: 64, flexShrink: 0, color: 'text.secondary' }}>
        <Code value={customer.code} />
      </Box>
      <Box component="span" sx={CITY}>
        {isElsewhere ? (
          <Urgency level="soon">
            <bdi>{city}</bdi>
          </Urgency>
        ) : (
          <bdi>{city}</bdi>
        )}
      </Box>
      <Box component="span" sx={PHONE}>
        <PhoneNumber value={customer.phone} />
      </Box>
    </>
  );
}

const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  height: 240,
  overflowY: 'auto',
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const CITY = { flex: '1 1 0', minWidth: 'min-content' } as const;
const PHONE = {
  display: { xs: 'none', sm: 'block' },
  width: 152,
  flexShrink: 0,
  textAlign: 'end',
} as const;

const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 40,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
} as const;
