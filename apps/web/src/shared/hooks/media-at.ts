/** Whether a media query of widths matches a window of this width, px; false for other queries. */
export function matchesAt(query: string, width: number): boolean {
  const limits = [...query.matchAll(/\((min|max)-width: ([\d.]+)px\)/g)];
  return (
    limits.length > 0 &&
    limits.every(([, side, limit]) =>
      side === 'min' ? width >= Number(limit) : width <= Number(limit),
    )
  );
}
