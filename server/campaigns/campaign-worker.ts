import type { FastifyInstance } from 'fastify';
import { isDatabaseAway } from '../base/database-away.ts';
import type { Worker } from '../jobs/jobs.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import {
  type Author,
  contextOf,
  ownCall,
  type WriteContext,
} from '../resources/request-context.ts';
import { analyzeGrown } from './analyze-grown.ts';
import { prepareSome } from './prepare-some.ts';
import { type ChatSender, openChatSender } from './send-in-chat.ts';
import { settleCampaign } from './settle-campaign.ts';

/** After this time a campaign goes to the end of the queue, so that small ones need not wait. */
const ATTEMPT_MS = 4_000;

/**
 * Prepares campaigns and sends what they say in the chat. Each step is a transaction that leaves
 * nothing half done, so a campaign goes on wherever a process has died.
 */
export function campaignWorker(app: FastifyInstance): Worker {
  const makeCall = () => ownCall(app.engine, app.now());
  const writing = <T>(work: (context: WriteContext<Author>) => Promise<T>): Promise<T> => {
    const call = makeCall();
    return inTransaction(call.database, (transaction) => work(contextOf(call, transaction)));
  };
  /** If something is wrong with one message of the chat, those beside it wait to be sent without it. */
  const prepareNext = async (id: string, chat: ChatSender): Promise<boolean> => {
    try {
      return await writing((context) => prepareSome(id, context, chat));
    } catch (err) {
      if (isDatabaseAway(err)) throw err;
      app.log.warn({ err, campaign: id }, 'messages to many are prepared without the chat');
      return writing((context) => prepareSome(id, context));
    }
  };
  return {
    queue: 'campaign',
    async work({ id }, signal) {
      const end = performance.now() + ATTEMPT_MS;
      const isOver = () => signal.aborted || performance.now() > end;
      const chat = await openChatSender(makeCall, id);
      if (!chat) return;
      while (!isOver()) {
        if ((await prepareNext(id, chat)) || (await chat.sendSome(isOver)) > 0) {
          await analyzeGrown(app.database);
          continue;
        }
        const isMore = await writing((context) => settleCampaign(id, context));
        if (!isMore) return;
      }
      await writing(({ enqueue }) => enqueue('campaign', { id }));
    },
  };
}
