import type { SVGProps } from 'react';

type DrawingProps = SVGProps<SVGSVGElement> & { size?: string | number | undefined };

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

// The seasons are Lucide's drawings (ISC, https://lucide.dev/license), each in a single path: every row of a list has
// one, and Lucide's own of nine to twelve elements are a fifth of what a row asks of the browser.

export function Sun(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41" />
    </Drawing>
  );
}

export function Snowflake(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M10 20l-1.25-2.5L6 18M10 4 8.75 6.5 6 6M14 20l1.25-2.5L18 18M14 4l1.25 2.5L18 6M17 21l-3-6h-4M17 3l-3 6 1.5 3M2 12h6.5L10 9M20 10l-1.5 2 1.5 2M22 12h-6.5L14 15M4 10l1.5 2L4 14M7 21l3-6-1.5-3M7 3l3 6h4" />
    </Drawing>
  );
}

/** Half a sun, half a snowflake: a tyre for all seasons. */
export function SunSnow(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M10 21v-1M10 4V3M10 9a3 3 0 0 0 0 6M14 20l1.25-2.5L18 18M14 4l1.25 2.5L18 6M17 21l-3-6 1.5-3H22M17 3l-3 6 1.5 3M2 12h1M20 10l-1.5 2 1.5 2M3.64 18.36l.7-.7M4.34 6.34l-.7-.7" />
    </Drawing>
  );
}
