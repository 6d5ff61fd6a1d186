interface Page {
  items: unknown[];
  total: number;
  page: number;
  pageSize: number;
}
interface List {
  query(input: never): Promise<Page>;
}
type Item<L extends List> = Awaited<ReturnType<L['query']>>['items'][number];
type Filters<L extends List> = Omit<NonNullable<Parameters<L['query']>[0]>, 'page'>;

/** Every item of a list, page by page: `for await (const order of pages(api.documents.list, { status: 'completed' }))`. */
export async function* pages<L extends List>(list: L, filters: Filters<L>): AsyncGenerator<Item<L>, void> {
  for (let page = 1; ; page += 1) {
    const { items, total, pageSize } = await list.query({ ...filters, page } as never);
    yield* items as Item<L>[];
    if (items.length === 0 || page * pageSize >= total) return;
  }
}
