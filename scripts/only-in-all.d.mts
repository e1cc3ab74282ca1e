export const ONLY_IN_ALL: Readonly<
  Record<string, readonly { because: string; files: readonly string[] }[]>
>;
export function excludedFrom(project: string): string[];
