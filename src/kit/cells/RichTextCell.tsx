import { RecordContextProvider, RichTextField } from 'react-admin';
import type { CellProps } from './cell-props.ts';

/** Formatted text, sanitised once more before it is shown. */
export const RichTextCell = ({ value }: CellProps) =>
  typeof value === 'string' ? (
    <RecordContextProvider value={{ id: '', value }}>
      <RichTextField source="value" />
    </RecordContextProvider>
  ) : null;
