import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The names that components may use. Each is a custom property `--org-…`, so that another theme is one file that
 * gives every name a value, and plain CSS can read them too.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      surface: {
        /** page, filter rail, table head */
        paper: 'color-paper',
        /** inputs, expanded row, popover, modal, checkout panel */
        sheet: 'color-sheet',
        /** row hover, chip, disabled field, active item of the side menu */
        sunk: 'color-sunk',
        /** pressed, skeleton, progress track, avatar */
        sunk2: 'color-sunk-2',
      },
      line: {
        /** dividers between rows and groups (decorative) */
        hairline: 'color-hairline',
        /** border of field, button, checkbox */
        line: 'color-line',
        /** border of the selected */
        lineStrong: 'color-line-strong',
      },
      ink: {
        /** text, primary button, selected state */
        ink: 'color-ink',
        /** secondary text, field label, icons */
        ink2: 'color-ink-2',
        /** hints, units, counts, placeholders */
        ink3: 'color-ink-3',
        /** disabled (exempt) */
        inkOff: 'color-ink-off',
        /** text on --ink */
        inkInv: 'color-ink-inv',
      },
      asphalt: {
        /** header, bottom bar, tooltip */
        asphalt: 'color-asphalt',
        /** hover in the header */
        asphalt2: 'color-asphalt-2',
        /** pill under the active bottom-bar item; header border in dark */
        asphaltLine: 'color-asphalt-line',
        /** text and icons */
        onAsphalt: 'color-on-asphalt',
        /** inactive links */
        onAsphalt2: 'color-on-asphalt-2',
        /** ground of a toast */
        toast: 'color-toast',
        /** mark of what was done, on a toast */
        toastOk: 'color-toast-ok',
        /** mark of a warning, on a toast */
        toastWarn: 'color-toast-warn',
        /** drawing in the mark of a toast */
        toastInk: 'color-toast-ink',
      },
      signal: {
        /** mark of the best price, cart count, the one money button of a screen, ET on the wheel glyph */
        signal: 'color-signal',
        /** hover */
        signalHover: 'color-signal-hover',
        /** pressed */
        signalPress: 'color-signal-press',
        /** text on signal, always ink */
        onSignal: 'color-on-signal',
        /** the words «best price» and any other signal text */
        signalText: 'color-signal-text',
        /** background of the saving hint */
        signalWash: 'color-signal-wash',
      },
      season: {
        /** winter: stripe on the glyph, charts */
        winter: 'color-winter',
        /** badge text */
        winterText: 'color-winter-text',
        /** badge background */
        winterWash: 'color-winter-wash',
        /** summer */
        summer: 'color-summer',
        /** text */
        summerText: 'color-summer-text',
        /** background */
        summerWash: 'color-summer-wash',
        /** all-season */
        allseason: 'color-allseason',
        /** text */
        allseasonText: 'color-allseason-text',
        /** background */
        allseasonWash: 'color-allseason-wash',
      },
      state: {
        /** minimum order reached */
        ok: 'color-ok',
        /** text */
        okText: 'color-ok-text',
        /** background */
        okWash: 'color-ok-wash',
        /** warning */
        warn: 'color-warn',
        /** text: price went up, check the column */
        warnText: 'color-warn-text',
        /** background */
        warnWash: 'color-warn-wash',
        /** error border, error toast, delete */
        danger: 'color-danger',
        /** hover */
        dangerHover: 'color-danger-hover',
        /** error text */
        dangerText: 'color-danger-text',
        /** rejected cell */
        dangerWash: 'color-danger-wash',
        /** text on --danger */
        onDanger: 'color-on-danger',
        /** focus ring */
        focus: 'color-focus',
        /** ring on asphalt */
        focusInv: 'color-focus-inv',
        /** search match */
        mark: 'color-mark',
      },
      glyph: {
        /** rubber, wheel outline */
        gRubber: 'color-g-rubber',
        /** grooves, equals the background under the glyph */
        gGroove: 'color-g-groove',
        /** centre lines */
        gLine: 'color-g-line',
        /** studs */
        gStud: 'color-g-stud',
        /** spokes */
        gHub: 'color-g-hub',
        /** cut-outs, equals the background */
        gBg: 'color-g-bg',
        /** mounting face (ET) */
        gEt: 'color-g-et',
      },
      /** behind modals and sheets */
      scrim: 'color-scrim',
    },
    shadow: { pop: 'shadow-pop', modal: 'shadow-modal' },
    font: {
      ui: 'font-ui',
      /** sidewall marking: digits, Latin and capitals only */
      mark: 'font-mark',
    },
    /** size and line height; use as `font` together with a weight: `${vars.weight.semi} ${vars.text.t14}` */
    text: {
      t11: 'text-11',
      t12: 'text-12',
      t13: 'text-13',
      t14: 'text-14',
      t15: 'text-15',
      t16: 'text-16',
      t18: 'text-18',
      t22: 'text-22',
      t28: 'text-28',
      t36: 'text-36',
    },
    weight: {
      regular: 'weight-regular',
      medium: 'weight-medium',
      semi: 'weight-semi',
      bold: 'weight-bold',
    },
    space: {
      s1: 'space-1',
      s2: 'space-2',
      s3: 'space-3',
      s4: 'space-4',
      s5: 'space-5',
      s6: 'space-6',
      s8: 'space-8',
      s10: 'space-10',
      s12: 'space-12',
      s16: 'space-16',
    },
    radius: { s: 'radius-s', m: 'radius-m', l: 'radius-l', tag: 'radius-tag', full: 'radius-full' },
    /** heights of controls; larger where the pointer is coarse */
    height: { s: 'height-s', m: 'height-m', l: 'height-l', target: 'target' },
    ring: { width: 'ring-width', gap: 'ring-gap' },
    duration: { fast: 'duration-1', medium: 'duration-2', slow: 'duration-3' },
    ease: { out: 'ease-out', in: 'ease-in' },
    z: {
      sticky: 'z-sticky',
      header: 'z-header',
      bar: 'z-bar',
      pop: 'z-pop',
      modal: 'z-modal',
      toast: 'z-toast',
    },
    /** page layout; changes with the breakpoint */
    layout: {
      gutter: 'gutter',
      rail: 'rail',
      dock: 'dock',
      headerHeight: 'header-height',
      barHeight: 'bar-height',
    },
  },
  (name) => `org-${name}`,
);
