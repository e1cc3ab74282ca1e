import { forwardRef, type ReactNode, useRef, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { SearchField } from 'react-aria-components/SearchField';
import { SearchIcon } from '../icons/icons.tsx';
import { DialogFocus, useFocusTrail } from '../internal/dialog-focus.tsx';
import type { DomProps } from '../internal/dom-props.ts';
import { isTyping } from '../internal/keys.ts';
import { findMatch } from '../internal/list/text-match.ts';
import { isPressed, keysOf } from '../internal/shortcut.ts';
import { given } from '../internal/unstyled.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { useLayoutEffect } from '../internal/use-layout-effect.ts';
import * as menuCss from '../menu/menu.css.ts';
import { useWords } from '../words/words.tsx';
import * as css from './command-palette.css.ts';

/** Something that can be done, or a place to go to. */
export interface Command {
  id: string;
  /** What it does, as a verb, or where it leads. */
  title: string;
  /**
   * Title of the section that it stands in; those of a section stand together.
   * @default none
   */
  section?: string | undefined;
  /**
   * Other words that find it.
   * @default none
   */
  keywords?: string | undefined;
  /**
   * Icon before the title, 16 px.
   * @default none
   */
  icon?: ReactNode;
  /**
   * Key that runs it wherever nothing is typed: `n`, `Alt+N`, `Mod+Shift+S`. `Mod` is Ctrl, or ⌘ on a machine of Apple's.
   * @default none
   */
  shortcut?: string | undefined;
  onRun: () => void;
}

export interface CommandPaletteProps extends DomProps {
  /** All that can be done now. */
  commands: readonly Command[];
  /**
   * Key that opens the palette, also while something is typed.
   * @default 'Mod+K'
   */
  shortcut?: string | undefined;
  /**
   * Whether the palette is open (controlled).
   * @default kept by the palette
   */
  isOpen?: boolean | undefined;
  /** Called when the palette opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/**
 * All that can be done, in a list that is searched. It opens by its shortcut from anywhere; `?` opens it with the
 * commands that have shortcuts alone. The shortcuts of commands work while it is closed and nothing is typed. `ref` is
 * the dialog.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list/
 */
export const CommandPalette = forwardRef<HTMLElement, CommandPaletteProps>(function CommandPalette(
  { commands, shortcut = 'Mod+K', isOpen: wanted, onOpenChange, ...props },
  ref,
) {
  const words = useWords();
  const [isOpen, setOpen] = useControlled(wanted, false, onOpenChange);
  const [onlyShortcuts, setOnlyShortcuts] = useState(false);
  useFocusTrail();
  const open = (isHelp: boolean) => {
    setOnlyShortcuts(isHelp);
    setOpen(true);
  };
  useShortcuts((event) => {
    if (isPressed(shortcut, event)) return isOpen ? () => setOpen(false) : () => open(false);
    if (isOpen || isTyping(event.target)) return undefined;
    if (isPressed('?', event)) return () => open(true);
    return commands.find((one) => one.shortcut && isPressed(one.shortcut, event))?.onRun;
  });
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={setOpen} isDismissable className={css.scrim}>
      <Modal className={css.box}>
        <Dialog
          {...given({ 'aria-label': words.commands, ...props })}
          ref={ref}
          className={css.dialog}
        >
          <CommandList
            commands={onlyShortcuts ? commands.filter((one) => one.shortcut) : commands}
            onDone={() => setOpen(false)}
          />
          <DialogFocus first={undefined} last={undefined} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
});

interface CommandListProps {
  commands: readonly Command[];
  onDone: () => void;
}

function CommandList({ commands, onDone }: CommandListProps) {
  const words = useWords();
  const sections = [...new Set(commands.map(({ section }) => section))];
  const run = (id: unknown) => {
    onDone();
    commands.find((one) => one.id === id)?.onRun();
  };
  return (
    <Autocomplete filter={(text, query) => query.trim() === '' || findMatch(text, query) !== null}>
      <SearchField aria-label={words.search} autoFocus className={css.search}>
        <SearchIcon size={16} />
        <Input placeholder={words.search} className={css.input} />
      </SearchField>
      <Menu
        aria-label={words.commands}
        className={css.list}
        onAction={run}
        renderEmptyState={() => <div className={css.empty}>{words.empty}</div>}
      >
        {sections.map((section) => (
          <MenuSection
            key={section ?? ''}
            {...given({ 'aria-label': section ? undefined : words.commands })}
          >
            {section && <Header className={menuCss.sectionTitle}>{section}</Header>}
            {commands.filter((one) => one.section === section).map(commandItem)}
          </MenuSection>
        ))}
      </Menu>
    </Autocomplete>
  );
}

const commandItem = ({ id, title, keywords = '', icon, shortcut }: Command) => (
  <MenuItem
    key={id}
    id={id}
    textValue={`${title} ${keywords}`.trim()}
    className={menuCss.items.plain}
  >
    {icon && <span className={menuCss.icon}>{icon}</span>}
    <span className={menuCss.words}>{title}</span>
    {shortcut && (
      <span className={css.keys}>
        {keysOf(shortcut).map((key) => (
          <kbd key={key} className={css.key}>
            {key}
          </kbd>
        ))}
      </span>
    )}
  </MenuItem>
);

/** Hears every key press of the page. What `find` returns is run, and the press goes no further. */
function useShortcuts(find: (event: KeyboardEvent) => (() => void) | undefined) {
  const latest = useRef(find);
  useLayoutEffect(() => {
    latest.current = find;
  });
  // heard as soon as the page is seen: an effect would come after the first paint
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const run = event.defaultPrevented || event.repeat ? undefined : latest.current(event);
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
