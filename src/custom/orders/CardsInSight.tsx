import Box from '@mui/material/Box';
import type { Order } from '../../../domain/resources/commands.ts';
import { useItemsInSight } from '../../kit/list/use-items-in-sight.ts';
import { OrderCard, type OrderCardProps } from './OrderCard.tsx';

const CARD_HEIGHT = 112;

type Props = {
  orders: readonly Order[];
  cardOf: (order: Order) => OrderCardProps;
};

/** Renders only the cards in view, for lists of thousands; each card states its position and the total. */
export function CardsInSight({ orders, cardOf }: Props) {
  const { container, items, after, measure } = useItemsInSight<HTMLUListElement>({
    records: orders,
    height: CARD_HEIGHT,
  });
  return (
    <Box
      component="ul"
      ref={container}
      sx={{ listStyle: 'none', m: 0, p: 0 }}
      style={{ paddingTop: items[0]?.gap, paddingBottom: after }}
    >
      {items.flatMap(({ key, index }) => {
        const order = orders[index];
        return order ? (
          <OrderCard
            key={key}
            {...cardOf(order)}
            ref={measure}
            index={index}
            count={orders.length}
          />
        ) : (
          []
        );
      })}
    </Box>
  );
}
