import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-aria-components/Link';
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
import type { Unstyled } from '../internal/unstyled.ts';
import * as css from './tabs.css.ts';

export type TabsProps = Omit<Unstyled<AriaTabsProps>, 'orientation'>;

/**
 * Panels that share one place. Arrows, Home and End move between tabs and open them; only the open tab is a stop of the
 * Tab key. Where each panel has an address of its own, use `TabLinks`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs(props: TabsProps) {
  return <AriaTabs {...props} className={css.tabs} />;
}

export type TabListProps<Item extends object> = Unstyled<AriaTabListProps<Item>>;

/** The strip of tabs. Give it `aria-label`. It scrolls sideways when it is too narrow. */
export function TabList<Item extends object>(props: TabListProps<Item>) {
  const strip = useCurrentInView();
  return (
    <div ref={strip} className={css.strip}>
      <AriaTabList {...props} className={css.list} />
    </div>
  );
}

export interface TabProps extends Omit<Unstyled<AriaTabProps>, 'children'> {
  /** Name of the panel. */
  children: string;
  /**
   * How many things are in it.
   * @default none
   */
  count?: ReactNode;
}

/** One tab; `id` is that of its panel. */
export function Tab({ children, count, ...props }: TabProps) {
  return (
    <AriaTab {...props} className={css.tab}>
      <Words count={count}>{children}</Words>
    </AriaTab>
  );
}

export type TabPanelProps = Unstyled<AriaTabPanelProps>;

/** What a tab opens; `id` is that of its tab. */
export function TabPanel(props: TabPanelProps) {
  return <AriaTabPanel {...props} className={css.panel} />;
}

export interface TabLinksProps {
  /** Name of the navigation for assistive technology. */
  label: string;
  /** The `TabLink`s. */
  children: ReactNode;
}

/** Tabs that are addresses: a navigation of links that looks like `Tabs`. */
export function TabLinks({ label, children }: TabLinksProps) {
  const strip = useCurrentInView();
  return (
    <nav ref={strip} className={css.strip} aria-label={label}>
      <ul className={css.list}>{children}</ul>
    </nav>
  );
}

export interface TabLinkProps extends Pick<TabProps, 'children' | 'count'> {
  /** Address of the panel. */
  href: string;
  /**
   * Whether this address is open now.
   * @default false
   */
  isCurrent?: boolean;
}

/** One link of `TabLinks`. It goes through React Aria's `RouterProvider` where there is one. */
export function TabLink({ href, isCurrent = false, children, count }: TabLinkProps) {
  return (
    <li>
      <Link href={href} className={css.tab} aria-current={isCurrent ? 'page' : undefined}>
        <Words count={count}>{children}</Words>
      </Link>
    </li>
  );
}

function Words({ children, count }: Pick<TabProps, 'children' | 'count'>) {
  return (
    <>
      <span className={css.words} data-words={children}>
        {children}
      </span>
      {count != null && <span className={css.count}>{count}</span>}
    </>
  );
}

/** Brings the open tab into view when the strip is too narrow for all, without scrolling the page. */
function useCurrentInView() {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const showCurrent = () => {
      const list = strip.current?.firstElementChild;
      const current = list?.querySelector('[aria-selected="true"], [aria-current]');
      if (!list || !current) return;
      const { left, width } = current.getBoundingClientRect();
      const box = list.getBoundingClientRect();
      list.scrollLeft += left + width / 2 - (box.left + box.width / 2);
    };
    // Tabs are drawn a moment after the strip, which has a height only then.
    const observer = new ResizeObserver(showCurrent);
    if (strip.current) observer.observe(strip.current);
    return () => observer.disconnect();
  }, []);
  return strip;
}
