import { toast, toastErrorOf } from '../../../shared/page/messages.ts';
import { changeWatches, type Watch } from './watches.atoms.ts';

/** Stops watching a line, and offers to go on for the same. */
export const stopWatch = ({ request, line_id, to, price, quantity, day }: Watch) =>
  toastErrorOf(
    changeWatches(request.id, [{ line_id, wanted: null }], to).then(() =>
      toast.info('Больше не следите', () =>
        toastErrorOf(
          changeWatches(request.id, [{ line_id, wanted: { price, quantity, day } }], to),
        ),
      ),
    ),
  );
