/** Where a finger points, or the screen is a phone's or a tablet's. */
export const touch = '(pointer: coarse), (max-width: 999.98px)';
/** iOS zooms the page into a field of smaller text than 16 px. */
export const narrow = '(max-width: 699.98px)';
