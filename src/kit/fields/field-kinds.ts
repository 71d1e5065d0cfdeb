import type { FieldKind } from '../../../domain/fields.ts';
import { BooleanCell } from '../cells/BooleanCell.tsx';
import { ChoiceCell } from '../cells/ChoiceCell.tsx';
import { DateCell } from '../cells/DateCell.tsx';
import { FileCell } from '../cells/FileCell.tsx';
import { GroupCell } from '../cells/GroupCell.tsx';
import { ListCell } from '../cells/ListCell.tsx';
import { LocalizedCell } from '../cells/LocalizedCell.tsx';
import { MoneyCell } from '../cells/MoneyCell.tsx';
import { NumberCell } from '../cells/NumberCell.tsx';
import { PictureCell } from '../cells/PictureCell.tsx';
import { ReferenceCell } from '../cells/ReferenceCell.tsx';
import { RichTextCell } from '../cells/RichTextCell.tsx';
import { TextCell } from '../cells/TextCell.tsx';
import { formatLongDate, formatMoment } from '../format/format-date.ts';
import { AmountInput } from '../inputs/AmountInput.tsx';
import { ChoiceInput } from '../inputs/ChoiceInput.tsx';
import { DayInput } from '../inputs/DayInput.tsx';
import { FileDropInput } from '../inputs/FileDropInput.tsx';
import { GroupInput } from '../inputs/GroupInput.tsx';
import { ListInput } from '../inputs/ListInput.tsx';
import { LocalizedInput } from '../inputs/LocalizedInput.tsx';
import { MomentInput } from '../inputs/MomentInput.tsx';
import { ReferenceFieldInput } from '../inputs/ReferenceFieldInput.tsx';
import { RichTextFieldInput } from '../inputs/RichTextFieldInput.tsx';
import { SwitchInput } from '../inputs/SwitchInput.tsx';
import { TextFieldInput } from '../inputs/TextFieldInput.tsx';
import { YesNoFilter } from '../inputs/YesNoFilter.tsx';
import type { KindOfField } from './field-kind.ts';
import { listText, numberText, plainText, referenceText } from './to-text.ts';

const number: KindOfField = {
  Cell: NumberCell,
  Input: AmountInput,
  Filter: AmountInput,
  toText: numberText,
  alignEnd: true,
};

const dateText = (value: unknown) => (typeof value === 'string' ? formatLongDate(value) : '');
const momentText = (value: unknown) => (typeof value === 'string' ? formatMoment(value) : '');

const storedFile = { Input: FileDropInput, Filter: undefined, toText: plainText };

/** How each kind of field is shown, edited, filtered and exported. */
export const fieldKinds: Readonly<Record<FieldKind, KindOfField>> = {
  text: { Cell: TextCell, Input: TextFieldInput, Filter: TextFieldInput, toText: plainText },
  richText: {
    Cell: RichTextCell,
    Input: RichTextFieldInput,
    Filter: undefined,
    toText: plainText,
  },
  integer: number,
  decimal: number,
  money: { ...number, Cell: MoneyCell },
  boolean: { Cell: BooleanCell, Input: SwitchInput, Filter: YesNoFilter, toText: plainText },
  date: { Cell: DateCell, Input: DayInput, Filter: DayInput, toText: dateText },
  dateTime: { Cell: DateCell, Input: MomentInput, Filter: MomentInput, toText: momentText },
  choice: {
    Cell: ChoiceCell,
    Input: ChoiceInput,
    Filter: ChoiceInput,
    toText: (value, _field, translateChoice) => (plainText(value) ? translateChoice(value) : ''),
  },
  reference: {
    Cell: ReferenceCell,
    Input: ReferenceFieldInput,
    Filter: ReferenceFieldInput,
    toText: referenceText,
  },
  list: { Cell: ListCell, Input: ListInput, Filter: undefined, toText: listText },
  group: { Cell: GroupCell, Input: GroupInput, Filter: undefined, toText: plainText },
  image: { Cell: PictureCell, ...storedFile },
  file: { Cell: FileCell, ...storedFile },
  localized: {
    Cell: LocalizedCell,
    Input: LocalizedInput,
    Filter: undefined,
    toText: plainText,
  },
};
