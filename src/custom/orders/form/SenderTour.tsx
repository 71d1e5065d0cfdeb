import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { cityNameOf } from '../../../../domain/cities/cities-of-morocco.ts';
import { fitsTour } from '../../../../domain/orders/checklist.ts';
import { users } from '../../../../domain/resources/users.ts';
import { fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { useAccess } from '../../../kit/access/use-access.ts';
import { FieldInput } from '../../../kit/fields/render-input.tsx';
import { Facts, FieldGrid } from './form-parts.tsx';
import type { OrderValues } from './order-values.ts';

/** The tour and the city that a customer is registered for, which can be changed along with the order. */
export function SenderTour() {
  const translate = useTranslate();
  const { setValue } = useFormContext<OrderValues>();
  const [user, newTour, recipient, tripGroup] = useWatch<
    OrderValues,
    ['user', 'newTour', 'recipient', 'tripGroup']
  >({ name: ['user', 'newTour', 'recipient', 'tripGroup'] });
  const { edit } = useAccess(users);
  if (!user) return null;
  if (newTour) return <TourInputs source="newTour" />;
  const { tour } = user;
  const change = () =>
    setValue(
      'newTour',
      { _id: tour?._id ?? null, SubsCribedCity: tour?.SubsCribedCity ?? null },
      { shouldDirty: true },
    );
  const isOff = tripGroup === 'A' && Boolean(recipient?.address) && !fitsTour({ user, recipient });
  return (
    <>
      <Facts
        facts={[
          { label: fieldLabelKey('users', 'tour'), value: tour?.Tname },
          {
            label: fieldLabelKey('users', 'tour.SubsCribedCity'),
            value: cityNameOf(tour?.SubsCribedCity ?? '') || tour?.SubsCribedCity,
          },
        ]}
      />
      <Box aria-live="polite" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        {isOff && (
          <Alert severity="warning" sx={{ width: '100%' }}>
            {translate('order.form.tourIsOff')}
          </Alert>
        )}
        {edit && (
          <Button size="small" onClick={change}>
            {translate('order.form.changeTour')}
          </Button>
        )}
      </Box>
    </>
  );
}

const { fields: parts } = users.fields.tour;

/** The tour of a customer and the city that they are registered for. */
export const TourInputs = ({ source }: { source: 'newTour' | 'newSender.tour' }) => (
  <FieldGrid>
    <FieldInput resource="users" source={`${source}._id`} path="tour._id" field={parts._id} />
    <FieldInput
      resource="users"
      source={`${source}.SubsCribedCity`}
      path="tour.SubsCribedCity"
      field={parts.SubsCribedCity}
    />
  </FieldGrid>
);
