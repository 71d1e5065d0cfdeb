import { expect, it } from 'vitest';
import { recordName } from '../../../domain/record-name.ts';
import { describeEveryResource } from '../../support/every-resource.ts';
import type { Wire } from '../../support/sampled-resource.ts';

const NAMED_BY_ITSELF = 'named by represent';

describeEveryResource((suite) => {
  const nameOf = (row: Wire): string =>
    recordName(
      { ...suite.definition, represent: () => NAMED_BY_ITSELF },
      { ...row, id: row._id },
      'en',
    );

  it('lists whole records, which `represent` names', async () => {
    const { data } = await suite.list();
    expect(data.map(nameOf)).toEqual(data.map(() => NAMED_BY_ITSELF));
    expect(data).not.toEqual([]);
  });

  it('shows a whole record, which `represent` names', async () => {
    expect(nameOf(await suite.reread(suite.first()._id))).toBe(NAMED_BY_ITSELF);
  });
});
