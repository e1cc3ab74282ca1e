import './theme.css.ts';
import './reset.css.ts';

export { below, breakpoints, from, touch } from './breakpoints.ts';
export { vars } from './contract.css.ts';
