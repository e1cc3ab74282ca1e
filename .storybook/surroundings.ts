/** The toolbar's settings for the page around a story. */
export interface Surroundings {
  theme: string;
  density: string;
  direction: string;
  forcedColors: string;
  reducedMotion: string;
}

const root = document.documentElement;

/** Sets the root element as a product would. Media features are simulated with the rules written for them. */
export function applyGlobals(globals: Surroundings) {
  root.dataset.theme = globals.theme;
  root.dataset.density = globals.density;
  if (globals.direction === 'rtl') root.dir = 'rtl';
  else root.removeAttribute('dir');
  playMedia('forced-colors: active', globals.forcedColors === 'on');
  playMedia('prefers-reduced-motion: reduce', globals.reducedMotion === 'on');
  root.toggleAttribute('data-forced-colors', globals.forcedColors === 'on');
}

/** The attributes that {@link applyGlobals} sets on the root. */
const SURROUNDINGS = ['data-theme', 'data-density', 'dir', 'data-forced-colors'];

/** Returns the root of the page of docs that shows this story in a frame, if there is one. */
const rootOfDocs = () =>
  window.frameElement?.closest('#storybook-docs')?.ownerDocument.documentElement;

/** Applies the toolbar's settings to a story. In a frame of a page of docs, follows that page and its changes. */
export function surround(globals: Surroundings) {
  applyGlobals(globals);
  const docs = rootOfDocs();
  if (!docs) return;
  const follow = () => {
    for (const name of SURROUNDINGS) {
      const value = docs.getAttribute(name);
      if (value === null) root.removeAttribute(name);
      else root.setAttribute(name, value);
    }
  };
  follow();
  const observer = new MutationObserver(follow);
  observer.observe(docs, { attributeFilter: SURROUNDINGS });
  return () => observer.disconnect();
}

const written = new WeakMap<CSSMediaRule, string>();

/**
 * Makes the rules for a media feature apply, or leaves them to the browser. A page cannot switch such a feature on
 * itself. A system's own high contrast is more exact than this approximation.
 */
function playMedia(feature: string, isOn: boolean) {
  for (const sheet of document.styleSheets) {
    try {
      for (const rule of mediaRules(sheet.cssRules)) setMedia(rule, feature, isOn);
    } catch {
      // the rules of a style sheet of another origin cannot be read
    }
  }
}

function setMedia(rule: CSSMediaRule, feature: string, isOn: boolean) {
  const mediaText = written.get(rule) ?? rule.media.mediaText;
  if (!mediaText.includes(feature)) return;
  written.set(rule, mediaText);
  const text = isOn ? 'all' : mediaText;
  if (rule.media.mediaText !== text) rule.media.mediaText = text;
}

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules);
  }
}
