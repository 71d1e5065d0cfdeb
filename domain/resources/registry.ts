import { advertisement } from './advertisement.ts';
import { appointments } from './appointments.ts';
import { attempts } from './attempts.ts';
import { bookings } from './bookings.ts';
import { campaigns } from './campaigns.ts';
import { deliveries } from './deliveries.ts';
import { faq } from './faq.ts';
import { firstResources } from './first-resources.ts';
import { gallery } from './gallery.ts';
import { infos } from './infos.ts';
import { invoices } from './invoices.ts';
import { agb, impressum, privacy } from './legal-pages.ts';
import { notices } from './notices.ts';
import { prices } from './prices.ts';
import { replies } from './replies.ts';
import { reviews } from './reviews.ts';
import { settings } from './settings.ts';
import { teamRoles } from './team-roles.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';
import { waitingNotices } from './waiting-notices.ts';
import { weigthprice } from './weigthprice.ts';

/** Every resource of the product. A new one takes its own file and one name here. */
export const resources = {
  ...firstResources,
  teamRoles,
  attempts,
  campaigns,
  deliveries,
  waitingNotices,
  invoices,
  settings,
  texts,
  replies,
  templates,
  notices,
  appointments,
  bookings,
  prices,
  weigthprice,
  gallery,
  Infos: infos,
  advertisement,
  reviews,
  agb,
  impressum,
  privacy,
  faq,
} as const;
