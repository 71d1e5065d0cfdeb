import { eachStage, type Stage, type StageListName, stageOf } from './stages.ts';

type Placed = { readonly tripGroup: string; readonly commandMode: Stage };

/** The address of an order's page. */
export const orderAddress = (id: string | number): string =>
  `/commands/${encodeURIComponent(id)}/show`;

/** The address of a field in an order's form. */
export const orderFieldAddress = (id: string | number, field: string): string =>
  `/commands/${encodeURIComponent(id)}#${field}`;

/** The addresses of the lists of `STAGE_ORDERS`. */
export const STAGE_ADDRESSES: Readonly<Record<StageListName, `/${string}`>> = {
  ...eachStage(({ name }) => `/ToMa/${name}` as const),
  ToDu: '/ToDu',
};

/** The list that an order is on. */
export const listOf = ({ tripGroup, commandMode }: Placed): string =>
  tripGroup === 'B' ? STAGE_ADDRESSES.ToDu : STAGE_ADDRESSES[stageOf(commandMode).name];
