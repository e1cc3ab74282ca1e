import { Button } from '@org/ui/button';
import { ButtonLink } from '@org/ui/button-link';
import { useAtom } from 'jotai';
import { useTakenOver } from '../../../shared/hooks/use-taken-over.ts';
import { toast } from '../../../shared/page/messages.ts';
import { paths } from '../../../shared/page/paths.ts';
import { comparedIdsAtom, MAX_COMPARED } from './compared-ids.ts';

/** Puts a product aside to compare; leads to the comparison once it is there. */
export function CompareButton({ productId, title }: { productId: string; title: string }) {
  const [ids, setIds] = useAtom(comparedIdsAtom);
  // the server doesn't know what is put aside
  const isTakenOver = useTakenOver();
  if (isTakenOver && ids.includes(productId))
    return (
      <ButtonLink variant="ghost" size="s" href={paths.compare(ids)}>
        В сравнении: {ids.length}
      </ButtonLink>
    );
  return (
    <Button
      variant="ghost"
      size="s"
      aria-label={`Сравнить: ${title}`}
      onPress={() =>
        ids.length < MAX_COMPARED
          ? setIds([...ids, productId])
          : toast.info(`В сравнении уже ${MAX_COMPARED}. Уберите там что-нибудь`)
      }
    >
      Сравнить
    </Button>
  );
}
