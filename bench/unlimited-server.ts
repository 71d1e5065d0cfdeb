// A process of the product with the sample week, which one address may call as often as it likes: the
// limits of calls in a minute would end a measurement after some seconds.
import { type StartedServer, startProcess } from '../tests/support/started-server.ts';

const NO_LIMIT = '1000000';

export const startUnlimited = (dataDir: string): Promise<StartedServer> =>
  startProcess({
    DATA_DIR: dataDir,
    SAMPLE_DATA: 'true',
    RATE_LIMIT: NO_LIMIT,
    PUBLIC_RATE_LIMIT: NO_LIMIT,
  });
