import type { SVGProps } from 'react';

type DrawingProps = SVGProps<SVGSVGElement> & { size?: string | number };

/** The frame that Lucide gives its drawings. */
function Drawing({ size = 24, ...props }: DrawingProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    />
  );
}

/** A tyre seen from its side. */
export function Tyre(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <circle cx="12" cy="12" r="9.25" />
      <circle cx="12" cy="12" r="4.25" />
      <path d="M12 2.75v2.5M12 18.75v2.5M2.75 12h2.5M18.75 12h2.5M5.5 5.5l1.7 1.7M16.8 16.8l1.7 1.7M5.5 18.5l1.7-1.7M16.8 7.2l1.7-1.7" />
    </Drawing>
  );
}

/** Rows set wide. */
export function Rows(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M3 6h18M3 12h18M3 18h18" />
    </Drawing>
  );
}

/** Rows set close: the dense list. */
export function DenseRows(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M3 4.5h18M3 9.5h18M3 14.5h18M3 19.5h18" />
    </Drawing>
  );
}
