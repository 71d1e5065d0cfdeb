import AltRouteOutlined from '@mui/icons-material/AltRouteOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Order } from '../../../../domain/resources/commands.ts';
import { TRIP_GROUPS } from '../../../../domain/trips/groups.ts';
import { choiceLabelKey, fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { ChoiceRadios } from './ChoiceRadios.tsx';
import { FormCard } from './FormCard.tsx';
import type { OrderValues } from './order-values.ts';

const FIRST_STAGES = ['Validation', 'facturation'] as const;

/** The direction and the stage of the order. An existing order is moved by actions only. */
export function StateSection() {
  const translate = useTranslate();
  const order = useRecordContext<Order>();
  const exists = order?.id !== undefined;
  const [group, stage] = useWatch<OrderValues, ['tripGroup', 'commandMode']>({
    name: ['tripGroup', 'commandMode'],
  });
  return (
    <FormCard title={translate('order.form.state')} icon={AltRouteOutlined}>
      <ChoiceRadios
        path="tripGroup"
        label="order.form.direction"
        choices={TRIP_GROUPS}
        disabled={order?.finish === true}
      />
      {group === 'A' &&
        (exists ? (
          <ReachedStage stage={stage} />
        ) : (
          <ChoiceRadios path="commandMode" choices={FIRST_STAGES} />
        ))}
    </FormCard>
  );
}

/** The stage of an existing order is only displayed here; it is changed on the order's page. */
function ReachedStage({ stage }: { stage: OrderValues['commandMode'] }) {
  const translate = useTranslate();
  return (
    <Box>
      <Typography variant="caption" component="p" color="text.secondary">
        {translate(fieldLabelKey('commands', 'commandMode'))}
      </Typography>
      <Typography>{translate(choiceLabelKey('commands', 'commandMode', stage))}</Typography>
      <Typography variant="caption" component="p" color="text.secondary">
        {translate('order.form.stageHint')}
      </Typography>
    </Box>
  );
}
