/** Adds an item to the list under a key, once. */
export const push = <Key, Item>(map: Map<Key, Item[]>, key: Key, item: Item) => {
  const list = map.get(key);
  if (!list) map.set(key, [item]);
  else if (!list.includes(item)) list.push(item);
};
