import { Button } from '@org/ui/button';
import { useAtomValue } from 'jotai';
import { type ComponentProps, Suspense, useState } from 'react';
import { ListFailure } from './list-failure.tsx';
import { OfferList } from './offer-list.tsx';
import { OfferSkeletons } from './offer-skeletons.tsx';
import { foldWords, type StandingGroup } from './offer-words.ts';
import { nextOffersOf, type OffersKey, offersAtom, offersIn } from './offers.atoms.ts';
import * as css from './offers.css.ts';

export interface OfferFoldProps extends Pick<ComponentProps<typeof OfferList>, 'title' | 'view'> {
  group: StandingGroup;
  /** The offers that can be the best, summed up. */
  fresh: StandingGroup | undefined;
  /** What offers to ask for. */
  asked: OffersKey;
  offerAge: boolean;
  /** Whether it is open at first. */
  isOpen: boolean;
}

/** Offers that can't be the best, as one line: how many, from what price, and a button that shows them. */
export function OfferFold({ group, fresh, isOpen: isFirst, ...list }: OfferFoldProps) {
  const [isOpen, setOpen] = useState(isFirst);
  const [title, text] = foldWords(group, fresh);
  return (
    <div className={css.fold}>
      <div className={css.foldLine}>
        <span>
          <b>{title}:</b> {text}
        </span>
        <Button
          variant="ghost"
          size="s"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Скрыть' : 'Показать'}: ${title}`}
          onPress={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Скрыть' : 'Показать'}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <FoldedOffers {...list} count={group.offers_count} standing={group.standing} />
        </Suspense>
      )}
    </div>
  );
}

interface FoldedOffersProps extends Omit<OfferFoldProps, 'group' | 'fresh' | 'isOpen'> {
  count: number;
  standing: StandingGroup['standing'];
}

function FoldedOffers({ asked, count, standing, ...list }: FoldedOffersProps) {
  const pages = useAtomValue(offersAtom({ ...asked, standing }));
  const offers = offersIn(pages.data?.pages);
  if (pages.isError) return <ListFailure error={pages.error} onRetry={() => pages.refetch()} />;
  if (!pages.data) return <OfferSkeletons count={Math.min(5, count)} />;
  return (
    <>
      <OfferList {...list} offers={offers} />
      {pages.hasNextPage && (
        <Button
          variant="ghost"
          isPending={pages.isFetchingNextPage}
          onPress={() => pages.fetchNextPage()}
        >
          Ещё {nextOffersOf(offers.length, count)}
        </Button>
      )}
    </>
  );
}
