import { CodesReport } from '../custom/orders/list-tools/codes/CodesReport.tsx';
import { ElsewhereReport } from '../custom/search/ElsewhereReport.tsx';

/** What a list of orders says of its codes and of its search. */
export function OrderReports() {
  return (
    <>
      <CodesReport />
      <ElsewhereReport />
    </>
  );
}
