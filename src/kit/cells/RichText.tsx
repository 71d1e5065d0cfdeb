import { RecordContextProvider, RichTextField } from 'react-admin';

/** Formatted text, sanitised once more before it is shown. What sanitises it is a large library. */
export default function RichText({ value }: { value: string }) {
  return (
    <RecordContextProvider value={{ id: '', value }}>
      <RichTextField source="value" />
    </RecordContextProvider>
  );
}
