/** Why a file was rejected. */
export type RejectReason = 'type' | 'size' | 'count';

/** A rejected file. */
export interface Rejection {
  file: File;
  reason: RejectReason;
}

export interface AcceptRules {
  /** Extensions with a dot, media types, or wildcards like `image/*`; any file if empty. */
  acceptedTypes: readonly string[];
  /** Largest size, bytes. */
  maxBytes: number;
  /** Largest number of files at a time. */
  maxCount: number;
}

/**
 * Whether a file has one of the types, by its name or by the media type from the system.
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

/** Splits files into accepted and rejected ones; each rejected file has the first rule it breaks. */
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
