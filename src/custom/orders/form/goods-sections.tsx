import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import TimelineOutlined from '@mui/icons-material/TimelineOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { START_STAGES } from '../../../../domain/orders/stages.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { choiceLabelKey, fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { renderInput } from '../../../kit/fields/render-input.tsx';
import { SectionCard } from '../../../kit/SectionCard.tsx';
import type { InputProps } from '../../../kit/view/props.ts';
import { useView } from '../../../kit/view/use-view.ts';
import { isPickedFile } from '../../../providers/multipart.ts';
import { ChoiceRadios, FieldGrid, FurtherInputs } from './form-parts.tsx';
import type { OrderValues } from './order-values.ts';

/** The number of parcels, their total weight, and how they reach the recipient. */
export function ParcelsSection() {
  const translate = useTranslate();
  const view = useView();
  return (
    <SectionCard title={translate('order.form.parcels')} icon={Inventory2Outlined}>
      <FieldGrid>
        {renderInput(view, 'numofpackages')}
        {renderInput(view, 'wights')}
        <FurtherInputs
          section="parcels"
          placed={['numofpackages', 'wights', 'type', 'declarationConten']}
        />
      </FieldGrid>
      <NoPackagesHint />
      {renderInput(view, 'type', { Input: ChoiceRadios })}
    </SectionCard>
  );
}

/** Warns of an order without packages, which may still be saved (specification 3: default 0). */
function NoPackagesHint() {
  const translate = useTranslate();
  const count = useWatch<OrderValues, 'numofpackages'>({ name: 'numofpackages' });
  return (
    <div aria-live="polite">
      {!count && <Alert severity="warning">{translate('order.form.noPackages')}</Alert>}
    </div>
  );
}

const FirstStageRadios = (props: InputProps) => <ChoiceRadios {...props} choices={START_STAGES} />;

/** The direction and the stage of the order. An existing order is moved by actions only. */
export function StateSection() {
  const translate = useTranslate();
  const view = useView();
  const order = useRecordContext<Order>();
  const exists = order?.id !== undefined;
  const [group, stage] = useWatch<OrderValues, ['tripGroup', 'commandMode']>({
    name: ['tripGroup', 'commandMode'],
  });
  return (
    <SectionCard title={translate('order.form.state')} icon={TimelineOutlined}>
      {renderInput(view, 'tripGroup', {
        Input: ChoiceRadios,
        label: 'order.form.direction',
        readOnly: order?.finish === true,
      })}
      {group === 'A' &&
        (exists ? (
          <ReachedStage stage={stage} />
        ) : (
          renderInput(view, 'commandMode', { Input: FirstStageRadios })
        ))}
      <FurtherInputs section="stage" placed={['tripGroup', 'commandMode']} />
    </SectionCard>
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

type Props = {
  /** The sides whose picture the restored draft could not hold. */
  toPickAgain: readonly string[];
};

/** Both sides of the sender's ID card. */
export function IdentitySection({ toPickAgain }: Props) {
  const translate = useTranslate();
  const view = useView();
  return (
    <SectionCard title={translate('order.form.identity')} icon={BadgeOutlined}>
      <PickAgain sides={toPickAgain} />
      <FieldGrid>
        {renderInput(view, 'frontId')}
        {renderInput(view, 'backId')}
        <FurtherInputs section="documents" placed={['frontId', 'backId']} />
      </FieldGrid>
    </SectionCard>
  );
}

/** Says that the picture is not part of the draft, until one is chosen. */
function PickAgain({ sides }: { sides: readonly string[] }) {
  const translate = useTranslate();
  const pictures: readonly unknown[] = useWatch({ name: [...sides] });
  const missing = sides.filter((_, at) => !isPickedFile(pictures[at]));
  if (missing.length === 0) return null;
  return <Alert severity="warning">{translate('order.draft.pickAgain')}</Alert>;
}
