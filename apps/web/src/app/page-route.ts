/** An address without what it names: `/orders/17` is `/orders/:id`. */
export function pageRoute(pathname: string, params: Record<string, string | undefined>): string {
  // as it is and as it is encoded: an address that somebody typed may not be one that can be decoded
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
