import {
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useContext,
} from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  MenuSection as AriaMenuSection,
  type MenuSectionProps as AriaMenuSectionProps,
  MenuTrigger as AriaMenuTrigger,
  Header,
  RootMenuTriggerStateContext,
  Separator,
} from 'react-aria-components/Menu';
import { CheckIcon } from '../icons/icons.tsx';
import type { DomProps } from '../internal/dom-props.ts';
import { PopoverSurface, type PopoverSurfaceProps } from '../internal/popover.tsx';
import { given, type UnstyledProps } from '../internal/unstyled.ts';
import * as css from './menu.css.ts';

export interface MenuProps<Item extends object>
  extends UnstyledProps<AriaMenuProps<Item>>,
    Pick<PopoverSurfaceProps, 'placement'> {
  /**
   * Where the menu opens. It flips if there is no room.
   * @default 'bottom start'
   */
  placement?: PopoverSurfaceProps['placement'] | undefined;
}

/**
 * A list of actions and links, opened by the button of its `MenuTrigger`. Arrows, Home, End and letters move, Enter and
 * Space choose, Escape and Tab close the menu and return the focus. With `selectionMode` items can be checked.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export const Menu = forwardRef(function Menu<Item extends object>(
  { placement = 'bottom start', ...props }: MenuProps<Item>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  return (
    <PopoverSurface placement={placement} asWideAsTrigger>
      <ClosesOnTab>
        <AriaMenu {...given(props)} ref={ref} className={css.menu} />
      </ClosesOnTab>
    </PopoverSurface>
  );
}) as <Item extends object>(props: MenuProps<Item> & RefAttributes<HTMLDivElement>) => ReactNode;

/** Closes the menu on Tab, as the ARIA pattern says: React Aria keeps the focus inside. */
function ClosesOnTab({ children }: { children: ReactNode }) {
  const state = useContext(RootMenuTriggerStateContext);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the menu inside it
    <div
      onKeyDown={(event) => {
        if (event.key === 'Tab') state?.close();
      }}
    >
      {children}
    </div>
  );
}

export interface MenuItemProps extends Omit<UnstyledProps<AriaMenuItemProps>, 'children'> {
  /** Text: what the item does, or where the link leads. */
  children: ReactNode;
  /**
   * Icon before the text, 16 px.
   * @default none
   */
  icon?: ReactNode;
  /**
   * Content at the end of the item: a count, a shortcut.
   * @default none
   */
  end?: ReactNode;
  /**
   * Whether the action can't be undone.
   * @default false
   */
  isDanger?: boolean | undefined;
  /**
   * Whether this is the current page. Such an item is no link: give it no `href`, and disable it.
   * @default false
   */
  isCurrent?: boolean | undefined;
}

/** One item of a `Menu`: an action (`onAction`), a link (`href`) or an item that can be checked. */
export const MenuItem = forwardRef<HTMLElement, MenuItemProps>(function MenuItem(
  { children, icon, end, isDanger = false, isCurrent = false, ...props },
  ref,
) {
  const textValue = props.textValue ?? (typeof children === 'string' ? children : undefined);
  return (
    <AriaMenuItem
      {...given({ ...props, textValue })}
      {...(isCurrent && {
        render: (itemProps) => <div {...(itemProps as object)} aria-current="page" />,
      })}
      ref={ref as ForwardedRef<HTMLDivElement>}
      className={css.items[isDanger ? 'danger' : 'plain']}
    >
      {({ selectionMode, isSelected }) => (
        <>
          {icon && <span className={css.icon}>{icon}</span>}
          <span className={css.words}>{children}</span>
          {end != null && <span className={css.end}>{end}</span>}
          {selectionMode !== 'none' && (
            <span className={css.tick}>{isSelected && <CheckIcon size={16} />}</span>
          )}
        </>
      )}
    </AriaMenuItem>
  );
});

export interface MenuSectionProps<Item extends object>
  extends Omit<UnstyledProps<AriaMenuSectionProps<Item>>, 'children'> {
  /**
   * Title above the section.
   * @default none; then give `aria-label`
   */
  title?: ReactNode;
  /** The items. */
  children: ReactNode;
}

/** Items that belong together, with a title or with a selection of their own (`selectionMode`). */
export const MenuSection = forwardRef(function MenuSection<Item extends object>(
  { title, children, ...props }: MenuSectionProps<Item>,
  ref: ForwardedRef<HTMLElement>,
) {
  return (
    <AriaMenuSection {...given(props)} ref={ref}>
      {title && <Header className={css.sectionTitle}>{title}</Header>}
      {children}
    </AriaMenuSection>
  );
}) as <Item extends object>(
  props: MenuSectionProps<Item> & RefAttributes<HTMLElement>,
) => ReactNode;

/** A separator line between groups of items. */
export const MenuSeparator = forwardRef<HTMLElement, DomProps>(function MenuSeparator(props, ref) {
  return <Separator {...given(props)} ref={ref} className={css.line} />;
});

/** Contains a button and the `Menu` that it opens. */
export const MenuTrigger = AriaMenuTrigger;
