import ScaleOutlined from '@mui/icons-material/ScaleOutlined';
import { weigthprice } from '../../domain/resources/weigthprice.ts';
import { WeightPriceCell, WeightPriceInput } from '../custom/prices/weight-price-field.tsx';
import { viewOf } from '../kit/view/view.ts';

/** One record, which the list of prices leads to. */
export const weigthpriceView = viewOf(weigthprice, {
  icon: ScaleOutlined,
  menu: false,
  cells: { weigthPrice: WeightPriceCell },
  inputs: { weigthPrice: WeightPriceInput },
  list: { columns: ['weigthPrice', 'updatedAt'], sort: ['updatedAt', 'DESC'] },
  form: [{ section: 'price', fields: ['weigthPrice'] }],
});
