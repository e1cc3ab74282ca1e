import { Count } from '@org/ui/count';
import { ChevronDownIcon } from '@org/ui/icons';
import { useAtom } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import * as css from './filter-rail.css.ts';
import { targetGroupAtom } from './filters.atoms.ts';

export interface FilterGroupProps {
  title: string;
  /** The number of values that are set in the group. */
  active: number;
  /** Starts closed, unless a value is set in the group. The content loads when it opens. */
  isFolded: boolean;
  children: ReactNode;
}

/** A group of the filter rail; opens and closes, and says how many of its values are set. */
export function FilterGroup({ title, active, isFolded, children }: FilterGroupProps) {
  const [isExpanded, setExpanded] = useState(!isFolded || active > 0);
  const [wasExpanded, setWasExpanded] = useState(isExpanded);
  if (isExpanded && !wasExpanded) setWasExpanded(true);
  const toggle = useRef<HTMLButtonElement>(null);
  const [sought, setSought] = useAtom(targetGroupAtom);
  useEffect(() => {
    // the rail is in the page, but hidden, where only the sheet has room
    if (sought !== title || !toggle.current?.checkVisibility()) return;
    setSought(null);
    setExpanded(true);
    toggle.current.focus({ preventScroll: true });
    toggle.current.scrollIntoView({ block: 'center' });
  }, [sought, title, setSought]);
  return (
    <Disclosure className={css.group} isExpanded={isExpanded} onExpandedChange={setExpanded}>
      <h2 className={css.heading}>
        <Button ref={toggle} slot="trigger" className={css.toggle}>
          {title}
          {active > 0 && <Count>{active}</Count>}
          <span className={css.chevron}>
            <ChevronDownIcon size={16} />
          </span>
        </Button>
      </h2>
      <DisclosurePanel>{wasExpanded && <div className={css.body}>{children}</div>}</DisclosurePanel>
    </Disclosure>
  );
}
