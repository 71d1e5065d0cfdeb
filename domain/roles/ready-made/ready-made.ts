import { accountant } from './accountant.ts';
import { office } from './office.ts';
import { partner } from './partner.ts';
import { driver } from './tour-driver.ts';
import { warehouse } from './warehouse.ts';

/** The roles that a new installation begins with, to be changed as its company works. */
export const READY_MADE = [office, warehouse, driver, accountant, partner] as const;
