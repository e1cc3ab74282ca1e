/** An address without what it names: `/orders/17` is `/orders/:id`. */
export function pageRoute(pathname: string, params: Record<string, string | undefined>): string {
  const nameOf = new Map(Object.entries(params).map(([name, value]) => [value, name]));
  const words = pathname.split('/').map((word) => {
    const name = nameOf.get(decodeURIComponent(word));
    return name === undefined ? word : `:${name === '*' ? 'rest' : name}`;
  });
  return (
    words
      .join('/')
      .toLowerCase()
      .replace(/[^a-z0-9/:_-]/g, '') || '/'
  );
}
