export type CellOf = (field: string) => string;

const SIZED = /\d{3}\s?[/\\xх*]\s?\d{2}|[rр]\s?\d{2}|\d[.,]?\d*\s?[xх×*]\s?\d{2}/iu;
const holds = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

/** Returns a marking whose parts are in several columns, written as in a text. */
function sizeOf(cellOf: CellOf): string[] {
  const [width, profile, diameter] = ['width', 'profile', 'diameter'].map(cellOf);
  const [rimWidth, bolts, pcd, et, dia] = ['rim_width', 'bolts', 'pcd', 'et', 'dia'].map(cellOf);
  const rim = diameter?.replace(/^[rр]/i, '');
  const tyre = profile ? `${width}/${profile} R${rim}` : `${width} R${rim}`;
  const wheel = rimWidth && rim ? `${rimWidth}x${rim}` : '';
  return [
    cellOf('size') || (width && rim ? tyre : wheel),
    pcd && bolts && !/[xх*]/i.test(pcd) ? `${bolts}x${pcd}` : (pcd ?? ''),
    et ? `ET${et.replace(/^et/i, '')}` : '',
    dia ? `DIA${dia.replace(/^(?:dia|d)/i, '')}` : '',
  ];
}

/** Returns what the cells say about the product, written as a row of text. */
export function describe(cellOf: CellOf): string {
  const name = cellOf('name');
  const also = ['brand', 'model'].map(cellOf).filter((part) => !holds(name, part));
  const size = SIZED.test(name) ? [] : sizeOf(cellOf);
  const index = `${cellOf('load_index')}${cellOf('speed_index')}`;
  const season = /[зл]|wint|summ/i.test(name) && name !== '' ? '' : cellOf('season');
  const studded = /^(?:да|шип|\+|1|true|y)/i.test(cellOf('studded')) ? 'шип' : '';
  const parts = name === '' ? [...also, ...size, index, season, studded] : [...also, name, ...size];
  return parts.filter((part) => part !== '').join(' ');
}
