import * as css from './not-found.css.ts';

const BLOCKS = 60;
const STEP = 34;

/** One step of the tread: two slanted shoulder blocks, an arrow between them, a dash at each edge. */
const block = (x: number) =>
  [
    `M${x} 8l22 26h14l-22-26zM${x} 112l22-26h14l-22 26z`,
    `M${x + 8} 40l9 12-9 12h12l9-12-9-12zM${x + 2} 0h20v5h-20zM${x + 2} 115h20v5h-20z`,
  ].join('');

const track = Array.from({ length: BLOCKS }, (_, index) => block(index * STEP)).join('');

/** A decorative drawing: the track that a passing tyre has left. */
export function Track() {
  return (
    <svg className={css.track} viewBox={`0 0 ${BLOCKS * STEP} 120`} aria-hidden="true">
      <path d={track} />
    </svg>
  );
}
