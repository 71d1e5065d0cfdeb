import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { renderInput } from '../../../kit/fields/render-input.tsx';
import { useView } from '../../../kit/view/use-view.ts';
import { isPickedFile } from '../../../providers/multipart.ts';
import { FieldGrid } from './FieldGrid.tsx';
import { FormCard } from './FormCard.tsx';

type Props = {
  /** The sides whose picture the restored draft could not hold. */
  toPickAgain: readonly string[];
};

/** Both sides of the sender's ID card. */
export function IdentitySection({ toPickAgain }: Props) {
  const translate = useTranslate();
  const view = useView();
  return (
    <FormCard title={translate('order.form.identity')} icon={BadgeOutlined}>
      <PickAgain sides={toPickAgain} />
      <FieldGrid>
        {renderInput(view, 'frontId')}
        {renderInput(view, 'backId')}
      </FieldGrid>
    </FormCard>
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
