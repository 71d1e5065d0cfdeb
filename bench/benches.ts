import type { Bench } from './run-benches.ts';

/**
 * What `npm run bench` measures, one after the other. The arguments keep the whole within some
 * twenty minutes on two quiet cores; a limit leaves time enough on a busy machine too.
 */
export const BENCHES: readonly Bench[] = [
  { name: 'installed-size', most: 60 },
  { name: 'start', most: 240 },
  { name: 'first-list', args: ['3'], most: 400 },
  { name: 'all-orders', args: ['30'], most: 600 },
  { name: 'stage-page', args: ['15'], most: 240 },
  { name: 'change-order', most: 120 },
  { name: 'search', most: 240 },
  { name: 'worklist', most: 240 },
  { name: 'activity', most: 240 },
  { name: 'chat', args: ['15'], most: 300 },
  { name: 'chat-drops', args: ['3000', '100'], most: 300 },
  { name: 'chat-screen', args: ['2'], most: 400 },
  { name: 'broadcast', most: 300 },
  { name: 'import', args: ['5000'], most: 240 },
  { name: 'pdf', args: ['1'], most: 240 },
  { name: 'pdf-in-browser', most: 180 },
  { name: 'gallery-upload', most: 300 },
  { name: 'gallery-browser', args: ['30'], most: 240 },
  { name: 'public-reading', most: 240 },
  // A third of its bursts: strangers who read and who sign in, and staff who request everything.
  { name: 'bursts', args: ['1', 'reading', 'signing in', 'all orders'], most: 300 },
  { name: 'audit-chain', most: 240 },
];
