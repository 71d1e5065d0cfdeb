import { useWatch } from 'react-hook-form';
import { TextFieldInput } from '../../kit/inputs/simple-inputs.tsx';
import type { InputProps } from '../../kit/view/props.ts';

/** The address of an appointment: marked as required until a tour says where to go. */
export function AddressInput(props: InputProps) {
  const tour: unknown = useWatch({ name: 'tour' });
  return <TextFieldInput {...props} field={{ ...props.field, required: !tour }} />;
}
