/** Returns the words by which a rim is found: `7x16`, `16x7`, `5x114.3`, `et45`, `d67.1`. */
export const rimWords = (rim: {
  width: number;
  diameter: number;
  bolts: number;
  pcd: number;
  et: number;
  bore: number;
}): string[] => [
  `${rim.width}x${rim.diameter}`,
  `${rim.diameter}x${rim.width}`,
  `r${rim.diameter}`,
  `${rim.bolts}x${rim.pcd}`,
  `et${rim.et}`,
  `d${rim.bore}`,
];
