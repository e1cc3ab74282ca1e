/** A touch screen, or a screen of the size of a phone or a tablet. */
export const touch = '(pointer: coarse), (max-width: 999.98px)';
/** On these screens text in fields is 16 px: iOS zooms into a field with smaller text. */
export const narrow = '(max-width: 699.98px)';
