/** Whether the machine is one of Apple's, where ⌘ stands for Ctrl. */
const isApple = () => /^(Mac|iP)/.test(navigator.platform);

/** What of a key press decides. */
interface Press {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/**
 * Whether a key press is a shortcut, written as in `aria-keyshortcuts`: `?`, `Alt+N`, `Mod+K`, where `Mod` is Ctrl, or ⌘
 * on a machine of Apple's. With a modifier the physical key counts, so that a Russian layout has it too.
 */
export function isPressed(shortcut: string, press: Press, apple = isApple()): boolean {
  const keys = shortcut.split('+');
  const last = keys.at(-1) || '+';
  const has = (name: string) => keys.slice(0, -1).includes(name);
  const isControl = has('Control') || (has('Mod') && !apple);
  const isMeta = has('Meta') || (has('Mod') && apple);
  const isModified = isControl || isMeta || has('Alt');
  const typed = isModified ? press.code.replace(/^(Key|Digit)/, '') : press.key;
  return (
    typed.toLowerCase() === last.toLowerCase() &&
    press.ctrlKey === isControl &&
    press.metaKey === isMeta &&
    press.altKey === has('Alt') &&
    // a sign such as «?» may need Shift to be typed
    (!isModified || press.shiftKey === has('Shift'))
  );
}

const SIGNS: Record<string, string> = { Meta: '⌘', Alt: '⌥', Shift: '⇧', Control: '⌃' };

/** The keys of a shortcut as they are written on the keys of this machine. */
export function keysOf(shortcut: string, apple = isApple()): string[] {
  const written = shortcut.replace('Mod', apple ? 'Meta' : 'Control').split('+');
  return written.map((key) => (apple ? (SIGNS[key] ?? key) : key.replace('Control', 'Ctrl')));
}
