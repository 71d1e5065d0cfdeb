import type { CampaignProgress } from '../../src/providers/broadcast-methods.ts';
import type { Client } from './client.ts';

export type Campaign = Omit<CampaignProgress, 'id'> & {
  readonly _id: string;
  readonly kind: string;
  readonly purpose: string;
  readonly title: string;
  readonly segments: number;
  readonly cost: number;
};

export type Delivery = {
  readonly _id: string;
  readonly personName: string;
  readonly phone: string | null;
  readonly channel: string;
  readonly language: string;
  readonly body: string;
  readonly encoding: string | null;
  readonly segments: number | null;
  readonly cost: number | null;
  readonly status: string;
  readonly reason: string | null;
};

/** A campaign as it is now. */
export async function campaignOf(client: Client, id: string): Promise<Campaign> {
  const { body } = await client.get<{ data: Campaign }>(`campaigns/${id}`);
  return body.data;
}

/** Everything that was written for a campaign. */
export async function deliveriesOf(client: Client, id: string): Promise<readonly Delivery[]> {
  const { body } = await client.get<{ data: Delivery[] }>(`deliveries?campaign=${id}`);
  return body.data;
}

let templates = 0;

/** Writes a template, in four languages unless it says otherwise, and returns its id. */
export async function addTemplate(
  client: Client,
  given: {
    use?: string;
    purpose?: string;
    text?: Readonly<Record<string, string>>;
    whatsappName?: string;
  } = {},
): Promise<string> {
  templates += 1;
  const text = { en: 'Hello {name}', de: 'Hallo {name}', fr: 'Bonjour {name}', ar: 'مرحبا {name}' };
  const { status, body } = await client.post<{ data: { _id: string } }>('templates', {
    title: `Template ${templates}`,
    text,
    ...given,
  });
  if (status !== 201) throw new Error(`A template was answered with ${status}.`);
  return body.data._id;
}
