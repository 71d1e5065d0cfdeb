import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import { useTranslate } from 'react-admin';
import { valueAt } from '../../../../domain/paths.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { choiceLabelKey, fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { renderValue } from '../../../kit/fields/render-value.tsx';
import { Code } from '../../../kit/format/formats.tsx';
import { isBlank } from '../../../kit/format/to-text.ts';
import { SectionCard } from '../../../kit/SectionCard.tsx';
import { useView } from '../../../kit/view/use-view.ts';
import { Facts } from '../form/form-parts.tsx';

/** In the order in which the declaration requires them. */
const FACTS = [
  'category',
  'idKind',
  'idNumber',
  'recipientCin',
  'vehicle',
  'passage',
  'captions',
] as const;

/** What the declaration says of the whole consignment; nothing where nothing of it is known. */
export function CustomsCard({ order }: { order: Order }) {
  const translate = useTranslate();
  const view = useView();
  const shown = (fact: (typeof FACTS)[number], path: string) => {
    if (fact === 'captions') {
      return (order.customs?.captions ?? [])
        .map((language) => translate(choiceLabelKey('commands', path, language)))
        .join(' · ');
    }
    if (fact === 'idNumber' || fact === 'recipientCin') {
      return <Code value={order.customs?.[fact]} />;
    }
    return renderValue(view, path, order);
  };
  const known = FACTS.flatMap((fact) => {
    const path = `customs.${fact}`;
    const value = valueAt(order, path);
    // Only a recipient in Morocco has a CIN.
    if (isBlank(value) || (fact === 'recipientCin' && order.tripGroup !== 'A')) return [];
    if (view.withholds(path)) return [];
    return [{ label: fieldLabelKey('commands', path), value: shown(fact, path) }];
  });
  if (known.length === 0) return null;
  return (
    <SectionCard title={translate(fieldLabelKey('commands', 'customs'))} icon={FactCheckOutlined}>
      <Facts facts={known} />
    </SectionCard>
  );
}
