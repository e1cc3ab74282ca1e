import { IconButton } from '@org/ui/icon-button';
import { SearchIcon, XIcon } from '@org/ui/icons';
import { useAtomValue } from 'jotai';
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { useLastLoaded } from '../../../shared/hooks/use-last-loaded.ts';
import { lazyPart } from '../../../shared/page/lazy-part.ts';
import { toastError } from '../../../shared/page/messages.ts';
import { orEmpty } from '../../../shared/page/or-empty.ts';
import type { SectionCode } from '../../../shared/sections.ts';
import type { Intents } from './intents.ts';
import { messageLines } from './message.ts';
import { optionId } from './option-id.ts';
import { type Option, optionsOf } from './options.ts';
import { suggestionsAtom } from './smart-search.atoms.ts';
import * as css from './smart-search.css.ts';
import type { Token } from './understood.ts';
import { useActiveOption } from './use-active-option.ts';
import { useMatchList } from './use-match-list.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'));

/** Moves the focus to a field when this character is typed outside any other field. */
function useShortcut(key: string, field: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      if (event.key !== key || event.defaultPrevented || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [key, field]);
}

const TokenLayer = lazy(() => orEmpty(import('./token-layer.tsx').then((code) => code.TokenLayer)));
const MessagePanel = lazyPart(() => import('./message-panel.tsx'), 'MessagePanel');
const SuggestionPanel = lazyPart(() => import('./suggestion-panel.tsx'), 'SuggestionPanel');

interface SearchFieldProps {
  /** The section that is searched; absent: all sections. */
  section?: SectionCode;
  text: string;
  onText: (text: string) => void;
  placeholder: string;
  /** What the field can do with what was understood; absent until its code has loaded. */
  intents: Intents | undefined;
  /** Goes to what the words mean; resolves to the words that stay. */
  onSubmit: Intents['submit'];
  /** Called after the field was cleared by its cross. */
  onClear?: () => void;
  input: RefObject<HTMLInputElement | null>;
}

/** What the text in the field means: a list of goods, or a search with what is suggested for it. */
function useReading(section: SectionCode | undefined, text: string, intents: Intents | undefined) {
  const lines = messageLines(text);
  const isMessage = lines.length > 0;
  const asked = { ...(section && { section }), q: isMessage ? '' : text.trim() };
  const suggestions = useLastLoaded(useAtomValue(suggestionsAtom(asked)));
  const understood = asked.q === '' ? undefined : suggestions?.understood;
  const options = optionsOf(suggestions, section === undefined);
  const questions = understood && suggestions && intents?.questions(asked.q, suggestions);
  return { lines, isMessage, asked, suggestions, understood, options, questions };
}

/**
 * One search field for everything: sizes, brands and words in any order. The text is interpreted with every letter that
 * is typed. Enter turns it into filters; a suggestion leads straight to its page.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list/
 */
export function SearchField(props: SearchFieldProps) {
  const { section, text, onText, placeholder, intents, onSubmit, onClear, input } = props;
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  useShortcut('/', input);

  const reading = useReading(section, text, intents);
  const { lines, isMessage, asked, suggestions, understood, options, questions } = reading;
  const isShown = isOpen && questions !== undefined;
  const active = useActiveOption(isShown ? options.length : 0);
  const match = useMatchList();
  const take = (isOther: boolean) => void onSubmit(asked, isOther).then(leave, toastError);
  const leave = (rest: string) => {
    onText(rest);
    setOpen(false);
  };
  const show = (next: string) => {
    onText(next);
    input.current?.focus();
  };
  const choose = (option: Option) => {
    if (understood && intents) leave(intents.choose(option, understood, asked.q));
  };
  const add = intents?.add;
  const onAdd = add && understood && ((filter: Token['filter']) => leave(add(filter, understood)));

  const clear = () => {
    show('');
    onClear?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) setOpen(false);
    else if (event.key === 'Enter') {
      const option = active.index === undefined ? undefined : options[active.index];
      if (option) choose(option);
      else if (isMessage) match(text);
      else take(event.shiftKey);
    } else if (!active.move(event.key)) return;
    event.preventDefault();
  };

  return (
    <search
      className={css.root}
      onFocus={() => setOpen(true)}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <div className={css.field}>
        <SearchIcon />
        <div className={css.textLine}>
          {understood && (
            <Suspense>
              <TokenLayer text={text} understood={understood} input={input} />
            </Suspense>
          )}
          <input
            ref={input}
            className={css.input}
            type="search"
            role="combobox"
            aria-label="Поиск"
            aria-keyshortcuts="/"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={isShown ? listId : undefined}
            aria-activedescendant={
              active.index === undefined ? undefined : optionId(listId, active.index)
            }
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            placeholder={placeholder}
            value={shownText(text)}
            onChange={(event) => {
              onText(typedText(event.target.value));
              setOpen(true);
              active.reset();
            }}
            onKeyDown={onKeyDown}
            onPaste={(event) => pasteMessage(event, onText)}
          />
        </div>
        <FieldEnd isEmpty={text === ''} onClear={clear} />
      </div>
      <Suspense>
        {isOpen && isMessage && (
          <MessagePanel
            {...{ text, lines }}
            onMatch={() => match(text)}
            onFirst={() => show(lines[0] ?? '')}
          />
        )}
        {isShown && suggestions && questions && (
          <SuggestionPanel
            {...{ listId, suggestions, options, questions, onAdd }}
            activeIndex={active.index}
            onChoose={choose}
            onTake={take}
          />
        )}
      </Suspense>
    </search>
  );
}

/** The cross that clears the field; while there is nothing to clear, the key that leads to it. */
function FieldEnd({ isEmpty, onClear }: { isEmpty: boolean; onClear: () => void }) {
  if (isEmpty) return <kbd className={css.shortcut}>/</kbd>;
  return <IconButton label="Очистить поиск" icon={<XIcon size={16} />} onPress={onClear} />;
}

/** A field of one line shows where the lines of a list end; reading it back keeps them. */
const LINE_END = ' ↵ ';
const shownText = (text: string) => text.replaceAll(/\s*\r?\n\s*/g, LINE_END);
const typedText = (shown: string) => shown.replaceAll(LINE_END, '\n');

/** Takes a pasted list as it is: the field alone would lose where its lines end. */
function pasteMessage(event: ClipboardEvent, onText: (text: string) => void) {
  const pasted = event.clipboardData.getData('text');
  if (messageLines(pasted).length === 0) return;
  event.preventDefault();
  onText(pasted);
}
