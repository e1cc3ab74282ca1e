import { createGlobalTheme } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/**
 * A whole theme in one file. It compiles only if every colour of the contract has a value. Use it with
 * `data-theme="workwear"` on the root of the page or of a part of it.
 */
createGlobalTheme('[data-theme="workwear"]', vars.color, {
  surface: { paper: '#eef3f0', sheet: '#fbfdfc', sunk: '#e2eae6', sunk2: '#d3deda' },
  line: { hairline: '#ccd9d3', line: '#6f837a', lineStrong: '#0d3b2e' },
  ink: {
    ink: '#0d3b2e',
    ink2: '#2d5347',
    ink3: '#486459',
    inkOff: '#93a59d',
    inkInv: '#f4faf7',
  },
  asphalt: {
    asphalt: '#0d3b2e',
    asphalt2: '#165242',
    asphaltLine: '#22695a',
    onAsphalt: '#f4faf7',
    onAsphalt2: '#b5cdc4',
    toast: '#0d3b2e',
    toastOk: '#4cc38a',
    toastWarn: '#f2c018',
    toastInk: '#0d3b2e',
  },
  signal: {
    signal: '#f2c018',
    signalHover: '#f7ce47',
    signalPress: '#e3b20c',
    onSignal: '#0d3b2e',
    signalText: '#7a5900',
    signalWash: '#fdf3cf',
  },
  season: {
    winter: '#2a6bd8',
    winterText: '#1c4f9e',
    winterWash: '#dfe9f9',
    summer: '#b06f00',
    summerText: '#7a4e00',
    summerWash: '#f8ecd0',
    allseason: '#0b8c80',
    allseasonText: '#076158',
    allseasonWash: '#d3eeea',
  },
  state: {
    ok: '#1f8a47',
    okText: '#145c33',
    okWash: '#d9efe0',
    warn: '#b06f00',
    warnText: '#7a4e00',
    warnWash: '#f8ecd0',
    danger: '#b3261e',
    dangerHover: '#8f1c16',
    dangerText: '#9c1f18',
    dangerWash: '#f9dedc',
    onDanger: '#ffffff',
    focus: '#1c4f9e',
    focusInv: '#9cc1ff',
    mark: '#f7e08f',
  },
  glyph: {
    gRubber: '#263c34',
    gGroove: '#eef3f0',
    gLine: '#6f837a',
    gStud: '#ffffff',
    gHub: '#7c8f87',
    gBg: '#eef3f0',
    gEt: '#c98f00',
  },
  scrim: 'rgb(13 59 46 / .5)',
});

createGlobalTheme('[data-theme="workwear"]', vars.radius, {
  s: '2px',
  m: '4px',
  l: '8px',
  tag: '2px',
  full: '999px',
});
