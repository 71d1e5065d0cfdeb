import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import { useTranslate } from 'react-admin';
import { renderInput } from '../../../kit/render-input.tsx';
import { useView } from '../../../kit/use-view.ts';
import { FieldGrid } from './FieldGrid.tsx';
import { FormCard } from './FormCard.tsx';

/** Both sides of the sender's ID card. */
export function IdentitySection() {
  const translate = useTranslate();
  const view = useView();
  return (
    <FormCard title={translate('order.form.identity')} icon={BadgeOutlined}>
      <FieldGrid>
        {renderInput(view, 'frontId')}
        {renderInput(view, 'backId')}
      </FieldGrid>
    </FormCard>
  );
}
