type Watch = (isPressed: boolean) => void;

const watches = new Set<Watch>();
let isPressed = false;
let release: ReturnType<typeof setTimeout> | undefined;

function tell(now: boolean) {
  if (isPressed === now) return;
  isPressed = now;
  for (const watch of watches) watch(now);
}

function begin({ button }: MouseEvent) {
  if (button !== 0) return;
  clearTimeout(release);
  tell(true);
}

/** The click comes in the same task as the end of the press: what waits for the end must not run before it. */
function end() {
  clearTimeout(release);
  release = setTimeout(tell, 0, false);
}

// A touch is a pointer first, and a mouse that is pressed and released at once when it has been a tap. A press that is
// lost to a drag or another window ends at the latest with the next key.
const BEGINNINGS = ['pointerdown', 'mousedown'] as const;
const ENDS = ['pointerup', 'mouseup', 'pointercancel', 'dragend', 'keydown'] as const;

/** Calls `watch` before the focus moves to what is pressed, and after the click. Returns a function that ends this. */
export function watchPress(watch: Watch): () => void {
  if (watches.size === 0) {
    for (const type of BEGINNINGS) document.addEventListener(type, begin, true);
    for (const type of ENDS) document.addEventListener(type, end, true);
  }
  watches.add(watch);
  return () => {
    watches.delete(watch);
    if (watches.size > 0) return;
    for (const type of BEGINNINGS) document.removeEventListener(type, begin, true);
    for (const type of ENDS) document.removeEventListener(type, end, true);
    clearTimeout(release);
    isPressed = false;
  };
}
