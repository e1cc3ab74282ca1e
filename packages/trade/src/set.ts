/** A set of a car's tyres or wheels: what a buyer compares and takes who names no number. */
export const PIECES_OF_SET = 4;
