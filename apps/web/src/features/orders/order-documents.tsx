import { Button } from '@org/ui/button';
import { messageOf } from '../../shared/api/api.ts';
import { formatMoney } from '../../shared/format/format.ts';
import { formatDayOfYear } from '../../shared/format/format-moment.ts';
import { useBusy } from '../../shared/hooks/use-busy.ts';
import { toast } from '../../shared/page/messages.ts';
import { saveFile } from '../../shared/save-file.ts';
import * as css from './order.css.ts';
import { downloadDocument, type Order } from './orders.atoms.ts';

type OrderDocument = Order['documents'][number];
const NAMES: Record<OrderDocument['kind'], string> = {
  invoice: 'Счёт',
  upd: 'УПД',
  torg12: 'ТОРГ-12',
};

/** The documents that do not exist yet: when each will, or why it never will. */
function missingDocuments({ documents, status, items }: Order): [name: string, when: string][] {
  if (status === 'declined' || status === 'cancelled') return [];
  const has = (kind: OrderDocument['kind']) => documents.some((document) => document.kind === kind);
  const isUntaxed = items.every(({ vat_rate }) => vat_rate === null);
  return [
    ...(has('invoice') ? [] : ([['Счёт на оплату', 'когда поставщик его выставит']] as const)),
    ...(isUntaxed
      ? has('torg12')
        ? []
        : ([['ТОРГ-12', 'при отгрузке, PDF и XML']] as const)
      : [
          ...(has('upd') ? [] : ([['УПД', 'при отгрузке, PDF и XML']] as const)),
          ['ТОРГ-12', 'не нужна: поставщик работает с НДС'] as const,
        ]),
  ].map(([name, when]) => [name, when]);
}

/** The documents of an order, and when the missing ones will be there. */
export function OrderDocuments({ order }: { order: Order }) {
  return (
    <section className={css.block} aria-label="Документы">
      <h2 className={css.heading}>Документы</h2>
      {order.documents.map((document) => (
        <div key={document.id} className={css.paper}>
          <div>
            {NAMES[document.kind]} {document.number}
            <div className={css.note}>
              от {formatDayOfYear(document.issued_on)}, {formatMoney(document.sum)}
            </div>
          </div>
          <div className={css.stripActs}>
            <Download order={order.id} document={document} format="pdf" />
            {document.kind !== 'invoice' && (
              <Download order={order.id} document={document} format="xml" />
            )}
          </div>
        </div>
      ))}
      {order.credited_sum > 0 && (
        <p className={css.note}>
          Суммы в документах до претензий: по ним снято {formatMoney(order.credited_sum)}, к оплате{' '}
          {formatMoney(order.payable)}
        </p>
      )}
      {missingDocuments(order).map(([name, when]) => (
        <div key={name} className={css.paper}>
          <div>
            {name}
            <div className={css.note}>{when}</div>
          </div>
        </div>
      ))}
    </section>
  );
}

interface DownloadProps {
  order: string;
  document: OrderDocument;
  format: 'pdf' | 'xml';
}

function Download({ order, document, format }: DownloadProps) {
  const [isPending, during] = useBusy();
  const name = `${NAMES[document.kind]} ${document.number}`;
  const download = async () => {
    try {
      saveFile(await downloadDocument(order, document.id, format), `${name}.${format}`);
    } catch (failure) {
      toast.error(`${name} не скачался. ${messageOf(failure)}`);
    }
  };
  return (
    <Button
      size="s"
      variant="ghost"
      aria-label={`${name}, ${format.toUpperCase()}`}
      isPending={isPending}
      onPress={() => void during(download())}
    >
      {format.toUpperCase()}
    </Button>
  );
}
