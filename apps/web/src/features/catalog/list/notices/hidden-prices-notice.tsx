import { Note } from '@org/ui/note';
import { LoginForPrice } from '../../offers/login-for-price.tsx';
import * as css from '../product-list.css.ts';

/** Says that the goods have prices which this visitor does not see. */
export function HiddenPricesNotice() {
  return (
    <div className={css.notice} role="status">
      <Note>
        <LoginForPrice />
      </Note>
    </div>
  );
}
