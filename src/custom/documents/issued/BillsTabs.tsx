import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useHasPart } from '../../../providers/use-capabilities.ts';
import { ISSUED_LIST } from './issued-documents.ts';

const PAGES = [
  { to: '/bills', label: 'shell.menu.bills' },
  { to: ISSUED_LIST, label: 'issued.list.title' },
] as const;

/** Switches between the orders that have a bill and the issued invoices. */
export function BillsTabs({ at }: { at: (typeof PAGES)[number]['to'] }) {
  const translate = useTranslate();
  if (!useHasPart('invoices')) return null;
  return (
    <Tabs
      component="nav"
      value={at}
      aria-label={translate('issued.list.tabs')}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {PAGES.map(({ to, label }) => (
        <Tab
          key={to}
          component={Link}
          to={to}
          value={to}
          label={translate(label)}
          aria-current={to === at ? 'page' : undefined}
        />
      ))}
    </Tabs>
  );
}
