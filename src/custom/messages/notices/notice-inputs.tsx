import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { SelectInput, useInput, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { isOneOf } from '../../../../domain/is-one-of.ts';
import { pointsOf } from '../../../../domain/messages/notice-points.ts';
import { choiceLabelKey, fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { inputProps } from '../../../kit/inputs/input-parts.tsx';
import type { InputProps } from '../../../kit/view/props.ts';
import { SwitchOnQuestion } from './SwitchOnQuestion.tsx';
import type { StoredNotice } from './use-notice-preview.ts';

/** The moment of a notice, in the order of the road: group B has no stages. */
export function PointInput(props: InputProps) {
  const { resource, path, source } = props;
  const group: unknown = useWatch({ name: 'tripGroup' });
  const { getValues, setValue } = useFormContext();
  const points = pointsOf(group === 'B' ? 'B' : 'A');
  useEffect(() => {
    const chosen: unknown = getValues(source);
    if (chosen && !isOneOf(points, chosen)) setValue(source, null, { shouldDirty: true });
  }, [getValues, setValue, source, points]);
  const choices = points.map((point) => ({
    id: point,
    name: choiceLabelKey(resource, path, point),
  }));
  return <SelectInput {...inputProps(props)} choices={choices} translateChoice />;
}

/** Whether the notice is on; it is switched on only after a look at who would get it. */
export function ActiveInput(props: InputProps) {
  const translate = useTranslate();
  const notice = useRecordContext<StoredNotice>();
  const { field } = useInput({ source: props.source });
  const [isAsking, setAsking] = useState(false);
  const isOn = field.value === true;
  if (notice?.id === undefined) {
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('messaging.notices.switch.saveFirst')}
      </Typography>
    );
  }
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={isOn}
            onChange={(_, on) => {
              if (props.readOnly) return;
              if (on && !notice.active) setAsking(true);
              else field.onChange(on);
            }}
            slotProps={{ input: { role: 'switch', 'aria-disabled': props.readOnly } }}
          />
        }
        label={translate(fieldLabelKey(props.resource, props.path))}
      />
      <FormHelperText role="status">
        {isOn !== (notice.active === true) && translate('messaging.notices.switch.unsaved')}
      </FormHelperText>
      <SwitchOnQuestion
        onceSaved
        notice={notice}
        open={isAsking}
        onConfirm={() => {
          setAsking(false);
          field.onChange(true);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
