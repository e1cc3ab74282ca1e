import {
  type ForwardedRef,
  type ForwardRefExoticComponent,
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import { Link, type LinkProps } from 'react-aria-components/Link';
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  type TabListProps as AriaTabListProps,
  TabPanel as AriaTabPanel,
  type TabPanelProps as AriaTabPanelProps,
  type TabProps as AriaTabProps,
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
} from 'react-aria-components/Tabs';
import type { DomProps } from '../internal/dom-props.ts';
import type { UnstyledProps } from '../internal/unstyled.ts';
import * as css from './tabs.css.ts';

export interface TabsProps extends UnstyledProps<AriaTabsProps> {
  /**
   * Whether the tabs are above the panel or beside it.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/**
 * Panels of which one is shown. Arrows, Home and End move between tabs and open them; only the open tab is a Tab stop.
 * If each panel has a URL of its own, use `TabLinks`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(props, ref) {
  return <AriaTabs {...(props as AriaTabsProps)} ref={ref} className={css.tabs} />;
});

export interface TabListProps<Item extends object>
  extends Omit<UnstyledProps<AriaTabListProps<Item>>, 'aria-label' | 'id'>,
    Pick<DomProps, 'id'> {
  /** Accessible name: what the panels have in common. */
  label: string;
}

/** The strip of tabs. It scrolls sideways if it is too narrow. */
export const TabList = forwardRef(function TabList<Item extends object>(
  { id, label, ...props }: TabListProps<Item>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const strip = useCurrentInView<HTMLDivElement>();
  return (
    <div ref={strip} className={css.strip}>
      <AriaTabList
        {...(props as AriaTabListProps<Item>)}
        aria-label={label}
        {...(id && { render: (tabProps) => <div {...tabProps} id={id} /> })}
        ref={ref}
        className={css.list}
      />
    </div>
  );
}) as <Item extends object>(props: TabListProps<Item> & RefAttributes<HTMLDivElement>) => ReactNode;

export interface TabProps extends Omit<UnstyledProps<AriaTabProps>, 'children'> {
  /** Name of the panel. */
  children: string;
  /**
   * Icon before the name, 16 px.
   * @default none
   */
  icon?: ReactNode;
  /**
   * How many things are in the panel.
   * @default none
   */
  count?: ReactNode;
}

/** One tab. It has the same `id` as its panel. */
export const Tab = forwardRef<HTMLDivElement, TabProps>(function Tab(
  { children, icon, count, ...props },
  ref,
) {
  return (
    <AriaTab {...(props as AriaTabProps)} ref={ref} className={css.tab}>
      <Words icon={icon} count={count}>
        {children}
      </Words>
    </AriaTab>
  );
});

export interface TabPanelProps extends UnstyledProps<AriaTabPanelProps> {
  /**
   * Whether the panel keeps its state while another tab is open: typed text, a position in a list. If not, it is
   * mounted again each time.
   * @default false
   */
  shouldForceMount?: boolean | undefined;
}

/** The panel that a tab opens. It has the same `id` as its tab. */
export const TabPanel: ForwardRefExoticComponent<TabPanelProps & RefAttributes<HTMLDivElement>> =
  forwardRef<HTMLDivElement, TabPanelProps>(function TabPanel(props, ref) {
    return <AriaTabPanel {...(props as AriaTabPanelProps)} ref={ref} className={css.panel} />;
  });

export interface TabLinksProps extends DomProps {
  /** Accessible name of the navigation. */
  label: string;
  /** The `TabLink`s. */
  children: ReactNode;
}

/** Tabs with URLs: a navigation of links that looks like `Tabs`. */
export const TabLinks = forwardRef<HTMLElement, TabLinksProps>(function TabLinks(
  { label, children, ...props },
  ref,
) {
  const strip = useCurrentInView<HTMLElement>(ref);
  return (
    <nav {...props} ref={strip} className={css.strip} aria-label={label}>
      <ul className={css.list}>{children}</ul>
    </nav>
  );
});

export interface TabLinkProps extends Pick<TabProps, 'children' | 'icon' | 'count'>, DomProps {
  /** URL of the panel. */
  href: string;
  /**
   * Whether this is the current URL.
   * @default false
   */
  isCurrent?: boolean | undefined;
}

/** One link of `TabLinks`. Inside React Aria's `RouterProvider` it navigates without a page load. */
export const TabLink = forwardRef<HTMLAnchorElement, TabLinkProps>(function TabLink(
  { href, isCurrent, children, icon, count, ...props },
  ref,
) {
  return (
    <li>
      <Link
        {...(props as LinkProps)}
        {...(isCurrent && { 'aria-current': 'page' })}
        ref={ref}
        href={href}
        className={css.tab}
      >
        <Words icon={icon} count={count}>
          {children}
        </Words>
      </Link>
    </li>
  );
});

function Words({ children, icon, count }: Pick<TabProps, 'children' | 'icon' | 'count'>) {
  return (
    <>
      {icon && <span className={css.icon}>{icon}</span>}
      <span className={css.words} data-words={children}>
        {children}
      </span>
      {count != null && <span className={css.count}>{count}</span>}
    </>
  );
}

const middleOf = (element: Element) => {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
};

/** Marks a strip with the sides on which it has more tabs than are in view. */
function markMore(list: HTMLElement) {
  const hidden = list.scrollWidth - list.clientWidth;
  // negative in a text that runs from right to left
  const before = Math.abs(list.scrollLeft);
  list.toggleAttribute('data-more-before', before > 1);
  list.toggleAttribute('data-more-after', hidden - before > 1);
}

/**
 * Keeps the open tab of a strip in view if the strip is too narrow for all, whoever opens it and whenever tabs come,
 * without scrolling the page.
 */
function useCurrentInView<Strip extends HTMLElement>(ref?: ForwardedRef<Strip>) {
  const strip = useRef<Strip>(null);
  useImperativeHandle<Strip | null, Strip | null>(ref, () => strip.current);
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    // React Aria renders the tabs a moment after the strip
    const withList = (work: (list: HTMLElement) => void) => {
      const list = element.firstElementChild;
      if (list instanceof HTMLElement) work(list);
    };
    const showCurrent = () =>
      withList((list) => {
        const current = list.querySelector('[aria-selected="true"], [aria-current]');
        if (current) list.scrollLeft += middleOf(current) - middleOf(list);
        markMore(list);
      });
    // a font or a count that loads later moves the tabs after it
    const sizes = new ResizeObserver(showCurrent);
    const watchSizes = () => {
      sizes.observe(element);
      withList((list) => {
        for (const tab of list.children) sizes.observe(tab);
      });
    };
    const changes = new MutationObserver(() => {
      watchSizes();
      showCurrent();
    });
    watchSizes();
    const attributeFilter = ['aria-selected', 'aria-current'];
    changes.observe(element, { childList: true, subtree: true, attributeFilter });
    const onScroll = () => withList(markMore);
    // a scroll does not bubble
    element.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
      element.removeEventListener('scroll', onScroll, true);
    };
  }, []);
  return strip;
}
