import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { orderAddress, STAGE_ADDRESSES } from '../../../domain/orders/addresses.ts';
import { STAGE_LISTS } from '../../../domain/orders/stages.ts';
import {
  type Found,
  hitsOf,
  LEAST_SOUGHT,
  type OrderPlace,
  type PlaceCount,
} from '../../../domain/search/found.ts';
import { useListView } from '../../kit/view/list-view.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { areMore } from './found-lines.ts';
import { searchOpening } from './opening.ts';
import { placeAddress, placeName } from './places.ts';
import { SearchTextsProvider } from './SearchTextsProvider.tsx';

/** A list that shows more than so many orders has found enough. */
const FEW = 3;

/** Says where else orders are that a list does not show, once its search has found few or none. */
export default function FoundElsewhere({ text }: { text: string }) {
  const { list } = useListView();
  const { total, isFetching } = useListContext();
  const here = placeOfList(list.path);
  const most = here ? FEW : 0;
  const isFew = !isFetching && total !== undefined && total <= most;
  const found = useOrdersWith(text, isFew);
  const places = (found?.places ?? []).filter(
    // A further filter of this list may hide what would be on it.
    ({ place, count }) => place !== here || count > (total ?? 0),
  );
  if (!isFew || !found || places.length === 0) return null;
  return (
    <SearchTextsProvider>
      <Places text={text} found={found} places={places} />
    </SearchTextsProvider>
  );
}

const placeOfList = (path: string | undefined): OrderPlace | undefined =>
  path === '/bin' ? 'bin' : STAGE_LISTS.find((name) => STAGE_ADDRESSES[name] === path);

function useOrdersWith(text: string, enabled: boolean): Found | null | undefined {
  const provider = useAppDataProvider();
  const { data } = useQuery({
    queryKey: ['search', 'orders', text],
    queryFn: async ({ signal }) =>
      (await provider.searchEverything(text, { kinds: ['orders'], signal })) ?? null,
    enabled: enabled && text.length >= LEAST_SOUGHT,
    retry: false,
    throwOnError: false,
    meta: { silent: true },
  });
  return data;
}

type PlacesProps = { text: string; found: Found; places: readonly PlaceCount[] };

function Places({ text, found, places }: PlacesProps) {
  const translate = useTranslate();
  return (
    <Alert severity="info" variant="outlined" role="status" sx={{ my: 1, py: 0 }}>
      {translate('search.elsewhere')}{' '}
      {places.map(({ place, count }, at) => (
        <Fragment key={place}>
          {at > 0 && ', '}
          <PlaceLink text={text} found={found} place={place} count={count}>
            {placeName(place, translate)} ({count}
            {areMore(found) && '+'})
          </PlaceLink>
        </Fragment>
      ))}
    </Alert>
  );
}

type PlaceProps = PlaceCount & { text: string; found: Found; children: ReactNode };

/**
 * The list of a place, or the order itself if it is the only one that was delivered; several of those
 * have no list, and are shown by the search.
 */
function PlaceLink({ text, found, place, count, children }: PlaceProps) {
  const hits = hitsOf(found, 'orders').filter((order) => order.place === place);
  const single = count === 1 && place === 'arrived' ? hits[0] : undefined;
  const to = single ? orderAddress(single._id) : placeAddress(place, text);
  if (to) {
    return (
      <Link component={RouterLink} to={to}>
        {children}
      </Link>
    );
  }
  return (
    <Link component="button" type="button" onClick={() => searchOpening.open(text)}>
      {children}
    </Link>
  );
}
