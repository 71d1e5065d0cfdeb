import { attemptLabels } from '../attempts/en.ts';
import { channelTexts } from '../channels/en.ts';
import { channelFields, channelNames } from '../channels/texts-of-channels.ts';
import { settings, texts } from '../company/en.ts';
import { contentResources } from '../content-resources/en.ts';
import { invoiceLabels } from '../invoices/en.ts';
import type { ResourceLabels } from '../resource-labels.ts';
import { stages } from '../stages/en.ts';
import { stageTexts } from '../stages/stage-texts.ts';

/** What notices and what waits of them share. */
const ofNotices = {
  tripGroup: {
    A: 'To Morocco',
    B: 'From Morocco',
  },
  point: {
    ...stageTexts(stages, 'reached'),
    step0: 'Trip: Parcel deposit',
    step1: 'Trip: Parcel fire',
    step2: 'Trip: Crossing in France',
    step3: 'Trip: Crossing in Spain',
    step4: 'Trip: Parcel clearance',
    step5: 'Trip: Crossing in Maroc',
    step6: 'Trip: Distribution',
    step7: 'Trip: finished',
  },
  audience: {
    sender: 'Sender',
    recipient: 'Recipient',
  },
};

const channels = channelNames(channelTexts);

/** What people call the fields and values of resources that no list of orders shows. */
export const resources = {
  settings,
  texts,
  attempts: attemptLabels,
  invoices: invoiceLabels,
  replies: {
    fields: {
      title: 'Title',
      shortcut: 'Shortcut',
      text: 'Text',
    },
    sections: {
      reply: 'Quick reply',
    },
  },
  templates: {
    fields: {
      title: 'Title',
      use: 'Used for',
      purpose: 'Purpose',
      text: 'Text',
      whatsappName: 'Approved name in WhatsApp',
    },
    choices: {
      use: {
        general: 'General',
        sms: 'Bulk SMS',
        whatsapp: 'Bulk WhatsApp',
        agency: 'Agency',
        smsToMa: 'SMS to Morocco',
        notice: 'Automatic notice',
      },
      purpose: {
        transactional: 'About the order',
        marketing: 'Marketing',
      },
    },
    sections: {
      template: 'Template',
    },
  },
  notices: {
    fields: {
      title: 'Title',
      active: 'Switched on',
      tripGroup: 'Direction',
      point: 'When',
      audience: 'To',
      template: 'Template',
      channels: 'Channels, in this order',
      place: 'Order on the road',
    },
    choices: { ...ofNotices, channels },
    sections: {
      notice: 'Notice',
      message: 'Message',
    },
  },
  waitingNotices: {
    name: 'Notice that waits |||| Notices that wait',
    fields: {
      title: 'Notice',
      tripGroup: 'Direction',
      point: 'When',
      place: 'Order on the road',
      audience: 'To',
      template: 'Template',
      people: 'People',
      skipped: 'Left out',
      orders: 'Orders',
      channels: 'Channels',
      ...channelFields(channelTexts),
      paused: 'Pausing',
      quiet: 'In their quiet hours',
      from: 'Leaves at',
      until: 'The last one at',
    },
    choices: ofNotices,
  },
  teamRoles: {
    fields: {
      name: 'Name',
      description: 'What it is for',
      chat: 'Answers in the chat',
      parts: 'Parts of the program',
      resources: 'Permissions',
      'resources.resource': 'Area',
      'resources.operations': 'Operations',
      'resources.operations.operation': 'Operation',
      'resources.operations.scope': 'Of which records',
      'resources.fields': 'Fields',
      'resources.fields.path': 'Field',
      'resources.fields.level': 'Permission',
      'resources.otherFields': 'All other fields',
    },
    sections: { role: 'Role', permissions: 'Permissions' },
    choices: {
      parts: {
        overview: 'Overview and totals',
        activity: 'Activity and former versions',
        exports: 'Lists as files',
        imports: 'Reading in tables',
        messages: 'Messages to many',
        prints: 'Print log',
        invoicing: 'Issuing invoices',
        parcels: 'Parcels of an order',
        scanning: 'Scanning parcels',
        loading: 'Weighing and loading',
      },
      'resources.operations.scope': {
        all: 'All',
        ownTour: 'Own tours',
        ownCity: 'Own cities',
        ownTrip: 'Own trips',
        customers: 'Customers only',
      },
      'resources.fields.level': { hidden: 'Hidden', read: 'Read', write: 'Change' },
      'resources.otherFields': { hidden: 'Hidden', read: 'Read', write: 'Change' },
    },
  },
  ...contentResources,
} satisfies ResourceLabels;
