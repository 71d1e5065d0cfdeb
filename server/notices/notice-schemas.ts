import { z } from 'zod';
import { CHANNELS, eachChannel } from '../../domain/messages/channels.ts';
import { WAITING_REASONS } from '../../domain/messages/notice-preview.ts';
import { previewedRecipient } from '../campaigns/campaign-schemas.ts';

/** One person as a notice reaches them. */
export const noticedRecipient = previewedRecipient.extend({
  orders: z.int().describe('How many of their orders it covers.'),
  told: z.boolean().optional().describe('They have got it already.'),
  from: z.iso.datetime().optional().describe('When it leaves.'),
  waits: z
    .enum(WAITING_REASONS)
    .optional()
    .describe('Why one that waits has not left: its pause, or the quiet hours where they are.'),
});

/** How many people are reached on each channel. */
export const channelCounts = z.object(eachChannel(CHANNELS, () => z.int()));
