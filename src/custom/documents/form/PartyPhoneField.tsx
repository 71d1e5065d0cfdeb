import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { HomeCountry } from '../../../kit/inputs/read-phone.ts';
import { usePhoneReader } from '../../../kit/inputs/use-phone-reader.ts';
import type { EditorValues } from '../editor-values.ts';
import { paperWord } from './paper-word.ts';
import { TypedField } from './TypedField.tsx';

type Props = {
  party: 'sender' | 'recipient';
  /** The country of a number that does not name one. */
  home: HomeCountry;
  readOnly?: boolean;
};

/** 'Telefon-Nr.', typed freely and stored in E.164 once it is a number. */
export function PartyPhoneField({ party, home, readOnly = false }: Props) {
  const translate = useTranslate();
  const reader = usePhoneReader();
  const { getFieldState } = useFormContext<EditorValues>();
  const name = `${party}.phone` as const;
  const typed = useWatch<EditorValues, typeof name>({ name });
  const { isDirty } = getFieldState(name);
  const isDoubtful = isDirty && reader?.(typed, home)?.isLikely === false;
  return (
    <TypedField
      name={name}
      label={paperWord('documents.party.phone')}
      readOnly={readOnly}
      settle={(text) => reader?.(text, home)?.number ?? text.trim()}
      hint={isDoubtful ? translate('order.form.unlikelyPhone') : undefined}
      input={{ dir: 'ltr', type: 'tel' }}
    />
  );
}
