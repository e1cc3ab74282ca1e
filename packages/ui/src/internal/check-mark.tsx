/** The tick or dash inside a checkbox; nothing if it is not checked. */
export function CheckMark({
  isOn,
  isMixed = false,
}: {
  isOn: boolean;
  isMixed?: boolean | undefined;
}) {
  if (!isOn && !isMixed) return null;
  return (
    <svg width="14" height="14" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={isMixed ? 'M5 12h14' : 'M20 6 9 17l-5-5'}
        fill="none"
        stroke="currentColor"
        strokeWidth={isMixed ? 3.4 : 2.5}
        strokeLinecap={isMixed ? 'butt' : 'round'}
        strokeLinejoin="round"
      />
    </svg>
  );
}
