/**
 * Returns the same data with the favorite mark of one supplier set, wherever it is in an answer, however deep. Parts
 * that have not changed stay the same objects.
 */
export function withFavorite<Data>(data: Data, supplierId: string, favorite: boolean): Data {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) {
    const items = data.map((item) => withFavorite(item, supplierId, favorite));
    return items.some((item, at) => item !== data[at]) ? (items as Data) : data;
  }
  const fields = Object.entries(data);
  const changed = fields.map(([name, value]) => [name, withFavorite(value, supplierId, favorite)]);
  const isChanged = changed.some(([, value], at) => value !== fields[at]?.[1]);
  const next = isChanged ? (Object.fromEntries(changed) as Data) : data;
  const isIt = 'favorite' in data && 'id' in data && data.id === supplierId;
  return isIt && data.favorite !== favorite ? { ...next, favorite } : next;
}
