import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList, useLocale, useTranslate } from 'react-admin';
import { CUSTOMER_ROLES } from '../../../domain/access.ts';
import type { Registered } from '../../../domain/people/registered.ts';
import type { Tour } from '../../../domain/resources/tours.ts';
import { type User, users } from '../../../domain/resources/users.ts';
import { isolated } from '../../i18n/languages.ts';
import { useAccess } from '../../kit/access/use-access.ts';
import { formatNumber } from '../../kit/format/numbers.ts';
import { SectionCard } from '../../kit/SectionCard.tsx';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { MoveBar } from './MoveBar.tsx';
import { RegisteredList } from './RegisteredList.tsx';

const SHOWN = 100;
const FIRST = {
  pagination: { page: 1, perPage: SHOWN },
  sort: { field: 'name', order: 'ASC' },
} as const;

/** Who is registered for a tour, city by city, and a way to move them to another tour. */
export function RegisteredCustomers({ tour }: { tour: Tour }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { edit } = useAccess(users);
  const [city, setCity] = useState<string>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const filter = { role: CUSTOMER_ROLES, 'tour._id': tour.id };
  const { data, total, isPending } = useGetList<User>(
    'users',
    { filter: city === undefined ? filter : { ...filter, 'tour.SubsCribedCity': city }, ...FIRST },
    { meta: { silent: true }, retry: false },
  );
  const listed = data?.filter(({ id }) => chosen.includes(id)) ?? [];
  const choose = (next: string | undefined) => {
    setCity(next);
    setChosen([]);
  };
  return (
    <SectionCard title={translate('people.registered.title')} icon={GroupsOutlined}>
      <Cities tour={tour} chosen={city} onChoose={choose} />
      <RegisteredList
        customers={data}
        isFailed={!isPending && !data}
        cities={tour.Cities ?? []}
        chosen={chosen}
        onChoose={edit ? setChosen : undefined}
      />
      {(total ?? 0) > SHOWN && (
        <Typography variant="caption" color="text.secondary">
          {translate('people.registered.more', {
            shown: formatNumber(SHOWN, locale),
            number: formatNumber(total ?? 0, locale),
          })}
        </Typography>
      )}
      {edit && <MoveBar tour={tour} customers={listed} onMoved={() => setChosen([])} />}
    </SectionCard>
  );
}

type CitiesProps = {
  tour: Tour;
  chosen: string | undefined;
  onChoose: (city: string | undefined) => void;
};

/** How many are registered for each city; a click shows only those. */
function Cities({ tour, chosen, onChoose }: CitiesProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const provider = useAppDataProvider();
  const { data } = useQuery({
    // Below the key of the users, so that moving them counts them again.
    queryKey: ['users', 'registered', tour.id],
    queryFn: async ({ signal }): Promise<Registered | null> =>
      (await provider.getRegistered(tour.id, { signal })) ?? null,
    throwOnError: false,
    meta: { silent: true },
  });
  const named = data?.cities.flatMap(({ city, count }) => (city === null ? [] : [{ city, count }]));
  const without = data?.cities.find(({ city }) => city === null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 32 }}>
      {data && (
        <Chip
          size="small"
          color={chosen === undefined ? 'primary' : 'default'}
          aria-pressed={chosen === undefined}
          onClick={() => onChoose(undefined)}
          label={translate('people.registered.all', { number: formatNumber(data.count, locale) })}
        />
      )}
      {named?.map(({ city, count }) => (
        <Chip
          key={city}
          size="small"
          variant={chosen === city ? 'filled' : 'outlined'}
          color={chosen === city ? 'primary' : 'default'}
          aria-pressed={chosen === city}
          onClick={() => onChoose(chosen === city ? undefined : city)}
          label={translate('people.registered.city', {
            city: isolated(city),
            number: formatNumber(count, locale),
          })}
        />
      ))}
      {without && (
        <Typography variant="caption" color="text.secondary">
          {translate('people.registered.anywhere')} {formatNumber(without.count, locale)}
        </Typography>
      )}
    </Box>
  );
}
