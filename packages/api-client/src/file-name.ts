const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/**
 * The file's name in `Content-Disposition`, without any folder.
 * @see https://www.rfc-editor.org/rfc/rfc6266#section-4.3: the extended form wins over the plain one.
 */
export function fileNameOf(header: string | null): string | undefined {
  const extended = /;\s*filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(header ?? '')?.[1];
  const plain = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header ?? '');
  const quoted = plain?.[1]?.replaceAll(/\\(.)/g, '$1');
  const name = (extended && decode(extended)) ?? quoted ?? plain?.[2];
  return name?.split(/[/\\]/).at(-1) || undefined;
}
