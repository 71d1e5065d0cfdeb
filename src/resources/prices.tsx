import SellOutlined from '@mui/icons-material/SellOutlined';
import { prices } from '../../domain/resources/prices.ts';
import { viewOf } from '../kit/view/view.ts';

export const pricesView = viewOf(prices, {
  icon: SellOutlined,
  menu: { section: 'customers', order: 2 },
  list: {
    columns: ['name', 'direction', 'unit', 'weightFrom', 'weightTo', 'price', 'shown'],
    sort: ['position', 'ASC'],
  },
  form: [
    { section: 'price', fields: ['name', 'direction', 'unit', 'weightFrom', 'weightTo', 'price'] },
    { section: 'customers', fields: ['title', 'note', 'shown'] },
  ],
});
