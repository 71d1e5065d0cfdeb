import { ADMIN, dataFolder, startProcess } from '../started-server.ts';

/** A product without sample data, as `npm start` starts it for somebody who begins. */
export async function startEmptyProduct(): Promise<{
  readonly url: string;
  end(): Promise<void>;
}> {
  const folder = await dataFolder();
  const started = await startProcess({
    DATA_DIR: folder.path,
    SAMPLE_DATA: 'false',
    PORT: '0',
    ADMIN_PHONE: ADMIN.phone,
    ADMIN_PASSWORD: ADMIN.password,
  });
  return {
    url: started.url,
    end: async () => {
      await started.end('SIGTERM');
      await folder.remove();
    },
  };
}
