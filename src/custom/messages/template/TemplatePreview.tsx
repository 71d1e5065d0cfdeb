import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { unknownNames } from '../../../../domain/braced-names.ts';
import type { Locale } from '../../../../domain/fields.ts';
import { PLACEHOLDERS } from '../../../../domain/messages/placeholders.ts';
import { senderName } from '../../../../domain/orders/names.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { LANGUAGES } from '../../../i18n/languages.ts';
import { HighlightedText } from './HighlightedText.tsx';
import { fillWithSample } from './sample-values.ts';
import { usePreview } from './use-preview.ts';

type Props = {
  text: string;
  locale: Locale;
  /** Whether the characters stand out that make an SMS longer. */
  isFlagged: boolean;
};

/** A text as somebody gets it: with sample values, or with those of an order. */
export function TemplatePreview({ text, locale, isFlagged }: Props) {
  const translate = useTranslate();
  const [order, setOrder] = useState<Order | null>(null);
  const filled = useFilled(text, locale, order);
  return (
    <Box component="section" aria-labelledby="template-preview" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id="template-preview" variant="subtitle2" component="h3">
        {translate('messaging.bulk.editor.preview')}
      </Typography>
      <OrderPicker order={order} onChoose={setOrder} />
      <Box
        lang={locale}
        dir={LANGUAGES[locale].direction}
        sx={{ ...BUBBLE, color: filled ? 'text.primary' : 'text.secondary' }}
      >
        <HighlightedText
          text={filled}
          isSms={isFlagged}
          unknown={unknownNames(text, PLACEHOLDERS)}
        />
        {!filled && <span dir="auto">{translate('messaging.bulk.editor.empty')}</span>}
      </Box>
    </Box>
  );
}

const BUBBLE = {
  p: 1.5,
  minHeight: 120,
  maxWidth: 374,
  borderRadius: 2,
  bgcolor: 'action.hover',
  fontSize: '0.875rem',
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

/** The text with the values of an order as the back end fills it; with samples until it has. */
function useFilled(text: string, locale: Locale, order: Order | null): string {
  const customer = order?.user?._id;
  const { data, isCurrent } = usePreview(
    'sms',
    order && customer && text.trim()
      ? { ids: [customer], orders: { [customer]: [order.id] }, texts: { [locale]: text } }
      : undefined,
  );
  const stated = data?.recipients[0]?.text;
  return order && isCurrent && stated ? stated : fillWithSample(text, locale);
}

const FIRST = { page: 1, perPage: 20 };

type PickerProps = { order: Order | null; onChoose: (order: Order | null) => void };

/** An order, found by its number or its people. */
function OrderPicker({ order, onChoose }: PickerProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const nameOf = (one: Order) => [one.billCode, senderName(one)].filter(Boolean).join(' · ');
  const search = order && typed === nameOf(order) ? '' : typed.trim();
  const { data = [], isPending } = useGetList<Order>(
    'commands',
    {
      pagination: FIRST,
      sort: { field: 'createdAt', order: 'DESC' },
      filter: search ? { q: search } : {},
      meta: { silent: true },
    },
    { enabled: isOpen, retry: false, onError: () => undefined },
  );
  return (
    <Autocomplete
      size="small"
      options={data}
      value={order}
      loading={isPending}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_, next) => onChoose(next)}
      onInputChange={(_, next) => setTyped(next)}
      getOptionLabel={nameOf}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(found) => found}
      noOptionsText={translate('messaging.bulk.editor.noOrders')}
      renderInput={(props) => (
        <TextField
          {...props}
          label={translate('messaging.bulk.editor.order')}
          helperText={translate('messaging.bulk.editor.orderHint')}
        />
      )}
    />
  );
}
