/** A code of the carrier, such as a customer or order number, in tabular figures. */
export function Code({ value }: { value: string | null | undefined }) {
  return value ? (
    <bdi dir="ltr" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {value}
    </bdi>
  ) : null;
}
