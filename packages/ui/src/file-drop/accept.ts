/** Why a file was not taken. */
export type RejectReason = 'type' | 'size' | 'count';

/** A file that was not taken. */
export interface Rejection {
  file: File;
  reason: RejectReason;
}

export interface AcceptRules {
  /** Extensions with a dot, media types, or whole kinds like `image/*`; any file when empty. */
  acceptedTypes: readonly string[];
  /** Largest size, bytes. */
  maxBytes: number;
  /** Most files at a time. */
  maxCount: number;
}

/**
 * Whether a file is of one of the types, by its name or by what the system says it is.
 * @see https://html.spec.whatwg.org/multipage/input.html#attr-input-accept
 */
export function isOfType(file: Pick<File, 'name' | 'type'>, types: readonly string[]): boolean {
  if (types.length === 0) return true;
  const name = file.name.toLowerCase();
  const kind = file.type.toLowerCase();
  return types.some((type) => {
    const wanted = type.trim().toLowerCase();
    if (wanted.startsWith('.')) return name.endsWith(wanted);
    return wanted.endsWith('/*') ? kind.startsWith(wanted.slice(0, -1)) : kind === wanted;
  });
}

/** Parts files into those that keep the rules and those that don't, each with the first rule it breaks. */
export function sortFiles(files: readonly File[], rules: AcceptRules) {
  const taken: File[] = [];
  const rejected: Rejection[] = [];
  for (const file of files) {
    const reason = reasonAgainst(file, taken.length, rules);
    if (reason) rejected.push({ file, reason });
    else taken.push(file);
  }
  return { taken, rejected };
}

function reasonAgainst(file: File, taken: number, rules: AcceptRules): RejectReason | undefined {
  if (!isOfType(file, rules.acceptedTypes)) return 'type';
  if (file.size > rules.maxBytes) return 'size';
  if (taken >= rules.maxCount) return 'count';
  return undefined;
}
