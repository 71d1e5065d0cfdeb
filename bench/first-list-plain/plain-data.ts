import { type DataProvider, fetchUtils, type RaRecord } from 'react-admin';

const withId = (row: { _id: string }): RaRecord => ({ ...row, id: row._id });

/** A data provider as most back ends get one: a page of a list, and one record. */
export function plainData(apiUrl: string, token: () => string | null): DataProvider {
  const ask = async (path: string) =>
    (
      await fetchUtils.fetchJson(`${apiUrl}/${path}`, {
        user: { authenticated: true, token: `Bearer ${token()}` },
      })
    ).json;
  const reject = () => Promise.reject(new Error('This application only reads.'));
  const provider = {
    async getList(
      resource: string,
      {
        filter,
        sort,
        pagination,
      }: {
        filter: Record<string, string>;
        sort: { field: string; order: string };
        pagination: { page: number; perPage: number };
      },
    ) {
      const query = new URLSearchParams({
        ...filter,
        sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}`,
        page: String(pagination.page),
        limit: String(pagination.perPage),
      });
      const { data, count } = await ask(`${resource}?${query}`);
      return { data: data.map(withId), total: count };
    },
    async getOne(resource: string, { id }: { id: string }) {
      const { data } = await ask(`${resource}?_id=${id}`);
      return { data: withId(data[0]) };
    },
    getMany: reject,
    getManyReference: reject,
    create: reject,
    update: reject,
    updateMany: reject,
    delete: reject,
    deleteMany: reject,
  };
  return provider as unknown as DataProvider;
}
