import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import AdUnitsOutlined from '@mui/icons-material/AdUnitsOutlined';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CollectionsOutlined from '@mui/icons-material/CollectionsOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import PrivacyTipOutlined from '@mui/icons-material/PrivacyTipOutlined';
import QuickreplyOutlined from '@mui/icons-material/QuickreplyOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import SmsOutlined from '@mui/icons-material/SmsOutlined';
import StarHalfOutlined from '@mui/icons-material/StarHalfOutlined';
import SubjectOutlined from '@mui/icons-material/SubjectOutlined';
import type { NamedName } from '../i18n/resource-labels.ts';
import type { MenuPlace } from '../kit/menu.ts';

/**
 * The places in the menu of resources whose views come later. Others get theirs with their view, at
 * the end of its section.
 */
export const LATE_MENU = {
  appointments: { icon: EventOutlined, menu: { section: 'customers', order: 1 } },
  prices: { icon: SellOutlined, menu: { section: 'customers', order: 2 } },
  templates: { icon: SmsOutlined, menu: { section: 'messages', order: 3 } },
  notices: { icon: NotificationsActiveOutlined, menu: { section: 'messages', order: 4 } },
  gallery: { icon: CollectionsOutlined, menu: { section: 'content', order: 1 } },
  Infos: { icon: CampaignOutlined, menu: { section: 'content', order: 2 } },
  advertisement: { icon: AdUnitsOutlined, menu: { section: 'content', order: 3 } },
  reviews: { icon: StarHalfOutlined, menu: { section: 'content', order: 4 } },
  agb: { icon: GavelOutlined, menu: { section: 'content', order: 5 } },
  impressum: { icon: InfoOutlined, menu: { section: 'content', order: 6 } },
  privacy: { icon: PrivacyTipOutlined, menu: { section: 'content', order: 7 } },
  faq: { icon: HelpOutlineOutlined, menu: { section: 'content', order: 8 } },
  settings: { icon: BusinessOutlined, menu: { section: 'settings', order: 1, canCreate: false } },
  texts: { icon: SubjectOutlined, menu: { section: 'settings', order: 2, canCreate: false } },
  replies: { icon: QuickreplyOutlined, menu: { section: 'settings', order: 3 } },
  teamRoles: { icon: AdminPanelSettingsOutlined, menu: { section: 'settings', order: 4 } },
} as const satisfies Readonly<Record<NamedName, MenuPlace>>;
