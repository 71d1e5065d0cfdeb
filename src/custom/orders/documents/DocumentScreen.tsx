import { BillsTabs } from '../../documents/issued/BillsTabs.tsx';
import { PrintListButton } from '../../documents/lists/PrintButton.tsx';
import { AddOrderButton } from '../AddOrderButton.tsx';
import { StageList } from '../StageList.tsx';
import type { DocumentListName } from '../stages.ts';
import { DOCUMENT_LISTS } from './document-lists.ts';

/** The orders that have a bill, a declaration or a ticket (specification 2.5). */
export default function DocumentScreen({ name }: { name: DocumentListName }) {
  const list = DOCUMENT_LISTS[name];
  return (
    <>
      {name === 'bills' && <BillsTabs at="/bills" />}
      <StageList
        key={name}
        stage={list}
        tools={
          <>
            <PrintListButton stage={list} />
            <AddOrderButton />
          </>
        }
      />
    </>
  );
}
