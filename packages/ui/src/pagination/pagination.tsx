import { forwardRef, type ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { filled } from '../family/phone-words.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx';
import { type DomProps, domProps } from '../internal/dom-props.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { type Template, useWords } from '../words/words.tsx';
import { type PageSlot, paginate } from './paginate.ts';
import * as css from './pagination.css.ts';

export interface PaginationProps extends DomProps {
  /**
   * Accessible name of the navigation.
   * @default those of `WordsProvider`
   */
  label?: string | undefined;
  /** Current page, from 1. */
  page: number;
  /** How many pages there are. With one page or none nothing is rendered. */
  pageCount: number;
  /** Returns the URL of a page: every page is a link that can be opened in a new tab, shared and crawled. */
  hrefOf: (page: number) => string;
  /**
   * Accessible name of a page's link, with `{number}`, or a function of it: in a list of links the number alone says
   * little.
   * @default those of `WordsProvider`
   */
  pageLabel?: Template<number> | undefined;
  /**
   * Accessible name of the arrow to the previous page.
   * @default those of `WordsProvider`
   */
  previousLabel?: string | undefined;
  /**
   * Accessible name of the arrow to the next page.
   * @default those of `WordsProvider`
   */
  nextLabel?: string | undefined;
  /**
   * How many neighbours of the current page to show on each side.
   * @default 1
   */
  siblings?: number | undefined;
}

/**
 * Page numbers as links. Their number is the same on every page, so that the links do not move under the pointer. On
 * phones only the first, last and current page and the arrows are shown. Inside React Aria's `RouterProvider` the links
 * navigate without a page load.
 */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(props, ref) {
  const words = useWords();
  const { page, pageCount, hrefOf, siblings = 1, pageLabel = words.page } = props;
  const { previousLabel = words.previousPage, nextLabel = words.nextPage } = props;
  if (pageCount <= 1) return null;
  return (
    <nav {...domProps(props)} ref={ref} aria-label={props.label ?? words.pages}>
      <ul className={css.list}>
        <li>
          <Step href={page > 1 ? hrefOf(page - 1) : undefined} rel="prev" label={previousLabel}>
            <ChevronLeftIcon size={16} />
          </Step>
        </li>
        {paginate(page, pageCount, siblings).map((slot, index) => (
          <li
            key={slot === 'gap' ? `gap-${index}` : slot}
            className={isRoomy(slot, page, pageCount) ? css.roomy : undefined}
          >
            <Slot {...{ page, hrefOf, pageLabel, slot }} />
          </li>
        ))}
        <li>
          <Step href={page < pageCount ? hrefOf(page + 1) : undefined} rel="next" label={nextLabel}>
            <ChevronRightIcon size={16} />
          </Step>
        </li>
      </ul>
    </nav>
  );
});

const isRoomy = (slot: PageSlot, page: number, pageCount: number) =>
  slot !== 'gap' && slot !== 1 && slot !== page && slot !== pageCount;

interface SlotProps extends Pick<PaginationProps, 'page' | 'hrefOf'> {
  slot: PageSlot;
  pageLabel: Template<number>;
}

function Slot({ slot, page, hrefOf, pageLabel }: SlotProps) {
  if (slot === 'gap') return <span className={css.gap}>…</span>;
  const name = filled(pageLabel, 'number', slot);
  if (slot === page)
    return (
      <span className={css.current} aria-current="page">
        <VisuallyHidden>{name}</VisuallyHidden>
        <span aria-hidden="true">{slot}</span>
      </span>
    );
  return (
    <Link className={css.link} href={hrefOf(slot)} aria-label={name}>
      {slot}
    </Link>
  );
}

interface StepProps {
  href: string | undefined;
  rel: 'prev' | 'next';
  label: string;
  children: ReactNode;
}

function Step({ href, rel, label, children }: StepProps) {
  const icon = <span className={css.arrow}>{children}</span>;
  if (href === undefined)
    return (
      <span className={css.nowhere} aria-hidden="true">
        {icon}
      </span>
    );
  return (
    <Link className={css.link} href={href} rel={rel} aria-label={label}>
      {icon}
    </Link>
  );
}
