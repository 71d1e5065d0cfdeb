import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { fold } from '../../../../domain/fold.ts';
import { isolated } from '../../../i18n/languages.ts';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { Avatar } from '../../../kit/files/Avatar.tsx';
import type { Addressee } from './customers-of.ts';

type Props = {
  customers: readonly Addressee[];
  onUnselect: (customer: Addressee) => void;
};

/** More than these are searched rather than looked through. */
const FEW = 24;
/** So many are drawn at once, as each of them fetches a picture. */
const PORTION = 60;

/** The customers who get the message; a click on one takes them out again, after a question. */
export function SelectedCustomers({ customers, onUnselect }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [toConfirm, setToConfirm] = useState<Addressee>();
  const [search, setSearch] = useState('');
  const [drawn, setDrawn] = useState(PORTION);
  const found = customers.filter(({ name }) => matches(name, search));
  const unselect = () => {
    setToConfirm(undefined);
    if (toConfirm) onUnselect(toConfirm);
    // The button that opened it is unmounted; the keyboard goes on from its place.
    requestAnimationFrame(() => list.current?.focus());
  };
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Box sx={HEAD}>
        <Typography id={titleId} variant="subtitle2" component="h3">
          <Count customers={customers} />
        </Typography>
        {customers.length > FEW && (
          <TextField
            size="small"
            type="search"
            label={translate('messaging.dialog.search')}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        )}
      </Box>
      <Box component="ul" ref={list} tabIndex={-1} aria-labelledby={titleId} sx={FACES}>
        {found.slice(0, drawn).map((customer) => (
          <li key={customer.id}>
            <Face customer={customer} onClick={() => setToConfirm(customer)} />
          </li>
        ))}
      </Box>
      {found.length === 0 && customers.length > 0 && (
        <Typography variant="body2">{translate('messaging.dialog.noneFound')}</Typography>
      )}
      {found.length > drawn && (
        <Button size="small" onClick={() => setDrawn(drawn + PORTION)}>
          {translate('messaging.dialog.more', { smart_count: found.length - drawn })}
        </Button>
      )}
      <ConfirmDialog
        open={toConfirm !== undefined}
        title={translate('messaging.dialog.unselect')}
        content={<bdi>{toConfirm?.name}</bdi>}
        onConfirm={unselect}
        onClose={() => setToConfirm(undefined)}
      />
    </Box>
  );
}

function Count({ customers }: Pick<Props, 'customers'>) {
  const translate = useTranslate();
  const orders = customers.reduce((sum, customer) => sum + customer.orders.length, 0);
  const known = translate('messaging.dialog.customers', { smart_count: customers.length });
  return (
    <span role="status">
      {orders > 0
        ? translate('messaging.dialog.count', {
            customers: known,
            orders: translate('messaging.dialog.orders', { smart_count: orders }),
          })
        : known}
    </span>
  );
}

const matches = (name: string, search: string): boolean => fold(name).includes(fold(search.trim()));

type FaceProps = { customer: Addressee; onClick: () => void };

function Face({ customer: { name, photo, orders }, onClick }: FaceProps) {
  const translate = useTranslate();
  const count = translate('messaging.dialog.orders', { smart_count: orders.length });
  return (
    <ButtonBase
      aria-label={translate('messaging.dialog.unselectNamed', {
        name: isolated(name),
        orders: count,
      })}
      onClick={onClick}
      sx={FACE}
    >
      <Avatar photo={photo} size={36} />
      <Box sx={{ minWidth: 0, textAlign: 'start' }}>
        <Typography variant="body2" noWrap>
          <bdi>{name}</bdi>
        </Typography>
        {orders.length > 1 && (
          <Typography variant="caption" component="div" color="text.secondary">
            {count}
          </Typography>
        )}
      </Box>
    </ButtonBase>
  );
}

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  mb: 1,
} as const;

const FACES = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  m: 0,
  p: 0.5,
  listStyle: 'none',
  maxHeight: { xs: 132, sm: 176 },
  overflowY: 'auto',
} as const;

const FACE = {
  display: 'flex',
  gap: 1,
  minHeight: 44,
  maxWidth: 240,
  paddingInline: 0.5,
  paddingInlineEnd: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 6,
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;
