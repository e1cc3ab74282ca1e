import { useAtomValue } from 'jotai';
import { toast } from '../../../shared/page/messages.ts';
import type { Product } from '../product-words.ts';
import { correctFacts, productFactsAtom } from './facts.atoms.ts';
import { FactsDialog } from './facts-dialog.tsx';

export interface FactsOfProductProps {
  product: Product;
  onClose: () => void;
}

/** The dialog with the facts of a product, from the server. */
export function FactsOfProduct({ product, onClose }: FactsOfProductProps) {
  const { data } = useAtomValue(productFactsAtom(product.id));
  if (!data) return null;
  return (
    <FactsDialog
      title={product.title}
      facts={data}
      onCorrect={async (companyId, facts) => {
        await correctFacts(product.id, companyId, facts);
        toast.success('Исправили. Карточка обновится у всех');
      }}
      onClose={onClose}
    />
  );
}
