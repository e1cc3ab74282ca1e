import * as css from './sidewall.css.ts';

const CENTRE = { x: 500, y: 610 };
const TREAD = 566;
const BEAD = 296;
const LUGS = 92;

const at = (radius: number, angle: number) =>
  `${(CENTRE.x + radius * Math.cos(angle)).toFixed(1)} ${(CENTRE.y + radius * Math.sin(angle)).toFixed(1)}`;

const angles = Array.from({ length: LUGS }, (_, index) => (index / LUGS) * 2 * Math.PI);

/** The lugs of the shoulder, each a slanted block. */
const lugs = angles
  .map((angle) => {
    const end = angle + 0.026;
    const [foot, top] = [TREAD - 1, TREAD + 26];
    return `M${at(foot, angle)}L${at(top, angle + 0.01)}L${at(top, end + 0.022)}L${at(foot, end + 0.012)}Z`;
  })
  .join('');

/** Sipes that run inwards from every other lug. */
const sipes = angles
  .filter((_, index) => index % 2 === 1)
  .map((angle) => `M${at(TREAD - 6, angle)}L${at(TREAD - 46, angle + 0.026)}`)
  .join('');

/** A circular path for letters to stand on, starting at nine o'clock. */
const circle = (radius: number) =>
  `M${CENTRE.x - radius} ${CENTRE.y}A${radius} ${radius} 0 0 1 ${CENTRE.x + radius} ${CENTRE.y}A${radius} ${radius} 0 0 1 ${CENTRE.x - radius} ${CENTRE.y}`;

const rings = [
  { radius: TREAD - 52, className: css.edge },
  { radius: TREAD - 60, className: css.thinEdge },
  { radius: BEAD + 26, className: css.thinEdge },
];
const words = ['Цветная точка на боковине говорит', 'монтажнику, куда смотреть', 'первым делом.'];
const dot = { x: 263.9, y: 370.9 };

/** The sidewall of a tyre with its marking and the coloured dot. */
export function Sidewall() {
  return (
    <svg
      className={css.drawing}
      viewBox="0 0 1000 1000"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <path id="sidewall-name" d={circle(424)} />
        <path id="sidewall-small" d={circle(372)} />
      </defs>
      <circle cx={CENTRE.x} cy={CENTRE.y} r={TREAD} className={css.rubber} />
      <path d={lugs} className={css.lugs} />
      <path d={sipes} className={css.sipes} />
      {rings.map(({ radius, className }) => (
        <circle key={radius} cx={CENTRE.x} cy={CENTRE.y} r={radius} className={className} />
      ))}
      <circle cx={CENTRE.x} cy={CENTRE.y} r={BEAD} className={css.bead} />
      <circle cx={CENTRE.x} cy={CENTRE.y} r={BEAD - 16} className={css.edge} />
      <path
        className={css.axis}
        d={`M${CENTRE.x - 22} ${CENTRE.y - 96}h44M${CENTRE.x} ${CENTRE.y - 118}v44`}
      />
      <path
        className={css.leader}
        d={`M${CENTRE.x - 18} ${CENTRE.y - 110}L${dot.x + 16} ${dot.y + 14}`}
      />
      <text className={css.name}>
        <textPath href="#sidewall-name" startOffset="5.2%">
          ПРОТЕКТОР
        </textPath>
      </text>
      <text className={css.size}>
        <textPath href="#sidewall-name" startOffset="31%">
          205/55 R16 91V
        </textPath>
      </text>
      <text className={css.small}>
        <textPath href="#sidewall-small" startOffset="7.5%">
          RADIAL TUBELESS · M+S · DOT 4726 · MAX LOAD 615 KG · TWI ▲
        </textPath>
      </text>
      <circle cx={dot.x} cy={dot.y} r="14" className={css.signal} />
      {words.map((line, index) => (
        <text key={line} x={CENTRE.x} y={CENTRE.y - 16 + index * 30} className={css.words}>
          {line}
        </text>
      ))}
      <text x={CENTRE.x} y={CENTRE.y + 86} className={css.strongWords}>
        Здесь она отмечает лучшую цену.
      </text>
    </svg>
  );
}
