import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { useTranslate } from 'react-admin';
import { fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { renderInput } from '../../../kit/fields/render-input.tsx';
import { PhoneInput } from '../../../kit/inputs/PhoneInput.tsx';
import { useView } from '../../../kit/view/use-view.ts';
import { AddressBookButton } from './AddressBookButton.tsx';
import { FieldGrid } from './FieldGrid.tsx';
import { FormCard } from './FormCard.tsx';
import { OtherSpellingHint } from './OtherSpellingHint.tsx';

/** The recipient, typed in or taken from the sender's earlier orders. */
export function RecipientSection() {
  const translate = useTranslate();
  const view = useView();
  return (
    <FormCard
      title={translate('order.form.recipient')}
      icon={PlaceOutlined}
      action={<AddressBookButton />}
    >
      <FieldGrid>
        {renderInput(view, 'recipient.firstName')}
        {renderInput(view, 'recipient.lastName')}
        <PhoneInput
          source="recipient.phone"
          resource="commands"
          label={fieldLabelKey('commands', 'recipient.phone')}
          home="MA"
        />
        {renderInput(view, 'recipient.address')}
      </FieldGrid>
      <OtherSpellingHint />
    </FormCard>
  );
}
