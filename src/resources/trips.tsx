import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import { lazy } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { LOCALES } from '../../domain/fields.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { type Trip, trips } from '../../domain/resources/trips.ts';
import { TRACKING_STEPS } from '../../domain/trips/steps.ts';
import { tripName } from '../../domain/trips/trip-name.ts';
import { lazyPart } from '../kit/lazy-part.tsx';
import type { CellProps } from '../kit/view/props.ts';
import { viewOf } from '../kit/view/view.ts';

const inputs = () => import('../custom/trips/trip-inputs.tsx');

/** The page of a trip with the list of its orders. */
const TripWithOrders = lazy(async () => {
  const [{ TripPage }, { CarriedOrders }] = await Promise.all([
    import('../custom/trips/TripPage.tsx'),
    import('../custom/orders/carried/CarriedOrders.tsx'),
  ]);
  return { default: () => <TripPage orders={CarriedOrders} /> };
});

export const tripsView = viewOf(trips, {
  icon: LocalShippingOutlined,
  menu: { section: 'operations', order: 90 },
  list: {
    columns: ['description', 'name', 'status', 'finish', 'createdAt', 'passage', 'finishedAt'],
    naming: 'description',
    sort: ['createdAt', 'DESC'],
    opens: 'show',
  },
  form: [
    { section: 'trip', fields: ['name', 'description', 'vehicle', 'passage', 'status', 'finish'] },
  ],
  cells: { description: NameCell, status: StepCell },
  inputs: { status: lazyPart(inputs, 'StepInput'), finish: lazyPart(inputs, 'FinishHint') },
  screens: { show: TripWithOrders },
});

/** What people call a trip: each group has had many of the same description. */
function NameCell({ record }: CellProps) {
  const locale = useLocale();
  return <>{tripName(record as Trip, isOneOf(LOCALES, locale) ? locale : 'en', new Date())}</>;
}

/** The name of the step that a trip has reached. */
function StepCell({ value }: CellProps) {
  const translate = useTranslate();
  const step = typeof value === 'number' ? TRACKING_STEPS[value] : undefined;
  return <>{translate(`orders.steps.${step ?? 'finished'}`)}</>;
}
