/** Returns an address with the names of its parameters in place of their values: `/orders/17` is `/orders/:id`. */
export function pageRoute(pathname: string, params: Record<string, string | undefined>): string {
  // each value as it is and as encoded: an address typed by hand may not be decodable
  const nameOf = new Map(
    Object.entries(params).flatMap(([name, value]) =>
      value ? [value, encodeURIComponent(value)].map((word) => [word, name] as const) : [],
    ),
  );
  const words = pathname.split('/').map((word) => {
    const name = nameOf.get(word);
    return name === undefined ? word : `:${name === '*' ? 'rest' : name}`;
  });
  return (
    words
      .join('/')
      .toLowerCase()
      .replace(/[^a-z0-9/:_-]/g, '') || '/'
  );
}
