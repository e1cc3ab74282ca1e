/** Every name with its custom property, without `--org-`, and what it is used for. */
export const names = {
  color: {
    surface: {
      /** page, head of a table */
      paper: 'color-paper',
      /** fields, cards, popovers, dialogs */
      sheet: 'color-sheet',
      /** hovered row, chip, disabled field, current item of a menu */
      sunk: 'color-sunk',
      /** pressed state, skeleton, track of a progress bar, avatar */
      sunk2: 'color-sunk-2',
    },
    line: {
      /** dividers between rows and groups (decorative) */
      hairline: 'color-hairline',
      /** border of field, button, checkbox */
      line: 'color-line',
      /** border of what is selected */
      lineStrong: 'color-line-strong',
    },
    ink: {
      /** text, primary button, selected state */
      ink: 'color-ink',
      /** secondary text, field label, icons */
      ink2: 'color-ink-2',
      /** hints, units, counts, placeholders */
      ink3: 'color-ink-3',
      /** disabled text and icons; no minimum contrast */
      inkOff: 'color-ink-off',
      /** text on ink: a primary button */
      inkInv: 'color-ink-inv',
    },
    asphalt: {
      /** header, bar at the bottom, tooltip */
      asphalt: 'color-asphalt',
      /** asphalt on hover */
      asphalt2: 'color-asphalt-2',
      /** current item of the bar at the bottom, border of a dark header */
      asphaltLine: 'color-asphalt-line',
      /** text and icons on asphalt */
      onAsphalt: 'color-on-asphalt',
      /** links on asphalt that are not current */
      onAsphalt2: 'color-on-asphalt-2',
      /** background of a toast */
      toast: 'color-toast',
      /** mark of success, on a toast */
      toastOk: 'color-toast-ok',
      /** mark of a warning, on a toast */
      toastWarn: 'color-toast-warn',
      /** icon in the mark of a toast */
      toastInk: 'color-toast-ink',
    },
    signal: {
      /** the one button of a screen that costs money, mark of the best price, count of a cart */
      signal: 'color-signal',
      /** signal on hover */
      signalHover: 'color-signal-hover',
      /** signal while pressed */
      signalPress: 'color-signal-press',
      /** text on signal */
      onSignal: 'color-on-signal',
      /** signal as text */
      signalText: 'color-signal-text',
      /** background of a hint that saves money */
      signalWash: 'color-signal-wash',
    },
    season: {
      /** winter: stripe on the glyph, charts */
      winter: 'color-winter',
      /** winter: text of a badge */
      winterText: 'color-winter-text',
      /** winter: background of a badge */
      winterWash: 'color-winter-wash',
      /** summer: stripe on the glyph, charts */
      summer: 'color-summer',
      /** summer: text of a badge */
      summerText: 'color-summer-text',
      /** summer: background of a badge */
      summerWash: 'color-summer-wash',
      /** all seasons: stripe on the glyph, charts */
      allseason: 'color-allseason',
      /** all seasons: text of a badge */
      allseasonText: 'color-allseason-text',
      /** all seasons: background of a badge */
      allseasonWash: 'color-allseason-wash',
    },
    state: {
      /** success: full bar, mark */
      ok: 'color-ok',
      /** success: text */
      okText: 'color-ok-text',
      /** success: background of a note or a badge */
      okWash: 'color-ok-wash',
      /** warning: border, mark, bar */
      warn: 'color-warn',
      /** warning: text */
      warnText: 'color-warn-text',
      /** warning: background of a note or a badge */
      warnWash: 'color-warn-wash',
      /** border of an invalid field, toast of an error, button that deletes */
      danger: 'color-danger',
      /** button that deletes, on hover */
      dangerHover: 'color-danger-hover',
      /** text of an error */
      dangerText: 'color-danger-text',
      /** background of an error’s note, of a rejected cell */
      dangerWash: 'color-danger-wash',
      /** text on danger */
      onDanger: 'color-on-danger',
      /** focus ring */
      focus: 'color-focus',
      /** focus ring on asphalt */
      focusInv: 'color-focus-inv',
      /** letters that match a search */
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
  shadow: {
    /** popovers, lists, toasts */
    pop: 'shadow-pop',
    /** dialogs and sheets */
    modal: 'shadow-modal',
  },
  font: {
    /** everything that is read */
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
} as const;
