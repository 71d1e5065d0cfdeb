import Add from '@mui/icons-material/Add';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useController, useFieldArray, useFormContext } from 'react-hook-form';
import {
  describedGoods,
  findGoods,
  type GoodsItem,
  proposedHsCode,
} from '../../../../domain/customs/goods-items.ts';
import { commands } from '../../../../domain/resources/commands.ts';
import { fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { FieldInput } from '../../../kit/fields/render-input.tsx';
import { InputProblem } from '../../../kit/inputs/input-parts.tsx';
import { SectionCard } from '../../../kit/SectionCard.tsx';
import { useMayWriteAt, useView } from '../../../kit/view/use-view.ts';
import { BLANK_GOODS, type OrderValues } from './order-values.ts';

/** What is sent: the lines that the declaration starts with. What else customs requires is entered there. */
export function GoodsSection() {
  const translate = useTranslate();
  const view = useView();
  const mayChange = useMayWriteAt('declarationConten');
  const { fields, append, remove } = useFieldArray<OrderValues, 'declarationConten'>({
    name: 'declarationConten',
  });
  if (view.withholds('declarationConten')) return null;
  return (
    <SectionCard title={translate('order.form.goods')} icon={CategoryOutlined}>
      {fields.map(({ id }, at) => (
        <Box
          key={id}
          role="group"
          aria-label={`${translate('order.form.goods')} ${at + 1}`}
          sx={LINE}
        >
          <Goods at={at} readOnly={!mayChange} />
          <LineInput at={at} part="legal" />
          <LineInput at={at} part="notice" />
          {mayChange && (
            <IconButton
              size="small"
              aria-label={`${translate('ra.action.remove')} ${at + 1}`}
              onClick={() => remove(at)}
              sx={{ mt: 0.5 }}
            >
              <DeleteOutlined fontSize="small" />
            </IconButton>
          )}
        </Box>
      ))}
      {mayChange && (
        <Button
          size="small"
          startIcon={<Add />}
          onClick={() =>
            append(BLANK_GOODS, { focusName: `declarationConten.${fields.length}.desc` })
          }
          sx={{ alignSelf: 'start' }}
        >
          {translate('ra.action.add')}
        </Button>
      )}
    </SectionCard>
  );
}

const { fields: parts } = commands.fields.declarationConten.of;

const LineInput = ({ at, part }: { at: number; part: 'legal' | 'notice' }) => (
  <FieldInput
    resource="commands"
    source={`declarationConten.${at}.${part}`}
    path={`declarationConten.${part}`}
    field={parts[part]}
  />
);

/** How many goods are offered at once. */
const OFFERED = 7;

/**
 * The description of goods, with those that families really send offered in all languages. What is
 * chosen is described as the declaration does, with its code; a code that somebody typed stays.
 */
function Goods({ at, readOnly }: { at: number; readOnly: boolean }) {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext<OrderValues>();
  const { field, fieldState } = useController<OrderValues, `declarationConten.${number}.desc`>({
    name: `declarationConten.${at}.desc`,
  });
  const text = field.value ?? '';
  const type = (typed: string) => {
    const code = `declarationConten.${at}.hsCode` as const;
    const isProposed = (getValues(code) ?? '') === (proposedHsCode(text) ?? '');
    if (isProposed) setValue(code, proposedHsCode(typed) ?? null);
    field.onChange(typed);
  };
  return (
    <Autocomplete<GoodsItem, false, true, true>
      freeSolo
      disableClearable
      readOnly={readOnly}
      options={[...findGoods(text, OFFERED)]}
      value={text}
      inputValue={text}
      onInputChange={(_, typed, reason) => {
        if (reason !== 'reset') type(typed);
      }}
      onChange={(_, chosen) => type(typeof chosen === 'string' ? chosen : describedGoods(chosen))}
      onBlur={field.onBlur}
      // They have been found in all languages; comparing letters would lose some.
      filterOptions={(options) => options}
      getOptionLabel={(option) => (typeof option === 'string' ? option : describedGoods(option))}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.hsCode)}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={translate(fieldLabelKey('commands', 'declarationConten.desc'))}
          error={fieldState.invalid}
          helperText={<InputProblem error={fieldState.error} />}
        />
      )}
    />
  );
}

const LINE = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: '1fr 1fr auto',
    sm: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto',
  },
  // On a phone the description has a line of its own.
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;
