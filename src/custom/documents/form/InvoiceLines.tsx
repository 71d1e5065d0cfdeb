import { LinesTable } from './LinesTable.tsx';
import { LineTaxButton } from './LineTaxButton.tsx';
import { useTaxMode } from './use-tax-mode.ts';

/** The shipments of an invoice. A small business shows no tax, so there is nothing to choose. */
export function InvoiceLines({ readOnly }: { readOnly: boolean }) {
  const taxMode = useTaxMode();
  return (
    <LinesTable
      kind="bill"
      readOnly={readOnly}
      choice={taxMode === 'smallBusiness' ? undefined : readOnly ? shownTax : chosenTax}
    />
  );
}

const chosenTax = (at: number) => <LineTaxButton at={at} readOnly={false} />;
const shownTax = (at: number) => <LineTaxButton at={at} readOnly />;
