export const words = {
  search: 'Find a model',
  empty: 'Nothing found',
  loading: 'Loading',
  retry: 'Retry',
  found: (count: number) => `Found: ${count}`,
};
