import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import { lazy } from 'react';
import { useTranslate } from 'react-admin';
import { trips } from '../../domain/resources/trips.ts';
import { TRACKING_STEPS } from '../../domain/trips/steps.ts';
import { FinishHint } from '../custom/trips/FinishHint.tsx';
import { StepInput } from '../custom/trips/StepInput.tsx';
import type { CellProps } from '../kit/view/props.ts';
import { viewOf } from '../kit/view/view.ts';

const TripPage = lazy(() => import('../custom/trips/page/TripPage.tsx'));

export const tripsView = viewOf(trips, {
  icon: LocalShippingOutlined,
  menu: { section: 'operations', order: 90 },
  list: {
    columns: ['description', 'name', 'status', 'finish', 'createdAt', 'finishedAt'],
    sort: ['createdAt', 'DESC'],
    opens: 'show',
  },
  form: [{ section: 'trip', fields: ['name', 'description', 'status', 'finish'] }],
  cells: { status: StepCell },
  inputs: { status: StepInput, finish: FinishHint },
  screens: { show: TripPage },
});

/** The name of the step that a trip has reached. */
function StepCell({ value }: CellProps) {
  const translate = useTranslate();
  const step = typeof value === 'number' ? TRACKING_STEPS[value] : undefined;
  return <>{translate(`orders.steps.${step ?? 'finished'}`)}</>;
}
