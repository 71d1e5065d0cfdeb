import ScaleOutlined from '@mui/icons-material/ScaleOutlined';
import { weigthprice } from '../../domain/resources/weigthprice.ts';
import { viewOf } from '../kit/view/view.ts';

/** One record, which the list of prices leads to. */
export const weigthpriceView = viewOf(weigthprice, {
  icon: ScaleOutlined,
  menu: false,
  list: { columns: ['weigthPrice', 'updatedAt'], sort: ['updatedAt', 'DESC'] },
  form: [{ section: 'price', fields: ['weigthPrice'] }],
});
