import { SelectInput, useTranslate } from 'react-admin';
import { FINISHED_STATUS, TRACKING_STEPS } from '../../../domain/trips/steps.ts';
import { inputProps } from '../../kit/inputs/input-parts.tsx';
import type { InputProps } from '../../kit/view/props.ts';

/** The step of a trip by its name. The finished state is not offered: tracking finishes a trip. */
export function StepInput(props: InputProps) {
  const translate = useTranslate();
  const choices = [
    ...TRACKING_STEPS.map((step, id) => ({ id, name: translate(`orders.steps.${step}`) })),
    { id: FINISHED_STATUS, name: translate('orders.steps.finished'), disabled: true },
  ];
  return (
    <SelectInput
      {...inputProps(props)}
      choices={choices}
      translateChoice={false}
      disableValue="disabled"
    />
  );
}
