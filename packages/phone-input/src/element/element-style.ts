import { LIST_HEIGHT } from '../list/list-window.ts';
import { narrow, touch } from '../media.ts';
import { color, height, radius, ring, shadowPop, text, touchHeight, weight } from '../tokens.ts';

/** The styles of the element, of the same tokens as the React component's. They stand in its shadow root alone. */
export const STYLE = `
:host { display: inline-block; width: 100%; min-width: 0; }
:host([hidden]) { display: none; }
[part=field] {
  display: flex; align-items: center; gap: 10px; box-sizing: border-box; height: ${height.m};
  padding-inline-end: 12px; border: 1px solid ${color.line}; border-radius: ${radius.s};
  background: ${color.sheet}; color: ${color.ink}; font: ${text.t14};
}
[part=field]:focus-within { border-color: ${color.focus}; outline: 1px solid ${color.focus}; }
:host(:state(user-invalid)) [part=field] { border-color: ${color.danger}; outline: 1px solid ${color.danger}; }
:host(:state(user-invalid)) [part=field]:focus-within { outline: ${ring.width} solid ${color.focus}; }
:host(:disabled) [part=field] { background: ${color.sunk}; border-color: ${color.hairline}; color: ${color.inkOff}; cursor: not-allowed; }
:host([readonly]) [part=field] { background: ${color.sunk}; border-color: ${color.hairline}; color: ${color.ink3}; }
button, input { margin: 0; padding: 0; border: 0; outline: 0; background: none; color: inherit; font: inherit; }
input { flex: 1; min-width: 0; height: 100%; }
input::placeholder { color: ${color.ink3}; opacity: 1; }
[part=input] { font-variant-numeric: tabular-nums; }
[part=button] {
  display: flex; align-items: center; gap: 6px; flex: none; height: 100%; padding-inline: 12px 8px;
  border-inline-end: 1px solid ${color.hairline}; font-weight: ${weight.medium}; cursor: pointer;
}
[part=button]::before { content: attr(data-letters); min-width: 21px; text-align: center; text-transform: uppercase; font-size: 12px; }
[part=button]::after {
  content: ''; width: 6px; height: 6px; margin: 0 3px; rotate: 45deg; translate: 0 -2px;
  border: solid ${color.ink2}; border-width: 0 1.5px 1.5px 0;
}
[part=button]:focus-visible { outline: ${ring.width} solid ${color.focus}; outline-offset: -3px; }
[part=button]:disabled, input:disabled { cursor: not-allowed; }
[role=alert], [role=status] { font: ${text.t12}; color: ${color.ink2}; }
[role=alert]:empty, [role=status]:empty { display: none; }
[part=popover] {
  position: fixed; inset: auto; box-sizing: border-box; width: 320px; margin: 0; padding: 4px; border: 0; overflow: hidden;
  background: ${color.sheet}; color: ${color.ink}; font: ${text.t14}; border-radius: ${radius.m}; box-shadow: ${shadowPop};
}
[part=popover]:popover-open { display: flex; flex-direction: column; }
[part=search] { flex: none; height: 36px; padding: 0 10px; border-bottom: 1px solid ${color.hairline}; }
[part=list] { max-height: ${LIST_HEIGHT}px; overflow: hidden auto; overscroll-behavior: contain; }
[role=option] {
  display: flex; align-items: center; gap: 10px; box-sizing: border-box; height: 36px; padding: 0 10px;
  border-radius: ${radius.s}; cursor: pointer; content-visibility: auto; contain-intrinsic-size: auto 36px;
}
[role=option] > :first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
[role=option] > :last-child { flex: none; margin-inline-start: auto; color: ${color.ink3}; font-variant-numeric: tabular-nums; }
[role=option][aria-selected=true] { font-weight: ${weight.medium}; }
[role=option][data-active] { background: color-mix(in srgb, ${color.sunk}, ${color.sunk2}); }
[role=status] { padding: 8px 10px; }
@media (hover: hover) { [part=button]:hover:enabled { background: ${color.sunk}; } }
@media ${touch} {
  [part=field] { height: ${touchHeight.m}; }
  [part=button] { min-width: 44px; justify-content: center; }
  [role=option], [part=search] { height: 48px; }
}
@media ${narrow} { input { font-size: 16px; } }
@media (forced-colors: active) {
  [part=popover] { border: 1px solid; }
  [role=option][data-active] { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  [role=option][data-active] > * { color: inherit; }
}
`;
