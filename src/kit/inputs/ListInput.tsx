import { ArrayInput, SimpleFormIterator, TextArrayInput } from 'react-admin';
import { AddRowButton } from './AddRowButton.tsx';
import { inputProps } from './input-options.ts';
import type { InputProps } from './input-props.ts';

/** Several values: short texts as chips, everything else as rows that can be added and removed. */
export function ListInput(props: InputProps) {
  const { field, resource, path, Nested, readOnly = false } = props;
  if (field.kind !== 'list') return null;
  const { of } = field;
  const { source, label } = inputProps(props);
  if (of.kind === 'text' && of.format !== 'multiline') {
    return <TextArrayInput {...inputProps(props)} />;
  }
  const parts = of.kind === 'group' ? Object.entries(of.fields) : undefined;
  return (
    <ArrayInput source={source} label={label} helperText={false}>
      <SimpleFormIterator
        inline
        fullWidth
        disableReordering
        disableAdd={readOnly}
        disableRemove={readOnly}
        disableClear
        addButton={<AddRowButton />}
        sx={ROWS}
      >
        {parts?.map(([name, part]) => (
          <Nested
            key={name}
            resource={resource}
            source={name}
            path={`${path}.${name}`}
            field={part}
            readOnly={readOnly || part.assigned === true}
          />
        )) ?? <Nested resource={resource} source="" path={path} field={of} label={false} />}
      </SimpleFormIterator>
    </ArrayInput>
  );
}

/** Room for the labels. Each row's buttons are always visible, because a phone cannot hover. */
const ROWS = {
  '& .RaSimpleFormIterator-line': { py: 0.75, border: 0, alignItems: 'center' },
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
};
