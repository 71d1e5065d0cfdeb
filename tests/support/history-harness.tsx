import { HttpResponse, http } from 'msw';
import { type ReactNode, Suspense } from 'react';
import { CoreAdminUI, CustomRoutes, Notification, type Store } from 'react-admin';
import { Route } from 'react-router-dom';
import type { Locale } from '../../domain/fields.ts';
import { eachChannel, PHONE_CHANNELS, type PhoneChannel } from '../../domain/messages/channels.ts';
import { campaigns } from '../../domain/resources/campaigns.ts';
import { deliveries } from '../../domain/resources/deliveries.ts';
import { MessagesAbout } from '../../src/custom/messages/history/MessagesAbout.tsx';
import { createDataProvider } from '../../src/providers/data-provider.ts';
import { routedPages } from '../../src/resources/routed-views.tsx';
import { OWN_API } from './answering.ts';
import { fakeBackEnd } from './fake-back-end.ts';
import { ownNetwork, signedInAs } from './render-orders.tsx';
import { renderPage, setScreenWidth } from './web.tsx';

type Row = Readonly<Record<string, unknown>>;

/** What a campaign that is done answers, with nobody in it. */
export const campaignRow = (more: Row = {}): Row => ({
  _id: 'c-1',
  title: 'Open bills',
  kind: 'sms',
  purpose: 'transactional',
  state: 'done',
  author: 'Amina Probe',
  template: null,
  channels: ['sms'],
  segments: 3,
  cost: 2250,
  message: { texts: { en: 'Please pay {balance}', de: 'Bitte zahlen Sie {balance}' } },
  total: 3,
  waiting: 0,
  sent: 0,
  delivered: 2,
  seen: 0,
  unknown: 0,
  failed: 1,
  skipped: 0,
  ...more,
});

/** What a message to one person answers. */
export const deliveryRow = (more: Row = {}): Row => ({
  _id: 'd-1',
  campaign: 'c-1',
  campaignTitle: 'Open bills',
  kind: 'sms',
  purpose: 'security',
  customer: { _id: 'u-1', name: 'Salma Muster', photo: 'no-photo' },
  order: { _id: 'o-1', billCode: 'JS-10001' },
  personName: 'Salma Muster',
  phone: '+4915112345678',
  channel: 'sms',
  language: 'en',
  body: 'Please pay 12.00 EUR',
  status: 'delivered',
  reason: null,
  detail: null,
  segments: 1,
  cost: 750,
  driver: 'log',
  sentAt: '2026-03-02T09:00:00.000Z',
  ...more,
});

type Way = { readonly driver: string; readonly leavesHouse: boolean };

type Opened = {
  campaigns?: readonly Row[];
  deliveries?: readonly Row[];
  /** What is not given of a channel is as with SMS. */
  gateway?: { readonly sms: Way } & Readonly<Partial<Record<PhoneChannel, Way>>>;
  locale?: Locale;
  width?: number;
  /** What this device has stored. */
  store?: Store;
};

/** The pages of what was sent, over a back end that keeps it; or over one that keeps nothing. */
export function historyHarness() {
  const network = ownNetwork();
  const requested: string[] = [];
  const bodies: unknown[] = [];
  return {
    /** The calls beside those that read records. */
    requested,
    /** What the calls that carry something have carried. */
    bodies,
    async open(path: string, rows: Opened | 'keeps nothing' = {}) {
      requested.length = 0;
      bodies.length = 0;
      const stored = rows === 'keeps nothing' ? {} : rows;
      const backEnd = fakeBackEnd(
        OWN_API,
        rows === 'keeps nothing'
          ? []
          : [
              { definition: campaigns, rows: stored.campaigns ?? [campaignRow()] },
              { definition: deliveries, rows: stored.deliveries ?? [deliveryRow()] },
            ],
      );
      const act = http.post(`${OWN_API}/campaigns/:id/:verb`, async ({ params, request }) => {
        requested.push(`${params.verb} ${params.id}`);
        const body = await request.text();
        if (body !== '' && body !== '{}') bodies.push(JSON.parse(body));
        return HttpResponse.json({ data: campaignRow() });
      });
      const gateway = http.get(`${OWN_API}/gateway`, () =>
        stored.gateway
          ? HttpResponse.json({
              data: {
                ...eachChannel(PHONE_CHANNELS, () => stored.gateway?.sms),
                ...stored.gateway,
              },
            })
          : HttpResponse.json({ code: 'route.notFound' }, { status: 404 }),
      );
      network.use(act, gateway, backEnd.handler);
      setScreenWidth(stored.width ?? 1440);
      await renderPage(
        <CoreAdminUI layout={Frame} requireAuth={false} disableTelemetry>
          <CustomRoutes>
            {routedPages}
            <Route
              path="/about"
              element={
                <Suspense fallback={null}>
                  <MessagesAbout of={{ customer: 'u-1' }} />
                </Suspense>
              }
            />
          </CustomRoutes>
        </CoreAdminUI>,
        {
          path,
          authProvider: signedInAs('admin'),
          dataProvider: createDataProvider({ apiUrl: OWN_API, getToken: () => 'a-token' }),
          ...(stored.locale && { locale: stored.locale }),
          ...(stored.store && { store: stored.store }),
        },
      );
      return backEnd;
    },
  };
}

const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <header id="react-admin-title" />
    <main>{children}</main>
    <Notification />
  </>
);
